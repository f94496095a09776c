import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSnapshot } from '#data/snapshot.ts';
import type { Rows } from '#model/rows/tables.ts';
import { seed } from '#scripts/backend/sql-files.ts';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { measure } from './measured-command.ts';
import { BENCH_FOLDER } from './runs.ts';
import { syntheticNeighborhoods } from './synthetic-snapshot.ts';
import { alignedTable, formatInteger, median } from './table.ts';

const WAYS = ['select', 'keyset', 'offset', 'snapshot'] as const;

/** A way to read all rows of a store. */
export type ReadingWay = (typeof WAYS)[number];

/** The measurements of one way, one value per round. */
export interface WayTimes {
  readonly way: ReadingWay;
  /** The number of rows of all tables. */
  readonly rows: number;
  /** From the first request to the last row, without the start of the process. */
  readonly seconds: readonly number[];
  /** Peak resident memory in MB (10^6 bytes). */
  readonly megabytes: readonly number[];
}

/** The measurements at one size of the store. */
export interface SnapshotReadings {
  readonly neighborhoods: number;
  readonly ways: readonly WayTimes[];
}

const SIZES = [2500, 100_000] as const;
const ROUNDS = 3;
const LIMIT_SECONDS = 600;
const BATCH = 5000;

/** Adds synthetic neighborhoods to a store until it has `count`. */
async function fill(store: Store, rows: Rows, count: number): Promise<void> {
  const { rows: counted } = await store.pool.query<{ count: number }>('select count(*)::int from public.neighborhoods');
  const missing = syntheticNeighborhoods(rows, count).slice(counted[0]?.count ?? 0);
  const fields = `city_id, name, slug, landmarks, roads, local_businesses, characteristics, latitude, longitude`;
  for (let from = 0; from < missing.length; from += BATCH) {
    await store.pool.query(
      `insert into public.neighborhoods (${fields})
       select ${fields} from jsonb_populate_recordset(null::public.neighborhoods, $1)`,
      // Without ids: the samples' ids are not UUIDs, and the store generates its own.
      [JSON.stringify(missing.slice(from, from + BATCH).map((row) => ({ ...row, id: undefined })))],
    );
  }
  await store.pool.query('vacuum analyze public.neighborhoods');
}

async function readOnce(store: Store, way: ReadingWay): Promise<{ rows: number; seconds: number; megabytes: number }> {
  const file = resolve(BENCH_FOLDER, 'reading.json');
  const { peakMegabytes } = await measure({
    arguments: [fileURLToPath(new URL('./snapshot-reader.ts', import.meta.url)), way, file],
    environment: {
      BENCH_STORE_URL: store.url,
      BENCH_STORE_KEY: store.anonKey,
      BENCH_STORE_DATABASE: store.address,
    },
    usageFolder: resolve(BENCH_FOLDER, 'usage'),
    limitSeconds: LIMIT_SECONDS,
  });
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as { rows: number; seconds: number }), megabytes: peakMegabytes };
}

/**
 * Measures the snapshot command against simpler readers of a local store: two sequential PostgREST readers
 * and a bare select, at both sizes, in turns. `source` is the folder of the real snapshot, from which the
 * store is seeded.
 */
export async function measureSnapshots(source: string): Promise<SnapshotReadings[]> {
  const { rows } = readSnapshot(source);
  const store = await startStore({ seed: seed() });
  mkdirSync(BENCH_FOLDER, { recursive: true });
  try {
    const results: SnapshotReadings[] = [];
    for (const neighborhoods of SIZES) {
      await fill(store, rows, neighborhoods);
      const readings = WAYS.map((way) => ({ way, runs: [] as Awaited<ReturnType<typeof readOnce>>[] }));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { way, runs } of readings) runs.push(await readOnce(store, way));
      }
      const ways = readings.map(({ way, runs }) => ({
        way,
        rows: runs[0]?.rows ?? 0,
        seconds: runs.map(({ seconds }) => seconds),
        megabytes: runs.map(({ megabytes }) => megabytes),
      }));
      results.push({ neighborhoods, ways });
    }
    return results;
  } finally {
    rmSync(BENCH_FOLDER, { recursive: true, force: true, maxRetries: 3 });
    await store.stop();
  }
}

const TARGET = 3;

const WAY_NAMES: Readonly<Record<ReadingWay, string>> = {
  select: 'a bare select through pg (the baseline)',
  keyset: 'one PostgREST reader, by key',
  offset: 'one PostgREST reader, by offset',
  snapshot: 'the snapshot: read, check, compare, write',
};

function readingLines({ neighborhoods, ways }: SnapshotReadings): string[] {
  const secondsOf = (name: ReadingWay): number => median(ways.find(({ way }) => way === name)?.seconds ?? []);
  const baseline = secondsOf('select');
  const reader = Math.min(secondsOf('keyset'), secondsOf('offset'));
  const row = ({ way, rows, seconds, megabytes }: WayTimes): string[] => {
    const middle = median(seconds);
    const ratios = [middle / baseline, middle / reader].map((ratio) => ratio.toFixed(2));
    const rate = formatInteger(rows / middle);
    return [`  ${WAY_NAMES[way]}`, middle.toFixed(2), rate, ...ratios, formatInteger(median(megabytes))];
  };
  return [
    '',
    `Reading a store with ${formatInteger(neighborhoods)} neighborhoods, median of ${ways[0]?.seconds.length ?? 0}:`,
    ...alignedTable([['', 'seconds', 'rows/s', '× baseline', '× reader', 'peak MB'], ...ways.map(row)]),
    `  The snapshot takes ${(secondsOf('snapshot') / reader).toFixed(2)} times as long as the faster sequential reader; target: ${TARGET} at most.`,
  ];
}

/** The report's lines about snapshots; none without measurements. */
export const snapshotLines = (readings: readonly SnapshotReadings[]): string[] => readings.flatMap(readingLines);
