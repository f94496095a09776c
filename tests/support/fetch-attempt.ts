import type { Store } from '#scripts/backend/store.ts';
import { type FetchRequest, type FetchResult, fetchSnapshot } from '#scripts/snapshot/fetch-snapshot.ts';
import { type Limits, LIMITS } from '#scripts/snapshot/options.ts';

/**
 * Short pauses between retries. The timeout of one request stays: on a busy machine a slow response would add
 * a retry that no test expects.
 */
const SHORT_PAUSES: Limits = { ...LIMITS, totalMs: 100_000, firstPauseMs: 5, tries: 4 };

/** The outcome of fetching a snapshot. */
export interface Attempt {
  /** Null when it failed. */
  readonly result: FetchResult | null;
  /** The message of the error; empty when it succeeded. */
  readonly failure: string;
  readonly notices: readonly string[];
}

/** Fetches a snapshot into a folder as the command does. */
export async function attempt(
  store: Pick<Store, 'url' | 'anonKey'>,
  folder: string,
  request: Partial<Omit<FetchRequest, 'store' | 'folder' | 'limits'>> & { limits?: Partial<Limits> } = {},
): Promise<Attempt> {
  const notices: string[] = [];
  const { limits, ...rest } = request;
  try {
    const result = await fetchSnapshot(
      {
        store: { url: store.url, key: store.anonKey },
        folder,
        dataFolder: 'data',
        allowShrink: false,
        dryRun: false,
        ...rest,
        limits: { ...SHORT_PAUSES, ...limits },
      },
      { rows: () => undefined, notice: (line) => notices.push(line) },
    );
    return { result, failure: '', notices };
  } catch (error) {
    return { result: null, failure: error instanceof Error ? error.message : String(error), notices };
  }
}
