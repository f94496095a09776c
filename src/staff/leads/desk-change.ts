import type { DeskChange } from './lead-row.ts';

/**
 * What to do with a change that was made on an older version of a lead:
 *
 * - 'apply': nobody else changed the same columns, so both changes fit together;
 * - 'done': the lead already has these values, because an answer was lost or a colleague did the same;
 * - 'conflict': a colleague set one of the columns to something else.
 *
 * `base` has the changed columns as this member saw them, `theirs` as the store has them now.
 */
export function compareDeskChange(
  base: DeskChange,
  theirs: DeskChange,
  change: DeskChange,
): 'apply' | 'done' | 'conflict' {
  const columns = Object.keys(change) as (keyof DeskChange)[];
  if (columns.every((column) => theirs[column] === change[column])) return 'done';
  return columns.every((column) => theirs[column] === base[column] || theirs[column] === change[column])
    ? 'apply'
    : 'conflict';
}
