import type { Business } from './business.ts';
import type { Jobs } from './job.ts';
import type { City, CityProfile } from './place.ts';
import type { LinkedPost } from './post.ts';
import type { PlaceNotes } from './notes.ts';
import type { PlaceKind } from './place-kind.ts';
import type { QuestionSet } from './question.ts';
import type { Service } from './service.ts';
import type { LinkedStain } from './stain.ts';

/** A place for which the build made pages. */
export interface KnownPlace {
  readonly slug: string;
  readonly citySlug: string;
}

/** The build's data that live pages need: the content of /live.json. */
export interface LiveData {
  readonly business: Business;
  /** Including catalogue entries without a row, in display order. */
  readonly services: readonly Service[];
  readonly questionSets: readonly QuestionSet[];
  /** Including catalogue entries without a row; each has its /live/{slug}.json. */
  readonly cities: readonly { readonly slug: string; readonly name: string; readonly inStore: boolean }[];
  readonly places: readonly KnownPlace[];
  readonly posts: readonly LinkedPost[];
  readonly stains: readonly LinkedStain[];
}

/** What the catalogue adds to the rows of a city and its places: the content of /live/{slug}.json. */
export interface LiveCity {
  readonly profile: CityProfile | null;
  /** Sheets of the services that are newer than the build, or all of a city that is. */
  readonly sheets: City['sheets'];
  /** Notes of the places that are newer than the build, by place slug. */
  readonly notes: Readonly<Record<string, PlaceNotes>>;
  /**
   * Kinds of the places in the build, by place slug, where their notes name one; absent in a file of an older build.
   */
  readonly kinds?: Readonly<Record<string, PlaceKind>>;
  /** Jobs of the places and services that are newer than the build, by place slug. */
  readonly jobs: Readonly<Record<string, Jobs>>;
}
