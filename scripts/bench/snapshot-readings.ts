import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import type { Rows } from '#model/rows/tables.ts';
import { measure } from './measured-command.ts';
import { READING_WAYS, type ReadingWay, type SnapshotReadings } from './reading-times.ts';
import { BENCH_FOLDER } from './runs.ts';
import { syntheticNeighborhoods } from './synthetic-neighborhoods.ts';

const SIZES = [2500, 100_000] as const;
const ROUNDS = 3;
const LIMIT_SECONDS = 600;
const AT_A_TIME = 5000;

/** Fills a store up to so many neighborhoods, drawn from real rows. */
async function fill(store: Store, rows: Rows, count: number): Promise<void> {
  const { rows: found } = await store.pool.query<{ count: number }>('select count(*)::int from public.neighborhoods');
  const there = found[0]?.count ?? 0;
  const more = syntheticNeighborhoods(rows, count).slice(there);
  const fields = `city_id, name, slug, landmarks, roads, local_businesses, characteristics, latitude, longitude`;
  for (let from = 0; from < more.length; from += AT_A_TIME) {
    await store.pool.query(
      `insert into public.neighborhoods (${fields})
       select ${fields} from jsonb_populate_recordset(null::public.neighborhoods, $1)`,
      // The fields are named above: the sample's ids are no UUIDs, and the store gives its own.
      [JSON.stringify(more.slice(from, from + AT_A_TIME).map((row) => ({ ...row, id: undefined })))],
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
 * Reads a local store in every way, at both sizes, in turns: the snapshot command's work, sequential PostgREST readers
 * and a bare select. `source` is the folder of the real snapshot, whose rows the store holds first.
 */
export async function measureSnapshots(source: string): Promise<SnapshotReadings[]> {
  const { rows } = readSnapshot(source);
  const store = await startStore({ seeded: true });
  mkdirSync(BENCH_FOLDER, { recursive: true });
  try {
    const all: SnapshotReadings[] = [];
    for (const neighborhoods of SIZES) {
      await fill(store, rows, neighborhoods);
      const taken: Record<ReadingWay, Awaited<ReturnType<typeof readOnce>>[]> = {
        select: [],
        keyset: [],
        offset: [],
        snapshot: [],
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const way of READING_WAYS) taken[way].push(await readOnce(store, way));
      }
      const ways = READING_WAYS.map((way) => ({
        way,
        rows: taken[way][0]?.rows ?? 0,
        seconds: taken[way].map(({ seconds }) => seconds),
        megabytes: taken[way].map(({ megabytes }) => megabytes),
      }));
      all.push({ neighborhoods, ways });
    }
    return all;
  } finally {
    rmSync(BENCH_FOLDER, { recursive: true, force: true, maxRetries: 3 });
    await store.stop();
  }
}
