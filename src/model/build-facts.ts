import type { TableName } from './rows/tables.ts';
import type { SetAsideList } from './set-aside.ts';

/** The tables whose changes the staff area counts; posts are compared one by one. */
export const COUNTED_TABLES = ['cities', 'services', 'neighborhoods'] as const;

/** A counted table. */
export type CountedTable = (typeof COUNTED_TABLES)[number];

/** The state of a table in the store when the snapshot was read. */
export interface TableState {
  readonly rows: number;
  /** The newest updated_at, an ISO instant; null for an empty table. */
  readonly newest: string | null;
}

/** What the public site was built from; the staff area compares it with the store. */
export interface BuildFacts {
  /** When the snapshot was read, an ISO instant. */
  readonly takenAt: string;
  /** Whether the snapshot came from the store that the site is configured for. */
  readonly fromStore: boolean;
  readonly tables: Readonly<Record<CountedTable, TableState>>;
  /** How many rows of each table the site has: the next snapshot may not have far fewer. */
  readonly rows: Readonly<Record<TableName, number>>;
  /** What the site cannot show of the store. */
  readonly setAside: SetAsideList;
  /** The updated_at of each public post, by its id. */
  readonly posts: Readonly<Record<string, string>>;
}
