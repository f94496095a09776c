const PROBE_MS = 5_000;

/** A small file that the site always has. A HEAD request for it is never answered from a cache. */
const PROBE = '/favicon.svg';

/**
 * Makes a request whose signal aborts it after a time, milliseconds. Safari has AbortSignal.timeout only since
 * version 16.
 */
export async function abortAfter<T>(milliseconds: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, milliseconds);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the network works, that is, whether the site itself answers. Never rejects. */
export const isOnline = (): Promise<boolean> =>
  abortAfter(PROBE_MS, async (signal) => {
    const response = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal });
    // The body is empty, but a browser that finds it unread reports the request as aborted.
    await response.arrayBuffer();
    return true;
  }).catch(() => false);
