import type { TableName } from '#model/rows/tables.ts';
import type { Issue } from '#model/rows/issue.ts';
import { insist, type Reading } from './insist.ts';
import { type JoinedCities, noteCities, noteJoined } from './joined-cities.ts';
import { type KeptRow, keepRows } from './kept-rows.ts';
import { UnusableAnswer } from './refusal.ts';
import { type Mark, type RawRow, readMark, readPage } from './requests.ts';
import type { StoreClient } from './store-client.ts';

/** A table as it was read. */
export interface ReadTable {
  /** What it looked like before. */
  readonly mark: Mark;
  /** How many rows there were, those with issues included. */
  readonly count: number;
  readonly rows: readonly KeptRow[];
  readonly issues: readonly Issue[];
  /** Cities by id: those of cities, and those that neighborhoods are joined with. */
  readonly cities: JoinedCities;
  /** False when one city showed two faces while the pages were read. */
  readonly steady: boolean;
}

/** Tells how far a table is read: rows so far, of the store's count. */
export type TellRows = (table: TableName, read: number, count: number) => void;

/** Throws an UnusableAnswer when a page has a row twice, or one of an earlier page. */
function assertNew(rows: readonly RawRow[], seen: ReadonlySet<RawRow['id']>): void {
  const own = new Set<RawRow['id']>();
  for (const { id } of rows) {
    if (own.has(id) || seen.has(id)) throw new UnusableAnswer(`a page with row ${id} twice`);
    own.add(id);
  }
}

/** Asks for a table's mark until the store gives it. */
export const insistOnMark = (store: StoreClient, table: TableName, reading: Reading): Promise<Mark> =>
  insist(`${table}: count`, (signal) => readMark(store, table, signal), reading);

/**
 * Reads a table page by page. Each page is checked and turned into text while the store works on the next one. The end
 * is where the count is reached or a page is empty: a store may give less than a whole page.
 */
export async function readTable(
  store: StoreClient,
  table: TableName,
  reading: Reading,
  tell: TellRows,
): Promise<ReadTable> {
  const mark = await insistOnMark(store, table, reading);
  const seen = new Set<RawRow['id']>();
  const cities: JoinedCities = new Map();
  const rows: KeptRow[] = [];
  const issues: Issue[] = [];
  let steady = true;
  const ask = async (after: RawRow['id'] | null): Promise<readonly RawRow[]> =>
    insist(
      table,
      async (signal) => {
        const page = await readPage(store, table, after, reading.limits.pageRows, signal);
        assertNew(page, seen);
        return page;
      },
      reading,
    );
  tell(table, 0, mark.count);
  let next = mark.count === 0 ? null : ask(null);
  while (next !== null) {
    const page = await next;
    for (const { id } of page) seen.add(id);
    const last = page.at(-1);
    next = last === undefined || seen.size >= mark.count ? null : ask(last.id);
    // It is awaited in the next turn, and must not count as unhandled until then.
    next?.catch(() => undefined);
    const kept = keepRows(table, page);
    rows.push(...kept.rows);
    issues.push(...kept.issues);
    if (table === 'cities') noteCities(cities, page);
    if (table === 'neighborhoods') steady = noteJoined(cities, page) && steady;
    tell(table, seen.size, mark.count);
  }
  return { mark, count: seen.size, rows, issues, cities, steady };
}
