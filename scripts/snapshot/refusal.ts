const SHOWN = 200;

/** An answer of the store that is no 2xx. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Milliseconds the store asks to wait; null where it asks for nothing. */
  readonly waitMs: number | null;

  constructor(status: number, message: string, waitMs: number | null) {
    super(message);
    this.status = status;
    this.waitMs = waitMs;
  }
}

/** An answer that was a 2xx and is none: no JSON, no list, a row twice. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** The pause that a Retry-After header asks for: seconds, or a date. */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** What the store says of its refusal: the message of its JSON, else the beginning of what it sent. */
function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // Some page of a server on the way.
  }
  return body;
}

/** A refusal from an HTTP answer. Its message is one line, cut at 200 characters. */
export async function refusalOf(answer: Response): Promise<Refusal> {
  const said = messageOf(await answer.text())
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, SHOWN);
  const message = `HTTP ${answer.status}${said === '' ? '' : ` (${said})`}`;
  return new Refusal(answer.status, message, waitOf(answer.headers.get('retry-after')));
}
