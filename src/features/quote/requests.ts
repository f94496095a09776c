import type { Outcome } from './delivery-results.ts';
import { formBody, type Lead } from './lead.ts';

/** How long an answer may take, milliseconds; later counts as a network error (decisions, 'The quote form'). */
export const ANSWER_MS = 10_000;

/** A request that outlives its page may carry 64 KiB; a character takes three bytes at most. */
const KEEPALIVE_CHARACTERS = 20_000;

const PROBE_MS = 5_000;

/** A small file of the site that is always there. A HEAD request for it is never answered from a cache. */
const PROBE = '/favicon.svg';

/** A lead to the webhook as JSON. `lastChance`: the page may be closed before the answer is there. Never rejects. */
export async function postLead(webhook: string, lead: Lead, lastChance: boolean): Promise<Outcome> {
  const body = JSON.stringify(lead);
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: lastChance && body.length <= KEEPALIVE_CHARACTERS,
      signal,
    });
    // The status decides; a text that breaks off after it changes nothing.
    const text = response.text().catch(() => '');
    return response.ok ? { kind: 'delivered' } : { kind: 'refused', status: response.status, body: await text };
  } catch {
    return { kind: 'unreachable', timedOut: signal.aborted };
  }
}

/** A lead to the webhook as a form posts it: without preflight, and without an answer to read. Never rejects. */
export async function postBlindly(webhook: string, lead: Lead): Promise<Outcome> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    await fetch(webhook, { method: 'POST', mode: 'no-cors', credentials: 'omit', body: formBody(lead), signal });
    return { kind: 'unconfirmed' };
  } catch {
    return { kind: 'unreachable', timedOut: signal.aborted };
  }
}

/** Whether the network answers at all: the site itself does. Never rejects. */
export async function networkAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    // Nothing is in it, and a browser that finds it unread says that the request was broken off.
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
