/** How long the store may take to answer, in milliseconds. */
const ANSWER_MS = 15_000;

/** The same for a picture on its way up, from a phone with a poor network. */
const UPLOAD_MS = 90_000;

const limitOf = (address: string): number => (address.includes('/storage/v1/object/') ? UPLOAD_MS : ANSWER_MS);

/**
 * fetch, which also rejects when the whole answer, headers and body, has not come in time. It resolves with the body
 * already read: whoever reads it waits for nothing.
 */
export async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
  };
  const limit = setTimeout(end, limitOf(address));
  const asked = init?.signal;
  if (asked?.aborted === true) end();
  asked?.addEventListener('abort', end, { once: true });
  try {
    const answer = await fetch(input, { ...init, signal: ending.signal });
    const { status, statusText, headers } = answer;
    const body = await answer.arrayBuffer();
    // A Response of 204, 205 or 304 takes no body, not even an empty one.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  } finally {
    clearTimeout(limit);
    asked?.removeEventListener('abort', end);
  }
}
