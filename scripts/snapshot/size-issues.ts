import type { Issue } from '#model/rows/issue.ts';
import type { TableName } from '#model/rows/tables.ts';
import { TABLE_NAMES } from './table-file.ts';

/** The least share of its rows that a table keeps from one snapshot to the next. */
const KEPT_SHARE = 0.8;

const ALLOW = '--allow-shrink takes it as it is';

/**
 * A issue for each table that lost more than a fifth of its rows, or all of them: a policy or a slip of the hand hides
 * rows without any error. A table that was empty before may stay so.
 */
export function sizeIssues(
  counts: Readonly<Record<TableName, number>>,
  before: Readonly<Record<TableName, number | null>>,
): Issue[] {
  return TABLE_NAMES.flatMap((table): Issue[] => {
    const count = counts[table];
    const was = before[table];
    const issue = (expected: string): Issue[] => [
      { file: table, row: '-', field: 'number of rows', value: String(count), expected: `${expected}; ${ALLOW}` },
    ];
    if (count === 0) return was === 0 ? [] : issue('at least one row');
    if (was === null || count >= was * KEPT_SHARE) return [];
    return issue(`at least ${Math.ceil(was * KEPT_SHARE)}, four fifths of the ${was} that stand`);
  });
}
