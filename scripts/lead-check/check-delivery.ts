import { setTimeout as delay } from 'node:timers/promises';
import type { QuoteDelivery } from '#config/quote-delivery.ts';
import type { TestLead } from './test-lead.ts';

/** What a hop of a test lead's way said, in a sentence. */
export interface HopReport {
  readonly says: string;
  /** False where a real lead would not have got through. */
  readonly ok: boolean;
}

/** The site whose form is checked, and how long to wait for the store. */
export interface CheckOptions {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** The store behind a relay, if this machine knows it: says whether the webhook got the lead. */
  readonly store: { readonly url: string; readonly key: string } | null;
  /** How long the store may take to deliver, and the pause between two questions, milliseconds. */
  readonly waitMs: number;
  readonly pauseMs: number;
}

/** A browser waits no longer for an answer, milliseconds (src/features/quote/target.ts). */
const ANSWER_MS = 10_000;

const host = (address: string): string => new URL(address).host;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The fields of a JSON object; empty for any other body. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The address that it came from after a redirect; null without one. */
  readonly redirectedTo: URL | null;
}

function parseFields(text: string): Answer['fields'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer['fields']) : {};
  } catch {
    return {};
  }
}

/** A request; POST unless it says otherwise. */
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Whether to follow redirects; not unless it says so. */
  readonly redirect?: 'follow' | 'manual';
}

/** Makes a request as a page of the site does. Throws an Error in words without the address, which may be a secret. */
async function ask(name: string, address: string, origin: string, asked: Asked): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const init = {
      method: 'POST',
      redirect: 'manual',
      signal,
      ...asked,
      headers: { origin, ...asked.headers },
    } as const;
    const response = await fetch(address, init);
    return {
      status: response.status,
      headers: response.headers,
      fields: parseFields(await response.text()),
      redirectedTo: response.redirected ? new URL(response.url) : null,
    };
  } catch (error) {
    if (signal.aborted) throw new Error(`${name} did not answer within ten seconds.`, { cause: error });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
    throw new Error(`${name} could not be reached (${code}).`, { cause: error });
  }
}

const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): Asked => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** What an answer other than the expected one says. */
const refusal = (name: string, { status, fields }: Answer): string =>
  typeof fields['message'] === 'string'
    ? `${name} answered ${status}: ${fields['message']}`
    : `${name} answered ${status}.`;

/** Whether pages of an origin may read an answer. */
const isReadable = ({ headers }: Answer, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** What a redirect of a webhook that accepted the lead may mean; nothing without one. */
function redirectRemarks({ redirectedTo }: Answer, address: string): HopReport[] {
  if (redirectedTo === null) return [];
  const says = `It redirected to ${redirectedTo.host}. See whether the test lead arrived: a webhook that has moved redirects too, and loses leads.`;
  if (redirectedTo.origin === new URL(address).origin) return [{ ok: true, says }];
  return [
    { ok: true, says },
    {
      ok: true,
      says: 'Pages may not follow it to another host, so browsers send each lead again and again: use the store or the relay (docs/leads.md).',
    },
  ];
}

async function checkWebhook(address: string, lead: TestLead, { origin }: CheckOptions): Promise<HopReport[]> {
  const name = `The webhook at ${host(address)}`;
  const answer = await ask(name, address, origin, { ...json(lead), redirect: 'follow' });
  if (answer.status < 200 || answer.status > 299) return [{ ok: false, says: refusal(name, answer) }];
  const preflight = await ask(name, address, origin, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  const isAllowed = isReadable(preflight, origin) && /\*|content-type/.test(allowed);
  const accepted: HopReport[] = [
    { ok: true, says: `${name} accepted the test lead (${answer.status}).` },
    ...redirectRemarks(answer, address),
  ];
  if (isAllowed && isReadable(answer, origin)) return accepted;
  return [
    ...accepted,
    {
      ok: true,
      says: `Its CORS headers do not let pages of ${origin} read the answer, so nobody knows whether a lead arrived: use the store or the relay (docs/leads.md).`,
    },
  ];
}

/** Resolves with what became of a test lead in the store, as soon as the webhook has answered or the time is up. */
async function checkStoredLead(
  { url, key }: NonNullable<CheckOptions['store']>,
  { submissionId }: TestLead,
  { origin, waitMs, pauseMs }: CheckOptions,
): Promise<HopReport> {
  const address = `${url.replace(/\/+$/, '')}/rest/v1/rpc/test_lead_delivery`;
  for (let left = waitMs; ; left -= pauseMs) {
    const { status, fields } = await ask(
      'The store',
      address,
      origin,
      json({ submission: submissionId }, { apikey: key }),
    );
    const { delivery, status: webhookStatus } = fields;
    const answered = typeof webhookStatus === 'number' ? `answered ${webhookStatus}` : 'did not accept it';
    if (status !== 200 || delivery === undefined)
      return { ok: false, says: `The store does not know the test lead (${status}).` };
    if (delivery === 'off')
      return { ok: true, says: 'It sends leads to no webhook: staff read them in the store only.' };
    if (delivery === 'delivered') return { ok: true, says: `Its webhook accepted the test lead (${answered}).` };
    if (delivery !== 'sent')
      return { ok: false, says: `Its webhook ${answered}. The store has the lead and tries again.` };
    if (left <= 0)
      return {
        ok: false,
        says: `No answer of its webhook was recorded within ${waitMs / 1000} seconds. Does pg_cron run the job sweep-leads?`,
      };
    await delay(pauseMs);
  }
}

async function checkStore(
  { address, key }: QuoteDelivery & { readonly way: 'store' },
  lead: TestLead,
  options: CheckOptions,
): Promise<HopReport[]> {
  const name = `The store at ${host(address)}`;
  const answer = await ask(name, address, options.origin, json({ payload: lead }, { apikey: key }));
  if (answer.fields['ok'] !== true) return [{ ok: false, says: refusal(name, answer) }];
  const stored: HopReport = { ok: true, says: `${name} took the test lead and keeps it.` };
  // What the form itself does without JavaScript, with the same lead.
  const form = await ask(name, `${address}_form?apikey=${encodeURIComponent(key)}`, options.origin, {
    body: new URLSearchParams({ payload: JSON.stringify(lead) }),
  });
  const asForm: HopReport =
    form.fields['stored'] === 'known'
      ? { ok: true, says: 'It also takes forms without JavaScript.' }
      : { ok: false, says: `Forms without JavaScript do not get through. ${refusal(name, form)}` };
  const url = address.slice(0, -'/rest/v1/rpc/submit_lead'.length);
  return [stored, asForm, await checkStoredLead({ url, key }, lead, options)];
}

async function checkRelay(path: string, lead: TestLead, options: CheckOptions): Promise<HopReport[]> {
  const address = `${options.origin}${path}`;
  const name = `The relay at ${address}`;
  const answer = await ask(name, address, options.origin, json(lead));
  const { ok, stored } = answer.fields;
  if (typeof ok !== 'boolean')
    return [
      { ok: false, says: `${address} answered ${answer.status}, but not as the relay does. Does the host run it?` },
    ];
  if (!ok) return [{ ok: false, says: refusal(name, answer) }];
  if (stored === undefined)
    return [{ ok: true, says: `${name} passed the test lead on to the webhook, which accepted it.` }];
  const kept: HopReport = { ok: true, says: `${name} passed the test lead on to the store, which keeps it.` };
  if (options.store === null)
    return [
      kept,
      {
        ok: true,
        says: 'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY here too, to learn whether its webhook gets it.',
      },
    ];
  return [kept, await checkStoredLead(options.store, lead, options)];
}

/** Sends a test lead the way of the form's leads. Resolves with a sentence about each hop; never rejects. */
export async function checkDelivery(
  delivery: QuoteDelivery,
  lead: TestLead,
  options: CheckOptions,
): Promise<HopReport[]> {
  try {
    switch (delivery.way) {
      case 'webhook':
        return await checkWebhook(delivery.address, lead, options);
      case 'store':
        return await checkStore(delivery, lead, options);
      case 'relay':
        return await checkRelay(delivery.address, lead, options);
    }
  } catch (error) {
    return [{ ok: false, says: error instanceof Error ? error.message : String(error) }];
  }
}
