/** The tables of places and services, whose changes the staff area counts. Posts it knows one by one. */
export const COUNTED_TABLES = ['cities', 'services', 'neighborhoods'] as const;

/** One of them. */
export type CountedTable = (typeof COUNTED_TABLES)[number];

/** How much a table held. */
export interface TableState {
  readonly rows: number;
  /** The newest updated_at, an ISO instant; null for a table without rows. */
  readonly newest: string | null;
}

/** What the public site was built from, for the staff area to compare with the store. */
export interface BuildFacts {
  /** When the snapshot was read, an ISO instant. */
  readonly takenAt: string;
  /** Whether it was read from the store that the site is configured for. */
  readonly fromStore: boolean;
  readonly tables: Readonly<Record<CountedTable, TableState>>;
  /** The updated_at of each post that the site shows, by its id. */
  readonly posts: Readonly<Record<string, string>>;
}
