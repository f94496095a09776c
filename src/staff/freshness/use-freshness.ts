import { useCallback, useEffect, useState } from 'react';
import { type BuildFacts, COUNTED_TABLES, type CountedTable, type TableState } from '#model/build-facts.ts';
import { BUILD_FACTS } from '#routes/paths.ts';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { requestWithCount } from '#staff/store/request.ts';
import { type PostVersion, type SiteFreshness, siteFreshness, type TableChanges } from './freshness.ts';

/** Reads what the public site was built from; null when it cannot be read. */
async function fetchBuildFacts(): Promise<BuildFacts | null> {
  try {
    const response = await fetch(BUILD_FACTS, { cache: 'no-store' });
    if (!response.ok) return null;
    const facts = (await response.json()) as Partial<BuildFacts>;
    const { takenAt, fromStore, tables, rows, setAside, posts } = facts;
    if (takenAt === undefined || fromStore === undefined || tables === undefined || posts === undefined) return null;
    if (rows === undefined || setAside === undefined) return null;
    const isComplete = COUNTED_TABLES.every((table) => Object.hasOwn(tables, table));
    return isComplete ? { takenAt, fromStore, tables, rows, setAside, posts } : null;
  } catch {
    return null;
  }
}

/** Counts the changes of one table since a build; null when the store cannot be read. */
async function countTableChanges(store: Store, table: CountedTable, built: TableState): Promise<number | null> {
  const all = await requestWithCount(store, () => store.from(table).select('id', { count: 'exact' }).limit(1));
  if (!all.ok) return null;
  if (built.newest === null) return all.value.count;
  const since = built.newest;
  const newer = await requestWithCount(store, () =>
    store.from(table).select('id', { count: 'exact' }).gt('updated_at', since).limit(1),
  );
  if (!newer.ok) return null;
  // Deleted rows show only as a lower total.
  return Math.max(newer.value.count, Math.abs(all.value.count - built.rows));
}

async function fetchTableChanges(store: Store, { tables }: BuildFacts): Promise<TableChanges | null> {
  const counts = await Promise.all(COUNTED_TABLES.map((table) => countTableChanges(store, table, tables[table])));
  if (counts.includes(null)) return null;
  return Object.fromEntries(COUNTED_TABLES.map((table, index) => [table, counts[index] ?? 0])) as TableChanges;
}

type Reading =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'read'; readonly facts: BuildFacts; readonly tables: TableChanges };

async function read(store: Store): Promise<Reading> {
  const facts = await fetchBuildFacts();
  if (facts === null) return { kind: 'unknown' };
  const tables = await fetchTableChanges(store, facts);
  return tables === null ? { kind: 'unknown' } : { kind: 'read', facts, tables };
}

/** The site's freshness, the facts of its build, and a function that checks again. */
export interface Freshness {
  readonly state: SiteFreshness;
  readonly facts: BuildFacts | null;
  readonly check: () => Promise<void>;
}

/**
 * Compares the store with what the public site was built from. `list`: all posts and the ISO instant they
 * were read at; null while they load.
 */
export function useFreshness(
  store: Store,
  list: { readonly posts: readonly PostVersion[]; readonly now: string } | null,
): Freshness {
  const [reading, setReading] = useState<Reading>({ kind: 'checking' });
  const check = useCallback(async () => {
    setReading(await read(store));
  }, [store]);
  const isExpired = useIsExpired();
  useEffect(() => {
    if (!isExpired) void check();
  }, [isExpired, check]);
  if (reading.kind !== 'read') return { state: reading, facts: null, check };
  const { facts, tables } = reading;
  const state = list === null ? { kind: 'checking' as const } : siteFreshness(list.posts, tables, facts, list.now);
  return { state, facts, check };
}
