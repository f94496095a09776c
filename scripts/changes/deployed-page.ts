import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSampleAddress } from '#scripts/preflight/sample-marks.ts';

/** The HTML of a page as visitors have it, or why it could not be read. */
export type PageReading =
  { readonly ok: true; readonly html: string } | { readonly ok: false; readonly reason: string };

/** Reads a page of the site that a build is compared with. */
export type PageReader = (path: string) => Promise<PageReading>;

/** Milliseconds to wait for a page, which a CDN serves. */
const TIMEOUT_MS = 10_000;

/** Bytes of a page; one has about 30,000. */
const MAX_BYTES = 2_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is missing',
  ENOTFOUND: 'the address does not exist, or there is no network',
  EAI_AGAIN: 'there is no network',
};

/** The root cause of an error, such as the one behind 'fetch failed'. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return ('code' in error ? REASONS[String(error.code)] : undefined) ?? error.message;
}

/** The file of a page, relative to the folder of its site. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Reads pages from the folder of a site. */
export const folderReader =
  (folder: string): PageReader =>
  (path) => {
    try {
      return Promise.resolve({ ok: true, html: readFileSync(join(folder, pageFile(path)), 'utf8') });
    } catch (error) {
      return Promise.resolve({ ok: false, reason: `${folder}: ${reasonOf(error)}` });
    }
  };

async function readHtml(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let html = '';
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`the page has more than ${MAX_BYTES / 1_000_000} MB`);
    html += decoder.decode(part, { stream: true });
  }
  return html + decoder.decode();
}

/** Reads pages from the deployed site. `origin` is its address, without a trailing slash. */
export function siteReader(origin: string, timeoutMs = TIMEOUT_MS): PageReader {
  if (isSampleAddress(origin))
    return () => Promise.resolve({ ok: false, reason: 'the address of the site is not set (SITE_URL)' });
  const { host } = new URL(origin);
  return async (path) => {
    try {
      const response = await fetch(origin + path, {
        // A redirect leads to another page.
        redirect: 'manual',
        headers: { 'cache-control': 'no-cache' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 200) return { ok: true, html: await readHtml(response) };
      await response.body?.cancel();
      return { ok: false, reason: `${host} answers HTTP ${response.status}` };
    } catch (error) {
      return { ok: false, reason: `${host}: ${reasonOf(error)}` };
    }
  };
}
