import type { AuditReport } from '#scripts/audit/report.ts';
import type { Finding } from '#scripts/audit/site.ts';
import { committedModel } from './committed-data.ts';

/**
 * The remarks of an audit that no rows of an owner explain. The sample has none at all; the median reading grade of a
 * kind of page moves with the facts, services and places of an owner.
 */
export const unexpectedRemarks = (
  { remarks: { first } }: AuditReport,
  isSample = committedModel().business.sample,
): readonly Finding[] => (isSample ? first : first.filter(({ says }) => !says.includes('median reading grade')));
