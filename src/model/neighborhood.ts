import type { Coordinates } from './geography.ts';
import type { PlaceNotes } from './place-notes.ts';

/** A place with FAQ pages of its own. */
export interface Neighborhood {
  readonly slug: string;
  readonly name: string;
  readonly citySlug: string;
  readonly cityName: string;
  readonly landmarks: readonly string[];
  readonly roads: readonly string[];
  readonly localBusinesses: readonly string[];
  readonly characteristics: readonly string[];
  readonly coordinates: Coordinates | null;
  /** What the repository knows of the place beyond its row; null for one that is newer than the notes. */
  readonly notes: PlaceNotes | null;
  /** ISO 8601. */
  readonly updatedAt: string;
}
