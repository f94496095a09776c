import { expect } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { filesOf, runSnapshot, scratch, type Scratch, type SnapshotRun, storeEnvironment } from './snapshot-run.ts';

/** A store with the seed's rows that a test spoils, and a snapshot of it from before. */
export interface SpoiltStore {
  readonly store: Store;
  readonly place: Scratch;
  readonly folder: string;
  /** Runs the snapshot command into the folder. */
  readonly run: (...args: string[]) => Promise<SnapshotRun>;
  /** Changes the store until `restore` is called. */
  readonly change: (sql: string, undo: string) => Promise<void>;
  /** Takes a check away until then. */
  readonly withoutCheck: (table: string, constraint: string) => Promise<void>;
  /** Puts back every change. */
  readonly restore: () => Promise<void>;
  /** Expects that nothing in the folder or beside it has changed. */
  readonly expectUntouched: () => void;
  /** Runs the command, which has to fail and to leave everything; gives the lines it told. */
  readonly refused: (...args: string[]) => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** How far the reading is: a line for each table, and one every five seconds on a slow machine. */
const PROGRESS = / rows read$|^[\d,]+ rows\/s · /;

/** Starts such a store and takes its first snapshot. */
export async function startSpoiltStore(): Promise<SpoiltStore> {
  const store = await startStore({ seeded: true });
  const place = scratch();
  const folder = place.at('snapshot');
  const undone: string[] = [];
  const run = (...args: string[]): Promise<SnapshotRun> =>
    runSnapshot(folder, { environment: storeEnvironment(store), args });
  const change = async (sql: string, undo: string): Promise<void> => {
    undone.push(undo);
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
      for (const sql of undone.splice(0).reverse()) await store.pool.query(sql);
    },
    refused: async (...args) => {
      const { code, stderr, stdout } = await run(...args);
      expect(code, stderr).toBe(1);
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
