import { formBody, type Lead } from './lead.ts';

/** The result of one request to the webhook, as far as a browser can know it. */
export type PostResult =
  /** A readable 2xx. */
  | { readonly kind: 'delivered' }
  /** A readable answer with another status. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** The opaque answer to a no-cors request: counted as delivered. */
  | { readonly kind: 'unconfirmed' }
  /** A timeout, no network, or a failed preflight: a browser cannot tell the last two apart. */
  | { readonly kind: 'unreachable'; readonly timedOut: boolean };

/**
 * How long an answer may take, milliseconds; later counts as a network error (decisions, 'The quote form').
 */
export const ANSWER_MS = 10_000;

/** A keepalive request may carry 64 KiB; a character takes three bytes at most. */
const KEEPALIVE_CHARACTERS = 20_000;

const PROBE_MS = 5_000;

/** A small file that the site always has. A HEAD request for it is never answered from a cache. */
const PROBE = '/favicon.svg';

/**
 * Posts a lead as JSON. With `keepalive` the request outlives its page, where the lead is small enough. Never
 * rejects.
 */
export async function postJson(webhook: string, lead: Lead, keepalive: boolean): Promise<PostResult> {
  const body = JSON.stringify(lead);
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: keepalive && body.length <= KEEPALIVE_CHARACTERS,
      signal,
    });
    // The status decides, even if the connection breaks while the body is read.
    const text = response.text().catch(() => '');
    return response.ok ? { kind: 'delivered' } : { kind: 'refused', status: response.status, body: await text };
  } catch {
    return { kind: 'unreachable', timedOut: signal.aborted };
  }
}

/**
 * Posts a lead url-encoded in no-cors mode: there is no preflight that could fail, and no readable answer.
 * Never rejects.
 */
export async function postNoCors(webhook: string, lead: Lead): Promise<PostResult> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    await fetch(webhook, { method: 'POST', mode: 'no-cors', credentials: 'omit', body: formBody(lead), signal });
    return { kind: 'unconfirmed' };
  } catch {
    return { kind: 'unreachable', timedOut: signal.aborted };
  }
}

/** Whether the network works, that is, whether the site itself answers. Never rejects. */
export async function isOnline(): Promise<boolean> {
  try {
    const response = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    // The body is empty, but a browser that finds it unread reports the request as aborted.
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
