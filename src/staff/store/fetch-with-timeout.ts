/** Timeout for an ordinary request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Timeout for a picture upload, which may run over a slow mobile network. */
const UPLOAD_TIMEOUT_MS = 90_000;

const timeoutFor = (url: string): number =>
  url.includes('/storage/v1/object/') ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS;

/**
 * fetch with a timeout that covers the body as well as the headers. It resolves once the body has been read,
 * and rejects with an AbortError on timeout or when the caller aborts.
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort();
  };
  const timer = setTimeout(abort, timeoutFor(url));
  const callerSignal = init?.signal;
  if (callerSignal?.aborted === true) abort();
  callerSignal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer();
    // The Response constructor rejects any body, even an empty one, for status 204, 205 and 304.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}
