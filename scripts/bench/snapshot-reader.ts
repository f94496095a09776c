// Reads every row of a store in one way and writes what that took to a file: a program of its own, so that its memory is
// its own. Arguments: the way, and the file. The store's addresses come in the environment.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { SELECTED } from '#scripts/snapshot/read-tables.ts';
import { LIMITS } from '#scripts/snapshot/options.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { fetchSnapshot } from '#scripts/snapshot/fetch-snapshot.ts';
import { BENCH_FOLDER } from './runs.ts';
import type { TableName } from '#model/rows/tables.ts';
import type { ReadingWay } from './reading-times.ts';

const PAGE = 1000;
const url = process.env['BENCH_STORE_URL'] ?? '';
const key = process.env['BENCH_STORE_KEY'] ?? '';

/** The snapshot command's own work: read, check, compare with the snapshot before, write, swap. */
async function snapshot(): Promise<number> {
  const folder = join(BENCH_FOLDER, 'taken');
  const store = { url, key };
  const { tables } = await fetchSnapshot(
    { store, folder, dataFolder: 'data', limits: LIMITS, allowShrink: false, dryRun: false },
    { rows: () => undefined, notice: (line) => console.error(line) },
  );
  return TABLE_NAMES.reduce((sum, name) => sum + tables[name].rows, 0);
}

/** One page after the other by plain fetch, parsed and let go: nothing is checked, compared or kept. */
async function pages(next: (table: TableName, read: number, last: string) => string): Promise<number> {
  let all = 0;
  for (const table of TABLE_NAMES) {
    const select = encodeURIComponent(SELECTED[table].replaceAll(' ', ''));
    let read = 0;
    let last = '';
    for (let more = true; more;) {
      const address = `${url}/rest/v1/${table}?select=${select}&order=id&limit=${PAGE}${next(table, read, last)}`;
      const answer = await fetch(address, { headers: { apikey: key } });
      if (!answer.ok) throw new Error(`${table}: HTTP ${answer.status}`);
      const rows = (await answer.json()) as { id: string }[];
      read += rows.length;
      last = rows.at(-1)?.id ?? '';
      more = rows.length === PAGE;
    }
    all += read;
  }
  return all;
}

/** A bare select of each table through pg, neighborhoods joined with their city. */
async function select(): Promise<number> {
  const client = new pg.Client(process.env['BENCH_STORE_DATABASE']);
  await client.connect();
  let all = 0;
  for (const table of TABLE_NAMES) {
    const sql =
      table === 'neighborhoods'
        ? `select n.*, json_build_object('slug', c.slug, 'name', c.name) as city
           from public.neighborhoods n join public.cities c on c.id = n.city_id`
        : `select * from public.${table}`;
    all += (await client.query(sql)).rows.length;
  }
  await client.end();
  return all;
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
const begun = performance.now();
const rows = await WAYS[way as ReadingWay]();
writeFileSync(file, JSON.stringify({ rows, seconds: (performance.now() - begun) / 1000 }));
