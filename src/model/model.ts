import type { Business } from './business.ts';
import type { City } from './city.ts';
import type { Hub } from './hub.ts';
import type { ImageEntry } from './image.ts';
import type { Neighborhood } from './neighborhood.ts';
import type { PlaceNotes } from './place-notes.ts';
import type { Post } from './post.ts';
import type { QuestionSet } from './question.ts';
import type { Review } from './review.ts';
import type { Revisions } from './revision.ts';
import type { Service } from './service.ts';

/** Everything the site is made from, parsed and joined: what src/data hands to the pages. */
export interface Model {
  readonly business: Business;
  /** Sorted by name. */
  readonly cities: readonly City[];
  /** Sorted by priority, then name. */
  readonly services: readonly Service[];
  /** Sorted by city, then slug. */
  readonly neighborhoods: readonly Neighborhood[];
  /** What the repository knows of places, by city and place: of those too that the store does not have yet. */
  readonly placeNotes: ReadonlyMap<string, Readonly<Record<string, PlaceNotes>>>;
  /** Newest first. */
  readonly posts: readonly Post[];
  readonly hubs: readonly Hub[];
  readonly questionSets: readonly QuestionSet[];
  readonly reviews: readonly Review[];
  readonly images: readonly ImageEntry[];
  readonly revisions: Revisions;
  /** One line each: what the build should mention (a city without a portrait, default wording used ...). */
  readonly notices: readonly string[];
  /** Those of the notices that say why `business` is the default wording and not the owner's file; none when it is the file. */
  readonly businessIssues: readonly string[];
}
