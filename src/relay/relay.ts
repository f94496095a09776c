// The relay: takes quote requests at the site's own address and passes them on. Hosts run it, each through an entry
// of its own: functions/api/quote.ts, netlify/functions/quote.ts, api/quote.js. It is one file that imports only
// types, because the entry for Vercel is this file without its types (npm run hosts).
import type { HONEYPOT as Honeypot } from '#features/quote/fields.ts';
import type { PATHS } from '#routes/paths.ts';

/** The settings of a relay, by the names of the host's variables. */
export interface RelaySettings {
  /** The store, if leads go to submit_lead. */
  readonly PUBLIC_SUPABASE_URL?: string | undefined;
  readonly PUBLIC_SUPABASE_ANON_KEY?: string | undefined;
  /** Proves to the store that this relay names its visitors truly: the vault's lead_relay_token. */
  readonly LEAD_RELAY_TOKEN?: string | undefined;
  /** Where leads go without a store. Unlike the public one it stays at the host. */
  readonly QUOTE_WEBHOOK_URL?: string | undefined;
  readonly PUBLIC_QUOTE_WEBHOOK_URL?: string | undefined;
}

/** The names of a relay's settings. */
export const RELAY_SETTINGS = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'LEAD_RELAY_TOKEN',
  'QUOTE_WEBHOOK_URL',
  'PUBLIC_QUOTE_WEBHOOK_URL',
] as const satisfies readonly (keyof RelaySettings)[];

type Payload = Readonly<Record<string, unknown>>;

/** What a relay answers: a status, a sentence for people, and fields for scripts. */
interface Answer {
  readonly status: number;
  readonly message: string;
  readonly fields?: Payload;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends the handling of a request with an answer. */
class Refusal extends Error {
  readonly answer: Answer;
  constructor(status: number, message: string, rest: Pick<Answer, 'fields' | 'headers'> = {}) {
    super(message);
    this.answer = { status, message, ...rest };
  }
}

const THANK_YOU: (typeof PATHS)['thankYou'] = '/thank-you';
const HONEYPOT: typeof Honeypot = 'contact_me_by_fax_only';

/** In bytes. A lead has a few hundred. */
const MAX_BYTES = 64 * 1024;

/** How long the next hop may take, milliseconds: less than the ten seconds that the form waits for the relay. */
const ANSWER_MS = 8_000;

const HOUR_MS = 60 * 60_000;

const NOT_DELIVERED = 'Your request could not be delivered. Please try again in a minute, or call us.';

/** For a hop that did not answer in time, and may have the lead all the same. */
const NO_ANSWER =
  'We do not know yet whether your request arrived. Please send it again in a minute, which counts as one request, or call us.';

/**
 * Whether a request comes from a page of another site. Compares hosts, not schemes: behind a proxy a function may be
 * asked over http. A request without these headers, which is no browser's, is not from elsewhere.
 */
function isFromElsewhere({ url, headers }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site';
  const own = [new URL(url).host, headers.get('host'), headers.get('x-forwarded-host')];
  return !own.includes(URL.parse(origin)?.host ?? '');
}

/** Reads a body as text. Throws a Refusal as soon as it is too large. */
async function readBody(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'A quote request has at most 64 kB.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge;
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(body: string): Payload {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'A quote request is a JSON object.');
  return value as Payload;
}

const isCampaign = (name: string): boolean => /^(?:utm_.+|gclid|fbclid)$/.test(name);

/** Reads a url-encoded form: the form's own post without JavaScript, or what the form's script sends no-cors. */
function parseForm(body: string): Payload {
  const { [HONEYPOT]: trap = '', suspect, ...entries } = Object.fromEntries(new URLSearchParams(body));
  const [campaign, fields] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => isCampaign(name) === wanted)),
  );
  return { ...fields, campaign, ...(trap !== '' || suspect === 'true' ? { suspect: true } : {}) };
}

/** The content types of a body, with what reads them. */
const PARSERS: Readonly<Record<string, (body: string) => Payload>> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseForm,
};

/**
 * A UUID made of a payload and the hour (RFC 9562, version 8): a form that is sent twice, by a double click or because
 * no answer came, is one lead.
 */
async function submissionIdOf(payload: Payload, now: number): Promise<string> {
  const content = JSON.stringify([Math.floor(now / HOUR_MS), Object.entries(payload).sort()]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)));
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Adds what a form without JavaScript cannot send. */
async function complete(payload: Payload, now: number): Promise<Payload> {
  const { submissionId } = payload;
  return {
    timestamp: new Date(now).toISOString(),
    ...payload,
    submissionId:
      typeof submissionId === 'string' && submissionId !== '' ? submissionId : await submissionIdOf(payload, now),
  };
}

/** As JSON that Postgres can read: it stores neither U+0000 nor half of a surrogate pair. */
const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? item.replace(/[\0\p{Surrogate}]/gu, '') : item,
  );

/** Where a lead goes next. */
interface Hop {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * A webhook may redirect once it has the lead, as those of Google Apps Script do; browsers and the store's pg_net
   * follow, and the last status counts. The store never redirects, and its headers hold keys for no other address.
   */
  readonly redirect: 'follow' | 'manual';
  readonly body: string;
  /** Reads the hop's answer. Throws a Refusal where it is no success. */
  readonly read: (answer: Response) => Promise<Payload>;
}

/**
 * Reads the answer of submit_lead. Its words about a field are passed on; every other failure is not the sender's
 * fault. A 200 without its `ok: true` comes from something else at the store's address, which has stored nothing.
 */
async function readStore(answer: Response): Promise<Payload> {
  const { status } = answer;
  const {
    message,
    field = null,
    ...fields
  } = (await answer.json()) as {
    message?: unknown;
    field?: unknown;
    ok?: unknown;
  };
  if (status === 200 && fields.ok === true) return fields;
  if ((status === 422 || status === 413) && typeof message === 'string')
    throw new Refusal(status, message, { fields: { field } });
  throw new Refusal(502, NOT_DELIVERED);
}

/** Reads a webhook's answer. The status decides: a body that breaks, or does not end, takes nothing back. */
async function readWebhook({ ok, body }: Response): Promise<Payload> {
  await body?.cancel().catch(() => undefined);
  if (ok) return {};
  throw new Refusal(502, NOT_DELIVERED);
}

/** The hop of a relay's settings: the store, else the webhook. */
function hopOf(settings: RelaySettings, payload: Payload, visitor: string | null): Hop {
  const { PUBLIC_SUPABASE_URL: store, PUBLIC_SUPABASE_ANON_KEY: key, LEAD_RELAY_TOKEN: token } = settings;
  if (store && key)
    return {
      url: `${store.replace(/\/+$/, '')}/rest/v1/rpc/submit_lead`,
      headers: {
        apikey: key,
        ...(visitor === null ? {} : { 'x-visitor-address': visitor }),
        ...(token ? { 'x-relay-token': token } : {}),
      },
      redirect: 'manual',
      body: storableJson({ payload }),
      read: readStore,
    };
  const webhook = [settings.QUOTE_WEBHOOK_URL, settings.PUBLIC_QUOTE_WEBHOOK_URL].find(
    (url) => url !== undefined && url !== '',
  );
  if (webhook === undefined) throw new Refusal(503, 'The form is not connected yet. Please call us.');
  return { url: webhook, headers: {}, redirect: 'follow', body: JSON.stringify(payload), read: readWebhook };
}

/** Posts a lead to its hop. Throws a Refusal: 504 where there is no answer in time, 502 for every other failure. */
async function forward({ url, headers, redirect, body, read }: Hop): Promise<Payload> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal,
      redirect,
    });
    return await read(response);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw signal.aborted ? new Refusal(504, NO_ANSWER) : new Refusal(502, NOT_DELIVERED);
  }
}

async function handle(request: Request, settings: RelaySettings, visitor: string | null): Promise<Answer> {
  if (request.method !== 'POST')
    throw new Refusal(405, 'Quote requests are sent by POST.', { headers: { allow: 'POST' } });
  if (isFromElsewhere(request)) throw new Refusal(403, 'This form is on another site.');
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const parse = Object.hasOwn(PARSERS, type.trim().toLowerCase()) ? PARSERS[type.trim().toLowerCase()] : undefined;
  if (parse === undefined) throw new Refusal(415, 'A quote request is sent as JSON or as a url-encoded form.');
  const payload = await complete(parse(await readBody(request)), Date.now());
  const fields = await forward(hopOf(settings, payload, visitor));
  return { status: 200, message: 'Accepted', fields: { submissionId: payload['submissionId'], ...fields } };
}

/** Whether a browser shows the answer as a page, because a form was sent without JavaScript. */
const showsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html');

const COMMON = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

function respond({ status, message, fields = {}, headers = {} }: Answer, asPage: boolean): Response {
  if (asPage && status === 200) return new Response(null, { status: 303, headers: { ...COMMON, location: THANK_YOU } });
  const [body, type] = asPage
    ? [message, 'text/plain; charset=utf-8']
    : [JSON.stringify({ ok: status === 200, message, ...fields }), 'application/json'];
  return new Response(body, { status, headers: { ...COMMON, 'content-type': type, ...headers } });
}

/**
 * Passes a quote request on to the store or the webhook. `visitor` is the sender's address, as the host knows it.
 * Answers JSON, or to a form without JavaScript a redirect to /thank-you or a sentence. Never rejects.
 */
export async function relay(request: Request, settings: RelaySettings, visitor: string | null): Promise<Response> {
  const asPage = showsPage(request);
  try {
    return respond(await handle(request, settings, visitor), asPage);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    return respond(error instanceof Refusal ? error.answer : { status: 500, message: NOT_DELIVERED }, asPage);
  }
}
