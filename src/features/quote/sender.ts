// Delivers leads. Pages and the service worker run this: nothing here may touch window, document or
// localStorage.
import type { FormValues } from './fields.ts';
import type { Lead } from './lead.ts';
import { browserOutbox, type Outbox, type QueuedLead, unconfirmedMark } from './outbox.ts';
import { ANSWER_MS, isOnline, postJson, postNoCors, type PostResult } from './webhook.ts';

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

/** How long after its submit a rejected lead is retried, milliseconds: 30 days. */
const EXPIRY_MS = 30 * DAY_MS;

/** How long storing may take before the lead is sent without being stored, milliseconds. */
const STORING_MS = 2_000;

/** After this many failures with a working network, the preflight is assumed to be what fails. */
const FAILURES_BEFORE_NO_CORS = 3;

/** How long a readable answer proves that the webhook's preflight works, milliseconds: a day. */
const READABLE_MS = DAY_MS;

const READABLE_MARK = 'readable';

/** The browser APIs that the sender uses. */
export interface Platform {
  readonly postJson: (webhook: string, lead: Lead, keepalive: boolean) => Promise<PostResult>;
  readonly postNoCors: (webhook: string, lead: Lead) => Promise<PostResult>;
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

const browser: Platform = { postJson, postNoCors, isOnline, withLock: withWebLock, now: Date.now };

const browserLeads = browserOutbox();

/**
 * Whether a status says that the request itself is wrong: any 4xx except 408 (timeout) and 429 (too many
 * requests).
 */
const isRejection = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

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

/** Records the result of a request in the outbox. Rejects where the outbox does not work. */
async function record(platform: Platform, outbox: Outbox, lead: Lead, result: PostResult): Promise<void> {
  if (result.kind === 'unreachable') return;
  await outbox.mark(result.kind === 'unconfirmed' ? unconfirmedMark(lead.submissionId) : READABLE_MARK);
  if (result.kind === 'refused') {
    const now = platform.now();
    await outbox.update(lead.submissionId, (queued) => ({
      ...(isRejection(result.status) ? postpone(queued, now) : queued),
      refused: true,
    }));
  } else await outbox.remove(lead);
}

/** Posts a lead that the form has just stored, or could not store. Never rejects. */
export async function sendOnce(
  platform: Platform,
  outbox: Outbox,
  lead: Lead,
  webhook: string,
  isStored: boolean,
): Promise<PostResult> {
  // The worker may already have delivered it. A failing outbox does not change the result of the request.
  const isGone = isStored && (await outbox.find(lead.submissionId).catch(() => lead)) === undefined;
  if (isGone) return { kind: 'delivered' };
  const result = await platform.postJson(webhook, lead, true);
  await record(platform, outbox, lead, result).catch(() => undefined);
  return result;
}

/**
 * Whether to send without preflight. False while the webhook's answers are readable: its preflight works
 * then, the failures have another cause, and an opaque answer could hide a refusal.
 */
async function shouldSkipPreflight(platform: Platform, outbox: Outbox, { failures }: QueuedLead): Promise<boolean> {
  if (failures < FAILURES_BEFORE_NO_CORS) return false;
  const readableAt = (await outbox.markedAt(READABLE_MARK)) ?? Number.NEGATIVE_INFINITY;
  return platform.now() - readableAt > READABLE_MS && (await platform.isOnline());
}

/**
 * Makes one attempt to deliver a queued lead; null when it has left the outbox meanwhile, or is postponed.
 */
async function attempt(
  platform: Platform,
  outbox: Outbox,
  submissionId: string,
  currentWebhook?: string,
): Promise<PostResult | null> {
  const queued = await outbox.find(submissionId);
  if (queued === undefined || !isDue(queued, platform.now())) return null;
  const webhook = currentWebhook ?? queued.webhook;
  const result = (await shouldSkipPreflight(platform, outbox, queued))
    ? await platform.postNoCors(webhook, queued.lead)
    : await platform.postJson(webhook, queued.lead, false);
  await record(platform, outbox, queued.lead, result);
  return result;
}

/**
 * Tries to deliver a queued lead. A rejected request is retried at once, the last time without preflight: the
 * visitor may never come back. A timeout is not retried, because it took long enough. Failures without a
 * network are not counted.
 */
async function deliverOne(platform: Platform, outbox: Outbox, submissionId: string, webhook?: string): Promise<void> {
  for (let turn = 0; turn <= FAILURES_BEFORE_NO_CORS; turn += 1) {
    const result = await platform.withLock(() => attempt(platform, outbox, submissionId, webhook));
    if (result?.kind !== 'unreachable' || !(await platform.isOnline())) return;
    await outbox.update(submissionId, (queued) => ({ ...queued, failures: queued.failures + 1 }));
    if (result.timedOut) return;
  }
}

/** The order of delivery: the fewest failures first, among these the oldest first. */
const byTurn = (one: QueuedLead, other: QueuedLead): number =>
  one.failures - other.failures || one.lead.timestamp.localeCompare(other.lead.timestamp);

/** Tries to deliver every queued lead, one after another, and resolves with those still queued. */
export async function deliverAll(platform: Platform, outbox: Outbox, webhook?: string): Promise<readonly QueuedLead[]> {
  for (const { lead } of [...(await outbox.all())].sort(byTurn))
    await deliverOne(platform, outbox, lead.submissionId, webhook);
  return outbox.all();
}

/**
 * Delivers the queued leads for a page view and resolves with the overdue ones, to report to the visitor. A
 * lead that the webhook rejects is removed once it has expired; this is then the last time that it is
 * reported.
 */
export async function deliverForPage(platform: Platform, outbox: Outbox, webhook?: string): Promise<readonly Lead[]> {
  const queued = await deliverAll(platform, outbox, webhook);
  const isOlder = ({ lead }: QueuedLead, age: number): boolean => platform.now() - Date.parse(lead.timestamp) >= age;
  for (const one of queued)
    if (one.nextAttemptAt !== undefined && isOlder(one, EXPIRY_MS)) await outbox.remove(one.lead);
  return queued.filter((one) => isOlder(one, OVERDUE_MS)).map(({ lead }) => lead);
}

/**
 * Tries to deliver this browser's queued leads and resolves with those to be retried as soon as possible,
 * that is, without the rejected ones. `webhook` is the current address; without it each lead goes to the
 * address it was stored with. Rejects where the outbox does not work.
 */
export async function deliverQueued(webhook?: string): Promise<readonly QueuedLead[]> {
  const queued = await deliverAll(browser, browserLeads, webhook);
  return queued.filter((one) => isDue(one, Date.now()));
}

/**
 * Delivers this browser's queued leads and resolves with the overdue ones. Rejects where the outbox does not
 * work.
 */
export const deliverOnPageView = (webhook?: string): Promise<readonly Lead[]> =>
  deliverForPage(browser, browserLeads, webhook);

/** Counts the queued leads. Rejects where the outbox does not work. */
export const countQueued = async (): Promise<number> => (await browserLeads.all()).length;

/** Removes a lead that the visitor does not want to be sent any more. */
export const discardLead = (lead: Lead): Promise<void> => browserLeads.remove(lead);

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

/** The submissionId under which the same values were refused before, perhaps in an earlier page view. */
export async function refusedSubmissionId(values: FormValues): Promise<string | undefined> {
  const names = Object.keys(values) as (keyof FormValues)[];
  const isSame = ({ lead, refused }: QueuedLead): boolean =>
    refused && names.every((name) => lead[name] === values[name]);
  const queued = await withTimeout(STORING_MS, browserLeads.all(), []);
  return queued.find(isSame)?.lead.submissionId;
}

/** What became of a submitted lead. */
export type SendResult =
  | { readonly kind: 'delivered' }
  /** It is in the outbox and is retried from there. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** It was not delivered, and this browser stores nothing: only the visitor has it. */
  | { readonly kind: 'lost' };

/** Stores a lead, calls `onStored`, and posts it once. Resolves within some ten seconds and never rejects. */
export async function sendLead(lead: Lead, webhook: string, onStored: () => void): Promise<SendResult> {
  const storing = browserLeads.add(lead, webhook).then(() => true);
  const isStored = await withTimeout(STORING_MS, storing, false);
  if (isStored) onStored();
  const sending = browser.withLock(() => sendOnce(browser, browserLeads, lead, webhook, isStored));
  const result = await withTimeout(ANSWER_MS, sending, { kind: 'unreachable', timedOut: true });
  if (result.kind === 'delivered' || result.kind === 'refused') return result;
  if (isStored) return { kind: 'queued' };
  if (result.kind === 'unreachable' && result.timedOut) return { kind: 'lost' };
  // Nothing would retry it later, so the no-cors request is made now.
  const last = await postNoCors(webhook, lead);
  return { kind: last.kind === 'unconfirmed' ? 'delivered' : 'lost' };
}

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
