import type { Business } from './business.ts';
import type { CityProfile } from './city.ts';
import type { PlaceNotes } from './place-notes.ts';
import type { QuestionSet } from './question.ts';
import type { Service } from './service.ts';

/** A place as the live look-up knows it. */
export interface KnownPlace {
  readonly slug: string;
  readonly citySlug: string;
}

/** What the build knew, as /live.json carries it. */
export interface LiveData {
  readonly business: Business;
  /** Those of the store and those of the catalogue alone, in the order of lists. */
  readonly services: readonly Service[];
  readonly questionSets: readonly QuestionSet[];
  /** Those of the store and those of the catalogue alone: each has its /live/{slug}.json. */
  readonly cities: readonly { readonly slug: string; readonly name: string }[];
  readonly places: readonly KnownPlace[];
}

/** What the repository knows of a city and its places beyond their rows, as /live/{slug}.json carries it. */
export interface LiveCity {
  readonly profile: CityProfile | null;
  /** By the place's slug. */
  readonly notes: Readonly<Record<string, PlaceNotes>>;
}
