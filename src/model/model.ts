import type { Business, Review } from './business.ts';
import type { FormerAddresses } from './former.ts';
import type { Lists } from './lists.ts';
import type { LiveCity } from './live-data.ts';
import type { ImageEntry } from './picture.ts';
import type { City, Hub, Neighborhood } from './place.ts';
import type { Post } from './post.ts';
import type { CommonQuestion, QuestionSet } from './question.ts';
import type { RegionMap } from './region.ts';
import type { Revisions } from './revision.ts';
import type { Service } from './service.ts';
import type { Stain } from './stain.ts';

/** Snapshot and catalogue, parsed and joined: the input of every page. */
export interface Model {
  readonly business: Business;
  /** What the maps show besides places. */
  readonly map: RegionMap;
  /** Sorted by name. */
  readonly cities: readonly City[];
  /** The services with a row, sorted by priority, then name. */
  readonly services: readonly Service[];
  /** Catalogue entries that the snapshot has no rows for yet: no page names them. */
  readonly pendingServices: readonly Service[];
  /** Sorted by city, then slug. */
  readonly neighborhoods: readonly Neighborhood[];
  /** What the catalogue knows of pages that the snapshot has no rows for yet, by city slug. */
  readonly pending: ReadonlyMap<string, Omit<LiveCity, 'profile' | 'kinds'>>;
  /** The slugs and addresses of renamed and removed rows, which redirect. */
  readonly former: FormerAddresses;
  /** Newest first. */
  readonly posts: readonly Post[];
  readonly hubs: readonly Hub[];
  readonly questionSets: readonly QuestionSet[];
  /** Sorted by slug. */
  readonly stains: readonly Stain[];
  /** The questions at the top of /faq, the most important first. */
  readonly commonQuestions: readonly CommonQuestion[];
  readonly lists: Lists;
  readonly reviews: readonly Review[];
  readonly images: readonly ImageEntry[];
  readonly revisions: Revisions;
  /**
   * What a build should report, one line each: a city without a portrait, default wording in use, and so
   * on.
   */
  readonly notices: readonly string[];
  /**
   * The subset of notices that explain why `business` is default wording; empty when it comes from the
   * owner's file.
   */
  readonly businessIssues: readonly string[];
}

/** The input of every page: the model and the settings of the build. */
export interface Site {
  readonly model: Model;
  /** The origin for canonicals and sitemaps, without a trailing slash. */
  readonly origin: string;
  /** ISO day of the build; decides which dated offers are shown. */
  readonly day: string;
  /**
   * Names of the existing Open Graph cards: 'service-house-washing'. A page without one uses the default
   * card.
   */
  readonly cards: ReadonlySet<string>;
}
