import { ORDINARY_DELETIONS } from '#model/ordinary-deletions.ts';
import type { Issue } from '#model/rows/issue.ts';
import type { TableName } from '#model/rows/tables.ts';
import { TABLE_NAMES } from './table-file.ts';

/** The share of its rows that a table must keep from one snapshot to the next. */
const MIN_SHARE = 0.8;

/** How many of `before` rows must remain. Of fewer than 20 rows a fifth would be an ordinary day's deletions. */
const minimumOf = (before: number): number =>
  Math.min(Math.ceil(before * MIN_SHARE), Math.max(before - ORDINARY_DELETIONS, 1));

/** What visitors have: row counts, and where from, such as 'in the current snapshot'. */
export interface VisibleRows {
  readonly counts: Readonly<Record<TableName, number | null>>;
  readonly where: string;
}

/** Singular and plural of each table's rows. */
const NOUNS: Readonly<Record<TableName, readonly [string, string]>> = {
  cities: ['city', 'cities'],
  services: ['service', 'services'],
  neighborhoods: ['neighborhood', 'neighborhoods'],
  posts: ['post', 'posts'],
};

/** What the owner reads: 'The store has 1 post, and the site has 6.' */
function plainLoss(table: TableName, count: number, before: number | null): string {
  const [one, many] = NOUNS[table];
  const left = count === 0 ? `no ${many}` : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  return `The store has ${left}${before === null ? '' : `, and the site has ${before.toLocaleString('en-US')}`}.`;
}

/**
 * The issues of tables that are empty, or lost more than a fifth of the rows that visitors have and more than four: a
 * wrong policy hides rows without any error. A table that was empty before may stay so.
 */
export function shrinkIssues(counts: Readonly<Record<TableName, number>>, visible: VisibleRows): Issue[] {
  return TABLE_NAMES.flatMap((table): Issue[] => {
    const count = counts[table];
    const before = visible.counts[table];
    const issue = (expected: string): Issue[] => [
      {
        file: table,
        row: '-',
        field: 'number of rows',
        value: String(count),
        expected: `${expected}; --allow-shrink accepts it`,
        plain: plainLoss(table, count, before),
      },
    ];
    if (count === 0) return before === 0 ? [] : issue('at least one row');
    if (before === null) return [];
    const minimum = minimumOf(before);
    return count >= minimum ? [] : issue(`at least ${minimum} of the ${before} ${visible.where}`);
  });
}
