import pRetry, { AbortError } from 'p-retry';
import type { LedgerChanges } from '#scripts/build/ledger/changes.ts';

/** The endpoint that passes submissions on to every search engine that takes part (https://www.indexnow.org). */
const INDEXNOW_ENDPOINT = 'https://api.indexnow.org/indexnow';

/** The protocol's limit of URLs in a request. */
export const MAX_URLS = 10_000;

/** How often a request is retried when the endpoint is busy or broken, and the first pause in milliseconds. */
const RETRIES = 4;
const FIRST_PAUSE_MS = 2_000;

/** The statuses of requests that the endpoint will never accept, so that a retry is pointless. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'the request is not valid',
  403: 'the key file is not on the site, or has another key',
  422: 'a URL belongs to another site, or the key does not match the protocol',
};

/** URLs to submit, and how. */
export interface Submission {
  readonly urls: readonly string[];
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** INDEXNOW_KEY; the site has it as /{key}.txt. */
  readonly key: string;
  readonly endpoint?: string;
  /** The pause before the first retry, in milliseconds; later ones are longer. */
  readonly pause?: number;
}

/**
 * The URLs to submit after a deploy: the new and reworded pages that are in the sitemap, and the pages that are gone,
 * so that search engines drop them. Leaves out a page whose words are the same, such as after a change of the footer.
 */
export const submittedUrls = (changes: LedgerChanges, listed: ReadonlySet<string>, origin: string): readonly string[] =>
  [...[...changes.new, ...changes.words].filter((path) => listed.has(path)), ...changes.gone].map(
    (path) => new URL(path, origin).href,
  );

/** Splits URLs into lists of the size that a request may have. */
export const batches = (urls: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(urls.length / MAX_URLS) }, (_, index) =>
    urls.slice(index * MAX_URLS, (index + 1) * MAX_URLS),
  );

async function post(endpoint: string, body: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  const refusal = REFUSALS[response.status];
  if (refusal !== undefined) throw new AbortError(`IndexNow answered ${response.status}: ${refusal}.`);
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}.`);
}

/**
 * Submits URLs to IndexNow in requests of at most 10,000. Retries a request with growing pauses. Throws an Error that
 * says how many URLs were submitted before the request that failed for good.
 */
export async function submitUrls(submission: Submission): Promise<void> {
  const { urls, origin, key, endpoint = INDEXNOW_ENDPOINT, pause = FIRST_PAUSE_MS } = submission;
  let sent = 0;
  for (const urlList of batches(urls)) {
    const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
    try {
      await pRetry(() => post(endpoint, body), { retries: RETRIES, minTimeout: pause });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${reason} ${sent} of ${urls.length} URLs were submitted.`, { cause: error });
    }
    sent += urlList.length;
  }
}
