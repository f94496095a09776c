import { expect } from 'vitest';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { type Store, startStore } from './store.ts';
import { SEED } from './seeded-rows.ts';
import {
  filesOf,
  snapshotInProcess,
  scratch,
  type Scratch,
  type SnapshotRun,
  storeEnvironment,
} from './snapshot-run.ts';

/** A store with rows (seeded-rows.ts) that a test corrupts, and a snapshot of its original state. */
export interface CorruptedStore {
  readonly store: Store;
  readonly place: Scratch;
  readonly folder: string;
  /** Runs the snapshot command into the folder. */
  readonly run: (...args: string[]) => Promise<SnapshotRun>;
  /** Changes the store until `restore` runs the statements that undo it. */
  readonly change: (sql: string, undo: string) => Promise<void>;
  /** Drops a check constraint until `restore`. */
  readonly withoutCheck: (table: string, constraint: string) => Promise<void>;
  /** Undoes every change. */
  readonly restore: () => Promise<void>;
  /** Expects the folder and everything beside it to be unchanged. */
  readonly expectUntouched: () => void;
  /** Runs the command, expects it to fail and to change nothing, and returns its error lines. */
  readonly expectRejected: (...args: string[]) => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** Progress: a line per complete table, and one every five seconds on a slow machine. */
const PROGRESS = / rows read$|^[\d,]+ rows\/s · /;

/** Starts the store and takes the snapshot. */
export async function startCorruptedStore(): Promise<CorruptedStore> {
  const store = await startStore({ seed: SEED });
  const place = scratch();
  const folder = place.at('snapshot');
  const undo: string[] = [];
  const run = (...args: string[]): Promise<SnapshotRun> =>
    snapshotInProcess(folder, { environment: storeEnvironment(store), args });
  const change = async (sql: string, undoSql: string): Promise<void> => {
    undo.push(undoSql);
    await store.pool.query(sql);
  };
  expect((await run()).code).toBe(0);
  const untouched = filesOf(folder);
  const expectUntouched = (): void => expect(filesOf(folder)).toEqual(untouched);
  return {
    store,
    place,
    folder,
    run,
    change,
    expectUntouched,
    withoutCheck: async (table, constraint) => {
      const { rows } = await store.pool.query<{ text: string }>(
        `select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1`,
        [constraint],
      );
      await change(
        `alter table public.${table} drop constraint ${constraint}`,
        `alter table public.${table} add constraint ${constraint} ${rows[0]!.text}`,
      );
    },
    restore: async () => {
      for (const sql of undo.splice(0).reverse()) await store.pool.query(sql);
    },
    expectRejected: async (...args) => {
      const { code, stderr, stdout } = await run(...args);
      const isShrunk = stderr.includes('--allow-shrink accepts it');
      expect(code, stderr).toBe(isShrunk ? EXIT_CODES.refusedUnlessMeant : EXIT_CODES.failed);
      expectUntouched();
      expect(stdout).toBe('');
      return stderr.split('\n').filter((line) => !PROGRESS.test(line) && line !== '');
    },
    stop: async () => {
      place.remove();
      await store.stop();
    },
  };
}
