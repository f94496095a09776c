import { setTimeout as delay } from 'node:timers/promises';
import type { TableName } from '#model/rows/tables.ts';
import { type CheckedRow, checkRows, type RejectedRow } from './check-rows.ts';
import { InvalidResponseError, StoreError } from './store-errors.ts';
import {
  createStoreClient,
  type ReadSession,
  requestWithRetry,
  runAll,
  type StoreAddress,
  type StoreClient,
} from './store-requests.ts';
import { TABLE_NAMES, fieldText } from './table-file.ts';

// Written out, so that supabase-js checks them against the store's types; a test compares them with the
// schemas.
/** The select clause of each table: its own fields and, for neighborhoods, the joined city. */
export const SELECTED = {
  cities: 'id, name, slug, county, latitude, longitude, old_slugs, updated_at',
  services: 'id, slug, name, display_name, description, old_slugs, updated_at',
  neighborhoods:
    'id, city_id, name, slug, county, preposition, landmarks, roads, local_businesses, characteristics, latitude, longitude, old_slugs, updated_at, city:cities(slug, name)',
  posts:
    'id, slug, title, excerpt, body, cover_image, cover_alt, author, tags, meta_description, status, published_at, old_slugs, created_by, deleted_at, created_at, updated_at',
} as const satisfies Record<TableName, string>;

const queries = (store: StoreClient) => ({
  cities: () => store.from('cities').select(SELECTED.cities),
  services: () => store.from('services').select(SELECTED.services),
  neighborhoods: () => store.from('neighborhoods').select(SELECTED.neighborhoods),
  posts: () => store.from('posts').select(SELECTED.posts),
});

/** A row as the store returns it; only its id has been checked. */
type RawRow = Readonly<Record<string, unknown>> & { readonly id: string | number };

const hasId = (row: unknown): row is RawRow =>
  typeof row === 'object' && row !== null && 'id' in row && (typeof row.id === 'string' || typeof row.id === 'number');

/** Throws an InvalidResponseError when a row occurs twice in a page, or occurred on an earlier one. */
function assertDistinct(rows: readonly RawRow[], seen: ReadonlySet<RawRow['id']>): void {
  const ids = new Set<RawRow['id']>();
  for (const { id } of rows) {
    if (ids.has(id) || seen.has(id)) throw new InvalidResponseError(`a page with row ${id} twice`);
    ids.add(id);
  }
}

/**
 * Requests the rows with an id greater than `after`, in the order of their ids, at most `limit`. Keyset
 * pagination stays correct while rows are added and removed on earlier pages.
 */
async function requestPage(
  store: StoreClient,
  table: TableName,
  after: RawRow['id'] | null,
  limit: number,
  signal: AbortSignal,
): Promise<readonly RawRow[]> {
  const query = queries(store)[table]().order('id').limit(limit);
  const { data } = await (after === null ? query : query.gt('id', after))
    .abortSignal(signal)
    .retry(false)
    .throwOnError();
  const rows: unknown = data;
  if (!Array.isArray(rows)) throw new InvalidResponseError('a response without a list of rows');
  if (!rows.every(hasId)) throw new InvalidResponseError('a row without an id');
  return rows;
}

/** The row count and newest change of a table: when either differs from before, its rows have changed. */
interface TableVersion {
  readonly count: number;
  /** The newest updated_at; null in an empty table. */
  readonly newest: string | null;
}

/** Reads a table's version in one query, so that both values are of the same moment. */
const readVersion = (store: StoreClient, table: TableName, session: ReadSession): Promise<TableVersion> =>
  requestWithRetry(
    `${table}: count`,
    async (signal) => {
      const { data, count } = await store
        .from(table)
        .select('updated_at', { count: 'exact' })
        .order('updated_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      if (count === null || Number.isNaN(count)) throw new InvalidResponseError('a response without the count of rows');
      if (!Array.isArray(data)) throw new InvalidResponseError('a response without a list of rows');
      return { count, newest: data[0]?.updated_at ?? null };
    },
    session,
  );

/** Slug and name of cities, as one JSON text, by city id. */
type CityNames = Map<string, string>;

const nameOfCity = (city: unknown): string =>
  city === null ? '' : JSON.stringify([fieldText(city, 'slug'), fieldText(city, 'name')]);

/**
 * Adds the cities joined to neighborhoods. Returns false when one city has two names: it changed between two
 * pages.
 */
function addJoinedCities(names: CityNames, rows: readonly RawRow[]): boolean {
  let consistent = true;
  for (const row of rows) {
    const id = fieldText(row, 'city_id');
    const name = nameOfCity(row['city'] ?? null);
    const earlier = names.get(id);
    if (earlier === undefined) names.set(id, name);
    else if (earlier !== name) consistent = false;
  }
  return consistent;
}

/** A table as it was read. */
export interface TableReading {
  /** The table's version before its first page. */
  readonly version: TableVersion;
  /** How many rows were read, including those rejected. */
  readonly count: number;
  readonly rows: readonly CheckedRow[];
  readonly rejected: readonly RejectedRow[];
  /** For cities their own names, for neighborhoods those of the joined cities. */
  readonly cityNames: CityNames;
  /** False when a joined city changed between two pages. */
  readonly consistent: boolean;
}

/** Reports how many rows of a table have been read, and how many the store has. */
export type RowProgress = (table: TableName, read: number, count: number) => void;

/**
 * Reads a table page by page; each page is checked while the store prepares the next one. The end is reached
 * when all counted rows have arrived or a page is empty, because a store may return less than a full page.
 */
async function readTable(
  store: StoreClient,
  table: TableName,
  session: ReadSession,
  progress: RowProgress,
): Promise<TableReading> {
  const version = await readVersion(store, table, session);
  const seen = new Set<RawRow['id']>();
  const cityNames: CityNames = new Map();
  const rows: CheckedRow[] = [];
  const rejected: RejectedRow[] = [];
  let consistent = true;
  const nextPage = (after: RawRow['id'] | null): Promise<readonly RawRow[]> =>
    requestWithRetry(
      table,
      async (signal) => {
        const page = await requestPage(store, table, after, session.limits.pageRows, signal);
        assertDistinct(page, seen);
        return page;
      },
      session,
    );
  progress(table, 0, version.count);
  let next = version.count === 0 ? null : nextPage(null);
  while (next !== null) {
    const page = await next;
    for (const { id } of page) seen.add(id);
    const last = page.at(-1);
    next = last === undefined || seen.size >= version.count ? null : nextPage(last.id);
    // Awaited in the next round; until then its failure must not count as unhandled.
    next?.catch(() => undefined);
    const checked = checkRows(table, page);
    rows.push(...checked.rows);
    rejected.push(...checked.rejected);
    if (table === 'cities') for (const row of page) cityNames.set(fieldText(row, 'id'), nameOfCity(row));
    if (table === 'neighborhoods') consistent = addJoinedCities(cityNames, page) && consistent;
    progress(table, seen.size, version.count);
  }
  return { version, count: seen.size, rows, rejected, cityNames, consistent };
}

/** All tables as they were at the same moment. */
export type TableReadings = Readonly<Record<TableName, TableReading>>;

/** The tables that have changed since they were read, or whose rows did not all arrive. */
function changedTables(readings: TableReadings, versions: ReadonlyMap<TableName, TableVersion>): TableName[] {
  const { cities, neighborhoods } = readings;
  // A neighborhood whose city is in neither list is a data issue, not a change.
  const agree =
    neighborhoods.consistent &&
    [...neighborhoods.cityNames].every(([id, name]) => (cities.cityNames.get(id) ?? '') === name);
  return TABLE_NAMES.filter((table) => {
    const { version, count } = readings[table];
    const now = versions.get(table);
    const same = version.count === now?.count && version.newest === now.newest && count === version.count;
    return !same || (!agree && (table === 'cities' || table === 'neighborhoods'));
  });
}

/**
 * Reads every table, all in parallel. Tables that change meanwhile are read again, so that the result is the
 * store's state at one moment: that of the last version check. Throws a StoreError when a request fails for
 * good, when tables keep changing, or when the session times out.
 */
export async function readTables(
  address: StoreAddress,
  session: ReadSession,
  progress: RowProgress,
): Promise<TableReadings> {
  const store = createStoreClient(address);
  const { limits, notice, signal } = session;
  const readings = new Map<TableName, TableReading>();
  let stale: readonly TableName[] = TABLE_NAMES;
  for (let round = 1; round <= limits.readings; round += 1) {
    await runAll(stale, session, async (table, own) => {
      readings.set(table, await readTable(store, table, own, progress));
    });
    const tables = Object.fromEntries(readings) as unknown as TableReadings;
    const versions = new Map<TableName, TableVersion>();
    await runAll(TABLE_NAMES, session, async (table, own) => {
      versions.set(table, await readVersion(store, table, own));
    });
    stale = changedTables(tables, versions);
    if (stale.length === 0) return tables;
    if (round < limits.readings) {
      notice(`Changed while being read: ${stale.join(', ')}; reading again (${round + 1} of ${limits.readings})`);
      await delay(limits.firstPauseMs * round, undefined, { signal }).catch(() => undefined);
    }
  }
  throw new StoreError(
    `${stale.join(', ')}: changed while being read, ${limits.readings} times.`,
    'Try again when nobody is editing.',
  );
}
