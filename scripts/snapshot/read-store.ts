import { setTimeout as delay } from 'node:timers/promises';
import type { TableName } from '#model/rows/tables.ts';
import type { Reading } from './insist.ts';
import { citiesAgree } from './joined-cities.ts';
import { insistOnMark, type ReadTable, readTable, type TellRows } from './read-table.ts';
import type { Mark } from './requests.ts';
import { type StoreAddress, storeClient } from './store-client.ts';
import { StoreTrouble } from './store-trouble.ts';
import { TABLE_NAMES } from './table-file.ts';

/** Every table, as they all were at one moment. */
export type ReadTables = Readonly<Record<TableName, ReadTable>>;

/** Somebody who follows a reading. */
export interface Listener {
  readonly rows: TellRows;
  readonly notice: (line: string) => void;
}

/** Runs a step for each table at once. When one fails, the others are ended and their failures are no news. */
async function forTables<T>(
  tables: readonly TableName[],
  reading: Reading,
  step: (table: TableName, reading: Reading) => Promise<T>,
): Promise<ReadonlyMap<TableName, T>> {
  const failed = new AbortController();
  const own = { ...reading, signal: AbortSignal.any([reading.signal, failed.signal]) };
  const results = await Promise.all(
    tables.map(async (table) => {
      try {
        return [table, await step(table, own)] as const;
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    }),
  );
  return new Map(results);
}

/** The tables that are not what they were when their reading began, or whose rows are not all there. */
function changedTables(tables: ReadTables, marks: ReadonlyMap<TableName, Mark>): TableName[] {
  const places = tables.neighborhoods;
  const agree = places.steady && citiesAgree(places.cities, tables.cities.cities);
  return TABLE_NAMES.filter((name) => {
    const { mark, count } = tables[name];
    const now = marks.get(name);
    const same = mark.count === now?.count && mark.newest === now.newest && count === mark.count;
    return !same || (!agree && (name === 'cities' || name === 'neighborhoods'));
  });
}

/**
 * Reads every table of a store, several at once. A table that changes meanwhile is read again, so that in the end all of
 * them are what they were at one moment: that of the last count. Throws a StoreTrouble when a request fails for good, when the
 * tables keep changing, or when the time is over.
 */
export async function readStore(address: StoreAddress, reading: Reading, tell: TellRows): Promise<ReadTables> {
  const store = storeClient(address);
  const { limits, notice, signal } = reading;
  const read = new Map<TableName, ReadTable>();
  let stale: readonly TableName[] = TABLE_NAMES;
  for (let turn = 1; turn <= limits.readings; turn += 1) {
    for (const name of stale) read.delete(name);
    const fresh = await forTables(stale, reading, (name, own) => readTable(store, name, own, tell));
    for (const [name, table] of fresh) read.set(name, table);
    const tables = Object.fromEntries(read) as unknown as ReadTables;
    const marks = await forTables(TABLE_NAMES, reading, (name, own) => insistOnMark(store, name, own));
    stale = changedTables(tables, marks);
    if (stale.length === 0) return tables;
    if (turn < limits.readings) {
      notice(`Changed while being read: ${stale.join(', ')}; reading again (${turn + 1} of ${limits.readings})`);
      await delay(limits.firstPauseMs * turn, undefined, { signal }).catch(() => undefined);
    }
  }
  throw new StoreTrouble(
    `${stale.join(', ')}: changed while being read, ${limits.readings} times.`,
    'Try again when the store is at rest.',
  );
}
