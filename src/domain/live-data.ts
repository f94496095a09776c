import type { Business } from './business.ts';
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
  /** Services with FAQ pages. */
  readonly services: readonly Service[];
  readonly questionSets: readonly QuestionSet[];
  readonly cities: readonly { readonly slug: string; readonly name: string }[];
  readonly places: readonly KnownPlace[];
}
