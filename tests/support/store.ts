import { useAsTemplate } from '#scripts/backend/postgres.ts';
import {
  type Store,
  type StoreOptions,
  startMigratedPostgres,
  startStore as startStoreAlone,
} from '#scripts/backend/store.ts';
import { atWorkerEnd, perWorker } from './per-worker.ts';

export type { Store };

const nextDatabase = perWorker(async () => {
  const postgres = await startMigratedPostgres();
  atWorkerEnd(postgres.kill);
  return useAsTemplate(postgres);
});

/**
 * Starts a store as scripts/backend/store.ts does, but with a database of the worker's Postgres. Roles belong to a
 * server, not to a database: a test that changes one has to start a store alone.
 */
export const startStore = (options: Omit<StoreOptions, 'openDatabase'> = {}): Promise<Store> =>
  startStoreAlone({ ...options, openDatabase: async () => (await nextDatabase())() });
