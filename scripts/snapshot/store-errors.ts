const MAX_MESSAGE_LENGTH = 200;

/** Bytes of an error's body that are read; the message needs far less. */
const MAX_ERROR_BYTES = 65_536;

/** A response of the store with a status other than 2xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Milliseconds from the Retry-After header; null without one. */
  readonly retryAfterMs: number | null;

  constructor(status: number, message: string, retryAfterMs: number | null) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A 2xx response with an unusable body: not JSON, not a list, a duplicate row, a damaged picture. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
}

/** The store could not be read. `advice` is what the operator should check. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}

/** Milliseconds from a Retry-After header, which holds seconds or a date. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** The `message` of a JSON body, else the body itself. */
function errorMessage(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // Not JSON, such as the error page of a proxy.
  }
  return body;
}

/** The first bytes of a body as text. An error page without an end must not fill the memory. */
async function firstBytes(body: Response['body']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    length += part.length;
    if (length >= MAX_ERROR_BYTES) break;
  }
  return text;
}

/** Reads an HttpError from a response. Its message is one line with at most 200 characters of the body. */
export async function readHttpError(response: Response): Promise<HttpError> {
  const detail = errorMessage(await firstBytes(response.body))
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
  const message = `HTTP ${response.status}${detail === '' ? '' : ` (${detail})`}`;
  return new HttpError(response.status, message, parseRetryAfter(response.headers.get('retry-after')));
}

const ADDRESS = 'PUBLIC_SUPABASE_URL: it must be the address of a Supabase project, such as https://abc.supabase.co';

/** What to check after a request has failed for good. */
export function adviceFor(error: unknown): string {
  if (error instanceof HttpError) {
    if (error.status === 401 || error.status === 403)
      return 'Check PUBLIC_SUPABASE_ANON_KEY: it must be the anonymous key of this project.';
    if (error.status >= 500 || error.status === 429) return 'The store is overloaded or failing; try again later.';
    return `Check ${ADDRESS}, and that its tables exist (docs/data.md).`;
  }
  if (error instanceof InvalidResponseError || (error instanceof Error && error.name === 'PostgrestError'))
    return `Check ${ADDRESS}.`;
  return `Check the connection of this machine, that the project is not paused, and ${ADDRESS}.`;
}

/**
 * The last line of a failed run: the store, that nothing was replaced, and what to check. Empty for other
 * errors.
 */
export function storeErrorLine(error: unknown, store: string, folder: string): string {
  if (!(error instanceof StoreError)) return '';
  return `${new URL(store).origin} could not be read; ${folder} is unchanged. ${error.advice}`.trim();
}
