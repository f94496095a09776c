import type { Business } from '../../domain/business.ts';
import type { QuestionSet } from '../../domain/question.ts';
import type { Service } from '../../domain/service.ts';
import type { KnownPlace } from '../../routes/location.ts';

/** What the build knew, as /live.json carries it. */
export interface LiveData {
  readonly business: Business;
  /** Services with FAQ pages. */
  readonly services: readonly Service[];
  readonly questionSets: readonly QuestionSet[];
  readonly cities: readonly { readonly slug: string; readonly name: string }[];
  readonly places: readonly KnownPlace[];
}
