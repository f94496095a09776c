import pRetry, { AbortError } from 'p-retry';
import type { LedgerChanges } from '#scripts/build/ledger/changes.ts';

/** The endpoint that passes submissions on to every search engine that takes part (https://www.indexnow.org). */
export const INDEXNOW_ENDPOINT = 'https://api.indexnow.org/indexnow';

/** The protocol's limit of URLs in a request. */
export const MAX_URLS = 10_000;

/** How often a request is repeated when the endpoint is busy or broken, and the first pause in milliseconds. */
const RETRIES = 4;
const FIRST_PAUSE_MS = 2_000;

/** What the endpoint answers when it will not take a request, however often it is sent. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'the request is not valid',
  403: 'the key file is not on the site, or has another key',
  422: 'a URL is not of this site, or the key does not match the protocol',
};

/** URLs to submit, and how. */
export interface Submission {
  readonly urls: readonly string[];
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** INDEXNOW_KEY; the site has it as /{key}.txt. */
  readonly key: string;
  readonly endpoint?: string;
  /** The first pause before a request is repeated, in milliseconds. */
  readonly pause?: number;
}

/**
 * The URLs to submit after a deploy: new pages and pages with other words, as far as the sitemap has them, and pages
 * that are gone, so that search engines drop them. A page whose file alone changed, such as by the footer, is left
 * out.
 */
export const submittedUrls = (changes: LedgerChanges, listed: ReadonlySet<string>, origin: string): readonly string[] =>
  [...[...changes.new, ...changes.words].filter((path) => listed.has(path)), ...changes.gone].map(
    (path) => new URL(path, origin).href,
  );

/** Splits URLs into lists that a request can have. */
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
 * Submits URLs to IndexNow, in requests of at most 10,000. Repeats a request that fails for now, with growing pauses.
 * Throws an Error that says how many URLs were sent before the one that failed for good.
 */
export async function submitUrls(submission: Submission): Promise<void> {
  const { urls, origin, key, endpoint = INDEXNOW_ENDPOINT, pause = FIRST_PAUSE_MS } = submission;
  let sent = 0;
  for (const urlList of batches(urls)) {
    const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
    try {
      await pRetry(() => post(endpoint, body), { retries: RETRIES, minTimeout: pause });
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error);
      throw new Error(`${says} ${sent} of ${urls.length} URLs were submitted.`, { cause: error });
    }
    sent += urlList.length;
  }
}
