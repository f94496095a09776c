import { formBody, type Lead } from './lead.ts';
import { abortAfter } from './network.ts';
import { ANSWER_MS, type DeliveryTarget, type PostResult } from './target.ts';

/** A keepalive request may carry 64 KiB; a character takes three bytes at most. */
const KEEPALIVE_CHARACTERS = 20_000;

/** Makes one request. `read` turns its response into a result; whatever is thrown means 'unreachable'. */
const request = (
  address: string,
  init: RequestInit,
  read: (response: Response) => PostResult | Promise<PostResult>,
): Promise<PostResult> =>
  abortAfter(ANSWER_MS, async (signal): Promise<PostResult> => {
    try {
      return await read(await fetch(address, { method: 'POST', credentials: 'omit', signal, ...init }));
    } catch {
      return { kind: 'unreachable', timedOut: signal.aborted };
    }
  });

/** Reads the answer. The status decides, even if the connection breaks while the body is read. */
async function readAnswer(response: Response): Promise<PostResult> {
  const body = response.text().catch(() => '');
  return response.ok ? { kind: 'delivered' } : { kind: 'refused', status: response.status, body: await body };
}

function post(address: string, lead: Lead, keepalive: boolean): Promise<PostResult> {
  const body = JSON.stringify(lead);
  const init: RequestInit = {
    mode: 'cors',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: keepalive && body.length <= KEEPALIVE_CHARACTERS,
  };
  return request(address, init, readAnswer);
}

/** The owner's webhook, on another origin: JSON, or url-encoded when its preflight fails. */
export const webhookTarget: DeliveryTarget = {
  post,
  postNoCors: (address, lead) =>
    request(address, { mode: 'no-cors', body: formBody(lead) }, () => ({ kind: 'unconfirmed' })),
};
