// Delivers leads. Pages and the service worker run this: nothing here may touch window, document or
// localStorage.
import type { QuoteDelivery } from '#config/quote-delivery.ts';
import { browserTarget } from './browser-target.ts';
import type { FormValues } from './fields.ts';
import { hasValues, type Lead } from './lead.ts';
import { isOnline } from './network.ts';
import { browserOutbox, type Outbox, type QueuedLead } from './outbox.ts';
import { ANSWER_MS, type DeliveryTarget, isRejection, type PostResult } from './target.ts';

/** The Background Sync tag under which the worker delivers. */
export const SYNC_TAG = 'quote-outbox';

/** The Web Lock of the sender, shared by tabs and worker. */
const LOCK = 'quote-outbox';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a lead may be queued before the visitor is notified, milliseconds: 7 days (decisions, 'Outbox').
 */
const OVERDUE_MS = 7 * DAY_MS;

/** How long after its submit a lead is removed, delivered or not, milliseconds: 30 days (decisions, 'Leads'). */
const EXPIRY_MS = 30 * DAY_MS;

/**
 * How long a lead is sent again after an answer that could not be read, milliseconds: 14 days (decisions,
 * 'Outbox').
 */
const UNCONFIRMED_MS = 14 * DAY_MS;

/** How long storing may take before the lead is sent without being stored, milliseconds. */
const STORING_MS = 2_000;

/** After this many failures with a working network, the preflight is assumed to be what fails. */
const FAILURES_BEFORE_SIMPLE = 3;

/** How long a readable answer proves that the preflight works, milliseconds: a day. */
const READABLE_MS = DAY_MS;

const READABLE_MARK = 'readable';

/** The browser APIs that the sender uses. */
export interface Platform {
  readonly target: DeliveryTarget;
  /** Whether other requests succeed. */
  readonly isOnline: () => Promise<boolean>;
  /** Runs a task while no other tab and no worker runs one. */
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Runs a task while no other tab and no worker runs one. Browsers without Web Locks, or that deny them
 * together with all storage, run it without the lock: the receiver discards duplicates by submissionId.
 */
async function withWebLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  let started: Promise<T> | undefined;
  try {
    return await navigator.locks.request(LOCK, () => (started = task()));
  } catch {
    return started ?? task();
  }
}

const browser: Platform = { target: browserTarget, isOnline, withLock: withWebLock, now: Date.now };

const browserLeads = browserOutbox();

/** Postpones a rejected lead: by an hour, and twice as long each further time, up to a day. */
function postpone(queued: QueuedLead, now: number): QueuedLead {
  const rejections = (queued.rejections ?? 0) + 1;
  return { ...queued, rejections, nextAttemptAt: now + Math.min(HOUR_MS * 2 ** (rejections - 1), DAY_MS) };
}

/**
 * Whether the next attempt is allowed. A pause longer than a day comes from a clock that was wrong and is
 * ignored.
 */
function isDue({ nextAttemptAt = 0 }: QueuedLead, now: number): boolean {
  return nextAttemptAt <= now || nextAttemptAt > now + DAY_MS;
}

/**
 * What is known of a lead after a refusal: it was not accepted, whatever an unreadable answer meant before, and
 * the preflight works.
 */
const afterRefusal = (queued: QueuedLead, status: number, now: number): QueuedLead => ({
  ...(isRejection(status) ? postpone(queued, now) : queued),
  failures: 0,
  refused: true,
  unconfirmedSince: undefined,
});

/** Resolves with the task's result, or with `fallback` when it rejects or takes longer. */
function withTimeout<T>(milliseconds: number, task: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, fallback);
    const settle = (result: T): void => {
      clearTimeout(timer);
      resolve(result);
    };
    task.then(settle, () => {
      settle(fallback);
    });
  });
}

/** Records the result of a request in the outbox. Rejects where the outbox does not work. */
async function record(platform: Platform, outbox: Outbox, lead: Lead, result: PostResult): Promise<void> {
  const now = platform.now();
  switch (result.kind) {
    case 'unreachable':
      return;
    case 'unconfirmed':
      await outbox.update(lead, (queued) => ({ ...queued, unconfirmedSince: now }));
      return;
    case 'refused':
      await outbox.update(lead, (queued) => afterRefusal(queued, result.status, now));
      await outbox.mark(READABLE_MARK);
      return;
    case 'delivered':
      await outbox.remove(lead);
      await outbox.mark(READABLE_MARK);
  }
}

/** Posts a lead that the form has just stored, or could not store. Never rejects. */
export async function sendOnce(
  platform: Platform,
  outbox: Outbox,
  lead: Lead,
  delivery: QuoteDelivery,
  isStored: boolean,
): Promise<PostResult> {
  // The worker may already have delivered it. A failing or slow outbox does not change the result of the request.
  const isGone =
    isStored && (await withTimeout<unknown>(STORING_MS, outbox.find(lead.submissionId), lead)) === undefined;
  if (isGone) return { kind: 'delivered' };
  const result = await platform.target.post(delivery, lead, true);
  await withTimeout(STORING_MS, record(platform, outbox, lead, result), undefined);
  return result;
}

/**
 * Whether to send without preflight after a failure: once, because nothing is learned from its answer. False
 * while the receiver's answers are readable: its preflight works then, and the failures have another cause.
 */
async function shouldSkipPreflight(platform: Platform, outbox: Outbox, submissionId: string): Promise<boolean> {
  const queued = await outbox.find(submissionId);
  if (queued === undefined || queued.failures < FAILURES_BEFORE_SIMPLE) return false;
  if (queued.unconfirmedSince !== undefined) return false;
  const readableAt = (await outbox.markedAt(READABLE_MARK)) ?? Number.NEGATIVE_INFINITY;
  return platform.now() - readableAt > READABLE_MS;
}

/** Posts a lead with one of a target's methods. */
type Post = (delivery: QuoteDelivery, lead: Lead) => Promise<PostResult>;

/**
 * Makes one attempt to deliver a queued lead; null when it has left the outbox meanwhile, or is postponed.
 */
async function attempt(
  platform: Platform,
  outbox: Outbox,
  submissionId: string,
  post: Post,
  current?: QuoteDelivery,
): Promise<PostResult | null> {
  const queued = await outbox.find(submissionId);
  if (queued === undefined || !isDue(queued, platform.now())) return null;
  const result = await post(current ?? queued.delivery, queued.lead);
  await record(platform, outbox, queued.lead, result);
  return result;
}

/**
 * Tries to deliver a queued lead, and resolves with whether it has. A rejected request is retried at once, the last
 * time without preflight: the visitor may never come back. A timeout is not retried, because it took long enough, and
 * neither is a lead that may have arrived. Failures without a network are not counted.
 */
async function deliverOne(
  platform: Platform,
  outbox: Outbox,
  { lead, unconfirmedSince }: QueuedLead,
  current?: QuoteDelivery,
): Promise<boolean> {
  const { target, withLock } = platform;
  const send = (post: Post): Promise<PostResult | null> =>
    withLock(() => attempt(platform, outbox, lead.submissionId, post, current));
  const turns = unconfirmedSince === undefined ? FAILURES_BEFORE_SIMPLE : 1;
  for (let turn = 0; turn < turns; turn += 1) {
    const result = await send((delivery, queued) => target.post(delivery, queued, false));
    if (result?.kind !== 'unreachable' || !(await platform.isOnline())) return result?.kind === 'delivered';
    await outbox.update(lead, (queued) => ({ ...queued, failures: queued.failures + 1 }));
    if (await shouldSkipPreflight(platform, outbox, lead.submissionId)) {
      return (await send(target.postSimple))?.kind === 'delivered';
    }
    if (result.timedOut) return false;
  }
  return false;
}

/** The order of delivery: the fewest failures first, among these the oldest first. */
const byTurn = (one: QueuedLead, other: QueuedLead): number =>
  one.failures - other.failures || one.lead.timestamp.localeCompare(other.lead.timestamp);

const isOlder = ({ lead }: QueuedLead, age: number, now: number): boolean => now - Date.parse(lead.timestamp) >= age;

/** Whether a lead has been in the browser past its retention limit. */
const isExpired = (queued: QueuedLead, now: number): boolean =>
  isOlder(queued, EXPIRY_MS, now) || now - (queued.unconfirmedSince ?? now) >= UNCONFIRMED_MS;

/** What came of an attempt to deliver every lead of the outbox. */
interface Delivery {
  /** The leads that are still queued. */
  readonly queued: readonly QueuedLead[];
  /** The leads that were removed undelivered. */
  readonly expired: readonly QueuedLead[];
  /** The leads that were delivered. */
  readonly delivered: readonly QueuedLead[];
}

/** Tries to deliver every queued lead, one after another, and removes those that have expired. */
export async function deliverAll(platform: Platform, outbox: Outbox, current?: QuoteDelivery): Promise<Delivery> {
  const delivered: QueuedLead[] = [];
  for (const queued of [...(await outbox.all())].sort(byTurn))
    if (await deliverOne(platform, outbox, queued, current)) delivered.push(queued);
  const left = await outbox.all();
  const expired = left.filter((queued) => isExpired(queued, platform.now()));
  for (const { lead } of expired) await outbox.remove(lead);
  return { queued: left.filter((queued) => !expired.includes(queued)), expired, delivered };
}

/** What became of the queued leads, as far as a page acts on it. One that may have arrived is not mentioned. */
export interface OutboxReport {
  /** The leads that have been queued for too long. */
  readonly overdue: readonly Lead[];
  /** How many leads have been removed. */
  readonly expired: number;
  /** How many leads have been delivered now of which the visitor was told that they were not. */
  readonly belated: number;
  /** How many leads could be tried again soon. */
  readonly waiting: number;
}

/** Delivers the queued leads for a page view and resolves with what to tell the visitor. */
export async function deliverForPage(
  platform: Platform,
  outbox: Outbox,
  current?: QuoteDelivery,
): Promise<OutboxReport> {
  const { queued, expired, delivered } = await deliverAll(platform, outbox, current);
  const isMissing = ({ unconfirmedSince }: QueuedLead): boolean => unconfirmedSince === undefined;
  const missing = queued.filter(isMissing);
  const now = platform.now();
  return {
    overdue: missing.filter((one) => isOlder(one, OVERDUE_MS, now)).map(({ lead }) => lead),
    expired: expired.filter(isMissing).length,
    belated: delivered.filter(({ refused }) => refused).length,
    waiting: missing.filter((one) => isDue(one, now)).length,
  };
}

/**
 * Tries to deliver this browser's queued leads and resolves with those to be retried as soon as possible,
 * that is, without the rejected ones. `current` is the site's delivery; without it each lead goes to the
 * address it was stored with. Rejects where the outbox does not work.
 */
export async function deliverQueued(current?: QuoteDelivery): Promise<readonly QueuedLead[]> {
  const { queued } = await deliverAll(browser, browserLeads, current);
  return queued.filter((one) => isDue(one, Date.now()));
}

/**
 * Delivers this browser's queued leads and resolves with what to tell the visitor. Rejects where the outbox
 * does not work.
 */
export const deliverOnPageView = (current?: QuoteDelivery): Promise<OutboxReport> =>
  deliverForPage(browser, browserLeads, current);

/** Counts the queued leads. Rejects where the outbox does not work. */
export const countQueued = async (): Promise<number> => (await browserLeads.all()).length;

/** Removes a lead that the visitor does not want to be sent any more. */
export const discardLead = (lead: Lead): Promise<void> => browserLeads.remove(lead);

/** The lead of the same values that was refused before, perhaps in an earlier page view; null for none. */
export async function refusedLead(values: FormValues): Promise<Lead | null> {
  const queued = await withTimeout(STORING_MS, browserLeads.all(), []);
  return queued.find(({ lead, refused }) => refused && hasValues(lead, values))?.lead ?? null;
}

/** What became of a submitted lead. */
export type SendResult =
  | { readonly kind: 'delivered' }
  /** It is in the outbox and is retried from there. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** It was not delivered, and this browser stores nothing: only the visitor has it. */
  | { readonly kind: 'lost' };

/** How far storing a lead has got. */
type Storing = 'pending' | 'stored' | 'failed';

/**
 * Stores a lead, calls `onStored` whenever that succeeds, even after the promise has resolved, and posts the lead once.
 * A lead that is delivered while it is still being stored counts as stored: later page views have to look for it.
 * Resolves within some ten seconds, later only where storing takes longer than two. Never rejects.
 */
export async function storeAndSend(
  platform: Platform,
  outbox: Outbox,
  lead: Lead,
  delivery: QuoteDelivery,
  onStored: () => void,
): Promise<SendResult> {
  let storing: Storing = 'pending';
  const isNow = (state: Storing): boolean => storing === state;
  const stored = outbox.add(lead, delivery).then(
    () => {
      storing = 'stored';
      onStored();
    },
    () => {
      storing = 'failed';
    },
  );
  const delivered = (): SendResult => {
    if (isNow('pending')) onStored();
    return { kind: 'delivered' };
  };

  await withTimeout(STORING_MS, stored, undefined);
  const sending = platform.withLock(() => sendOnce(platform, outbox, lead, delivery, isNow('stored')));
  const result = await withTimeout(ANSWER_MS, sending, { kind: 'unreachable', timedOut: true });
  if (result.kind === 'delivered') return delivered();
  if (result.kind === 'refused') return result;
  if (isNow('stored')) return { kind: 'queued' };
  if (result.kind === 'unreachable' && result.timedOut) return { kind: 'lost' };
  // Perhaps nothing will retry it later, so the simple request is made now.
  const last = await platform.target.postSimple(delivery, lead);
  // The outbox works in order: a lead that is still being stored is stored before this is recorded.
  await withTimeout(ANSWER_MS, record(platform, outbox, lead, last), undefined);
  if (last.kind === 'delivered') return delivered();
  if (last.kind === 'refused') return last;
  if (isNow('stored')) return { kind: 'queued' };
  return last.kind === 'unconfirmed' ? delivered() : { kind: 'lost' };
}

/** Stores a lead in this browser's outbox and posts it, as storeAndSend does. */
export const sendLead = (lead: Lead, delivery: QuoteDelivery, onStored: () => void): Promise<SendResult> =>
  storeAndSend(browser, browserLeads, lead, delivery, onStored);

/** A registration with Background Sync, which lib.dom lacks (wicg.github.io/background-sync). */
type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

/** Has the service worker, where there is one, deliver when the network is back, even with the tab closed. */
export async function requestSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Permission denied: the next page view delivers the lead.
  }
}
