import { type BuildFacts, COUNTED_TABLES, type CountedTable, type TableState } from '#model/build-facts.ts';
import { askCounted } from '#staff/store/ask.ts';
import type { Store } from '#staff/store/client.ts';

/** How many rows of each table changed, came or went since a build. */
export type TableChanges = Readonly<Record<CountedTable, number>>;

/** The changes of one table; null when the store does not say. */
async function changesOf(store: Store, table: CountedTable, built: TableState): Promise<number | null> {
  const all = await askCounted(store, () => store.from(table).select('id', { count: 'exact' }).limit(1));
  if (!all.ok) return null;
  if (built.newest === null) return all.value.count;
  const since = built.newest;
  const newer = await askCounted(store, () =>
    store.from(table).select('id', { count: 'exact' }).gt('updated_at', since).limit(1),
  );
  if (!newer.ok) return null;
  // Rows that went leave nothing behind but a smaller number.
  return Math.max(newer.value.count, Math.abs(all.value.count - built.rows));
}

/** What changed in the tables of places and services since a build; null when the store does not say. */
export async function tableChanges(store: Store, { tables }: BuildFacts): Promise<TableChanges | null> {
  const counts = await Promise.all(COUNTED_TABLES.map((table) => changesOf(store, table, tables[table])));
  if (counts.includes(null)) return null;
  return Object.fromEntries(COUNTED_TABLES.map((table, index) => [table, counts[index] ?? 0])) as TableChanges;
}
