import type { Sent } from './delivery-results.ts';
import { deliverOne, inTurn, sendOnce, type Web } from './courier.ts';
import type { Typed } from './fields.ts';
import type { Lead } from './lead.ts';
import { asOneSender } from './one-sender.ts';
import { browserOutbox, type WaitingLead } from './outbox.ts';
import { ANSWER_MS, networkAnswers, postBlindly, postLead } from './requests.ts';

/** The Background Sync tag under which the worker is asked to deliver. */
export const SYNC_TAG = 'quote-outbox';

/** How long storing may take before the lead is sent without being stored, milliseconds. */
const STORING_MS = 2_000;

/** Pages and the worker run this: nothing here may touch window, document or localStorage. */
const web: Web = {
  post: postLead,
  postBlindly,
  networkAnswers,
  alone: asOneSender,
  now: Date.now,
};

const outbox = browserOutbox();

/** The work's result, or `otherwise` when it rejects or takes longer. */
function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, otherwise);
    const settle = (result: T): void => {
      clearTimeout(timer);
      resolve(result);
    };
    work.then(settle, () => {
      settle(otherwise);
    });
  });
}

/**
 * Tries to deliver every lead that waits, one after another, and resolves with those that still wait. `webhook` is the
 * address leads go to now; without it each goes where it was to go when it was stored. Rejects where the outbox does not
 * work.
 */
export async function deliverWaiting(webhook?: string): Promise<readonly WaitingLead[]> {
  for (const { lead } of inTurn(await outbox.all())) await deliverOne(web, outbox, lead.submissionId, webhook);
  return outbox.all();
}

/** How many leads wait. Rejects where the outbox does not work. */
export const countWaiting = async (): Promise<number> => (await outbox.all()).length;

/** Takes a lead out whatever became of it: the visitor was told and does not want it sent any more. */
export const giveUpLead = (lead: Lead): Promise<void> => outbox.remove(lead);

/** The submissionId under which the very same words were refused before, perhaps before the page was loaded anew. */
export async function refusedBefore(typed: Typed): Promise<string | undefined> {
  const names = Object.keys(typed) as (keyof Typed)[];
  const isSame = ({ lead, refused }: WaitingLead): boolean =>
    refused && names.every((name) => lead[name] === typed[name]);
  const waiting = await within(STORING_MS, outbox.all(), []);
  return waiting.find(isSame)?.lead.submissionId;
}

/**
 * Stores a lead, calls `stored`, and sends it once. Resolves ten seconds later at most, whatever the network does, and
 * never rejects.
 */
export async function sendLead(lead: Lead, webhook: string, stored: () => void): Promise<Sent> {
  const keeping = outbox.keep(lead, webhook).then(() => true);
  const isKept = await within(STORING_MS, keeping, false);
  if (isKept) stored();
  const sending = web.alone(() => sendOnce(web, outbox, lead, webhook, isKept));
  const outcome = await within(ANSWER_MS, sending, { kind: 'unreachable', timedOut: true });
  if (outcome.kind === 'delivered' || outcome.kind === 'refused') return outcome;
  if (isKept) return { kind: 'kept' };
  if (outcome.kind === 'unreachable' && outcome.timedOut) return { kind: 'lost' };
  // Nobody will try again later: what a request without preflight can do, it does now.
  const last = await postBlindly(webhook, lead);
  return { kind: last.kind === 'unconfirmed' ? 'delivered' : 'lost' };
}
