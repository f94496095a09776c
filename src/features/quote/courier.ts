import type { Outcome } from './delivery-results.ts';
import type { Lead } from './lead.ts';
import { type Outbox, unconfirmedMark, type WaitingLead } from './outbox.ts';

/** What delivering needs of the browser. */
export interface Web {
  readonly post: (webhook: string, lead: Lead, lastChance: boolean) => Promise<Outcome>;
  readonly postBlindly: (webhook: string, lead: Lead) => Promise<Outcome>;
  /** Whether other requests to the network succeed. */
  readonly networkAnswers: () => Promise<boolean>;
  /** Does a piece of work while no other tab and no worker does one. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** After so many failures while other requests succeed, the preflight is taken to be what fails. */
const FAILURES_BEFORE_BLIND = 3;

/** How long an answer that could be read speaks for the webhook's preflight, milliseconds: a day. */
const READABLE_MS = 24 * 60 * 60 * 1_000;

const READABLE_MARK = 'readable';

/** Notes in the outbox what a request came to. Rejects where the outbox does not work. */
async function note(outbox: Outbox, lead: Lead, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'unreachable') return;
  await outbox.mark(outcome.kind === 'unconfirmed' ? unconfirmedMark(lead.submissionId) : READABLE_MARK);
  if (outcome.kind === 'refused') await outbox.change(lead.submissionId, (waiting) => ({ ...waiting, refused: true }));
  else await outbox.remove(lead);
}

/** One request with a lead the form has just stored, or could not store. Never rejects. */
export async function sendOnce(
  web: Web,
  outbox: Outbox,
  lead: Lead,
  webhook: string,
  isKept: boolean,
): Promise<Outcome> {
  // The worker may have been faster. An outbox that fails on the way does not change what the request comes to.
  const isGone = isKept && (await outbox.find(lead.submissionId).catch(() => lead)) === undefined;
  if (isGone) return { kind: 'delivered' };
  const outcome = await web.post(webhook, lead, true);
  await note(outbox, lead, outcome).catch(() => undefined);
  return outcome;
}

/**
 * Whether to send without preflight. Not while the webhook's answers can be read: then its preflight works, the failures
 * are others, and an opaque answer could hide that the lead was not taken.
 */
async function isBlindTurn(web: Web, outbox: Outbox, { failures }: WaitingLead): Promise<boolean> {
  if (failures < FAILURES_BEFORE_BLIND) return false;
  const readableAt = (await outbox.markedAt(READABLE_MARK)) ?? Number.NEGATIVE_INFINITY;
  return web.now() - readableAt > READABLE_MS && (await web.networkAnswers());
}

/** One request with a waiting lead; null when it has left the outbox meanwhile. */
async function tryOnce(web: Web, outbox: Outbox, submissionId: string, current?: string): Promise<Outcome | null> {
  const waiting = await outbox.find(submissionId);
  if (waiting === undefined) return null;
  const webhook = current ?? waiting.webhook;
  const outcome = (await isBlindTurn(web, outbox, waiting))
    ? await web.postBlindly(webhook, waiting.lead)
    : await web.post(webhook, waiting.lead, false);
  await note(outbox, waiting.lead, outcome);
  return outcome;
}

/**
 * Tries to deliver a waiting lead. A rejected request is sent again at once, the last time without preflight: the
 * visitor may never come back. One that timed out has taken its time already. Failures without a network count nothing.
 */
export async function deliverOne(web: Web, outbox: Outbox, submissionId: string, current?: string): Promise<void> {
  for (let turn = 0; turn <= FAILURES_BEFORE_BLIND; turn += 1) {
    const outcome = await web.alone(() => tryOnce(web, outbox, submissionId, current));
    if (outcome?.kind !== 'unreachable' || !(await web.networkAnswers())) return;
    await outbox.change(submissionId, (waiting) => ({ ...waiting, failures: waiting.failures + 1 }));
    if (outcome.timedOut) return;
  }
}

/** The order of delivery: what failed least first, the oldest of these first. */
export const inTurn = (leads: readonly WaitingLead[]): WaitingLead[] =>
  [...leads].sort(
    (one, other) => one.failures - other.failures || one.lead.timestamp.localeCompare(other.lead.timestamp),
  );
