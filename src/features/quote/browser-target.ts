import type { QuoteDelivery } from '#config/quote-delivery.ts';
import { formAction } from './form-action.ts';
import { formBody, type Lead } from './lead.ts';
import { abortAfter } from './network.ts';
import { ANSWER_MS, type DeliveryTarget, type PostResult } from './target.ts';

/** A keepalive request may carry 64 KiB; a character takes three bytes at most. */
const KEEPALIVE_CHARACTERS = 20_000;

type ReadAnswer = (response: Response) => PostResult | Promise<PostResult>;

/** Makes one request. `read` turns its response into a result; whatever is thrown means 'unreachable'. */
const request = (address: string, init: RequestInit, read: ReadAnswer): Promise<PostResult> =>
  abortAfter(ANSWER_MS, async (signal): Promise<PostResult> => {
    try {
      return await read(await fetch(address, { method: 'POST', credentials: 'omit', signal, ...init }));
    } catch {
      return { kind: 'unreachable', timedOut: signal.aborted };
    }
  });

/** Reads a webhook's answer. The status decides, even if the connection breaks while the body is read. */
async function readWebhook(response: Response): Promise<PostResult> {
  const body = response.text().catch(() => '');
  return response.ok ? { kind: 'delivered' } : { kind: 'refused', status: response.status, body: await body };
}

/** The JSON that the store and the relay answer with; empty for anything else. */
async function ownAnswer(response: Response): Promise<{ readonly ok?: unknown; readonly message?: unknown }> {
  try {
    return ((await response.json()) ?? {}) as object;
  } catch {
    return {};
  }
}

/**
 * Reads an answer of the store or the relay. A 2xx without their JSON comes from something else, such as a captive
 * portal or a host that does not run the relay: it is no answer.
 */
async function readOwn(response: Response): Promise<PostResult> {
  const { ok, message } = await ownAnswer(response);
  if (!response.ok)
    return { kind: 'refused', status: response.status, body: typeof message === 'string' ? message : '' };
  return ok === true ? { kind: 'delivered' } : { kind: 'unreachable', timedOut: false };
}

/** A lead as JSON that Postgres can read: it stores neither U+0000 nor half of a surrogate pair. */
const storableJson = (lead: Lead): string =>
  JSON.stringify(lead, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value,
  );

/** The body and the headers of a lead as JSON. */
const jsonRequest = (delivery: QuoteDelivery, lead: Lead): { body: string; headers: Record<string, string> } =>
  delivery.way === 'store'
    ? { body: `{"payload":${storableJson(lead)}}`, headers: { apikey: delivery.key } }
    : { body: JSON.stringify(lead), headers: {} };

function post(delivery: QuoteDelivery, lead: Lead, keepalive: boolean): Promise<PostResult> {
  const { body, headers } = jsonRequest(delivery, lead);
  const init: RequestInit = {
    mode: 'cors',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    keepalive: keepalive && body.length <= KEEPALIVE_CHARACTERS,
  };
  return request(delivery.address, init, delivery.way === 'webhook' ? readWebhook : readOwn);
}

/** Only a webhook may be without CORS headers: the answers of the store and the relay can be read. */
function postSimple(delivery: QuoteDelivery, lead: Lead): Promise<PostResult> {
  switch (delivery.way) {
    case 'webhook':
      return request(delivery.address, { mode: 'no-cors', body: formBody(lead) }, () => ({ kind: 'unconfirmed' }));
    case 'relay':
      return request(delivery.address, { body: formBody(lead) }, readOwn);
    case 'store': {
      const body = new URLSearchParams({ payload: storableJson(lead) });
      return request(formAction(delivery), { body }, readOwn);
    }
  }
}

/** Posts leads with fetch: to the webhook and the store on their own origins, to the relay on the site's. */
export const browserTarget: DeliveryTarget = { post, postSimple };
