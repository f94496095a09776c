import type { Store } from '#scripts/backend/store.ts';
import { type Limits, LIMITS } from '#scripts/snapshot/limits.ts';
import { type SnapshotOrder, type Taken, takeSnapshot } from '#scripts/snapshot/take-snapshot.ts';

/**
 * The reader's pauses, shortened so that a test does not wait for them. Its patience with one request is not: a busy
 * machine's slow answer would be a try more than the test tells of.
 */
export const HASTY: Limits = { ...LIMITS, totalMs: 100_000, firstPauseMs: 5, tries: 4 };

/** What came of taking a snapshot: the error it ended with, if any, and what was told on the way. */
export interface Attempt {
  readonly taken: Taken | null;
  /** The message of its error; empty where it succeeded. */
  readonly failure: string;
  readonly notices: readonly string[];
}

/** Takes a snapshot of a store into a folder as the command does. */
export async function attempt(
  store: Pick<Store, 'url' | 'anonKey'>,
  folder: string,
  order: Partial<Omit<SnapshotOrder, 'store' | 'folder' | 'limits'>> & { limits?: Partial<Limits> } = {},
): Promise<Attempt> {
  const notices: string[] = [];
  const { limits, ...rest } = order;
  try {
    const taken = await takeSnapshot(
      {
        store: { url: store.url, key: store.anonKey },
        folder,
        dataFolder: 'data',
        allowShrink: false,
        dryRun: false,
        ...rest,
        limits: { ...HASTY, ...limits },
      },
      { rows: () => undefined, notice: (line) => notices.push(line) },
    );
    return { taken, failure: '', notices };
  } catch (error) {
    return { taken: null, failure: error instanceof Error ? error.message : String(error), notices };
  }
}
