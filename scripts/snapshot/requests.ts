import type { TableName } from '#model/rows/tables.ts';
import { UnusableAnswer } from './refusal.ts';
import type { StoreClient } from './store-client.ts';

/** A row as the store gives it, checked for its id alone. */
export type RawRow = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** What a table looks like from outside: when one of the two differs, its rows have changed. */
export interface Mark {
  /** How many rows the store counts. */
  readonly count: number;
  /** The newest updated_at; null in an empty table. */
  readonly newest: string | null;
}

// Written out, so that supabase-js checks them against the store's types; a test compares them with the schemas.
/** What is asked of each table: the fields of its rows, and of a neighborhood its city too. */
export const SELECTED = {
  cities: 'id, name, slug, county, latitude, longitude, updated_at',
  services: 'id, slug, name, display_name, description, updated_at',
  neighborhoods:
    'id, city_id, name, slug, landmarks, roads, local_businesses, characteristics, latitude, longitude, updated_at, city:cities(slug, name)',
  posts:
    'id, slug, title, excerpt, body, cover_image, cover_alt, author, tags, meta_description, status, published_at, old_slugs, created_by, deleted_at, created_at, updated_at',
} as const satisfies Record<TableName, string>;

const queries = (store: StoreClient) => ({
  cities: () => store.from('cities').select(SELECTED.cities),
  services: () => store.from('services').select(SELECTED.services),
  neighborhoods: () => store.from('neighborhoods').select(SELECTED.neighborhoods),
  posts: () => store.from('posts').select(SELECTED.posts),
});

const hasId = (row: unknown): row is RawRow =>
  typeof row === 'object' && row !== null && 'id' in row && (typeof row.id === 'string' || typeof row.id === 'number');

/**
 * The rows that follow an id in the order of ids, at most `limit`; the first ones for null. Pages by key stay right
 * when rows come and go before them. Throws an UnusableAnswer unless every row has an id of its own.
 */
export async function readPage(
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
  if (!Array.isArray(rows)) throw new UnusableAnswer('an answer without a list of rows');
  if (!rows.every(hasId)) throw new UnusableAnswer('a row without an id');
  return rows;
}

/** Counts a table's rows and finds its newest change, both at one moment. */
export async function readMark(store: StoreClient, table: TableName, signal: AbortSignal): Promise<Mark> {
  const { data, count } = await store
    .from(table)
    .select('updated_at', { count: 'exact' })
    .order('updated_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .retry(false)
    .throwOnError();
  if (count === null || Number.isNaN(count)) throw new UnusableAnswer('an answer without the count of rows');
  if (!Array.isArray(data)) throw new UnusableAnswer('an answer without a list of rows');
  return { count, newest: data[0]?.updated_at ?? null };
}
