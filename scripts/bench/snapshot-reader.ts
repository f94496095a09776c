// Reads every row of a store with one reader and writes the row count and the time to a file. A separate
// program, so that its memory can be measured. Arguments: the reader and the file. The environment has the
// store's addresses.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { SELECTED } from '#scripts/snapshot/read-tables.ts';
import { LIMITS } from '#scripts/snapshot/options.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { fetchSnapshot } from '#scripts/snapshot/fetch-snapshot.ts';
import type { TableName } from '#model/rows/tables.ts';
import { BENCH_FOLDER } from './runs.ts';
import type { ReadingWay } from './snapshot-readings.ts';

const PAGE = 1000;
const url = process.env['BENCH_STORE_URL'] ?? '';
const key = process.env['BENCH_STORE_KEY'] ?? '';

/** The snapshot command: read, check, compare with the previous snapshot, write, swap. */
async function snapshot(): Promise<number> {
  const folder = join(BENCH_FOLDER, 'fetched');
  const store = { url, key };
  const { tables } = await fetchSnapshot(
    { store, folder, dataFolder: 'data', limits: LIMITS, allowShrink: false, dryRun: false },
    { rows: () => undefined, notice: (line) => console.error(line) },
  );
  return TABLE_NAMES.reduce((sum, name) => sum + tables[name].rows, 0);
}

/** Fetches and parses one page after the other, without checking, comparing or keeping anything. */
async function pages(nextPage: (table: TableName, read: number, last: string) => string): Promise<number> {
  let total = 0;
  for (const table of TABLE_NAMES) {
    const select = encodeURIComponent(SELECTED[table].replaceAll(' ', ''));
    let read = 0;
    let last = '';
    for (let more = true; more;) {
      const address = `${url}/rest/v1/${table}?select=${select}&order=id&limit=${PAGE}${nextPage(table, read, last)}`;
      const response = await fetch(address, { headers: { apikey: key } });
      if (!response.ok) throw new Error(`${table}: HTTP ${response.status}`);
      const rows = (await response.json()) as { id: string }[];
      read += rows.length;
      last = rows.at(-1)?.id ?? '';
      more = rows.length === PAGE;
    }
    total += read;
  }
  return total;
}

/** One select per table through pg, with neighborhoods joined to their city. */
async function select(): Promise<number> {
  const client = new pg.Client(process.env['BENCH_STORE_DATABASE']);
  await client.connect();
  let total = 0;
  for (const table of TABLE_NAMES) {
    const sql =
      table === 'neighborhoods'
        ? `select n.*, json_build_object('slug', c.slug, 'name', c.name) as city
           from public.neighborhoods n join public.cities c on c.id = n.city_id`
        : `select * from public.${table}`;
    total += (await client.query(sql)).rows.length;
  }
  await client.end();
  return total;
}

const WAYS: Readonly<Record<ReadingWay, () => Promise<number>>> = {
  snapshot,
  keyset: () => pages((_, __, last) => (last === '' ? '' : `&id=gt.${last}`)),
  offset: () => pages((_, read) => `&offset=${read}`),
  select,
};

const [way, file] = process.argv.slice(2);
if (file === undefined || way === undefined || !(way in WAYS)) {
  throw new Error(`Usage: snapshot-reader.ts ${Object.keys(WAYS).join('|')} <file>`);
}
const start = performance.now();
const rows = await WAYS[way as ReadingWay]();
writeFileSync(file, JSON.stringify({ rows, seconds: (performance.now() - start) / 1000 }));
