import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuoteDelivery } from '#config/quote-delivery.ts';
import type { Lead } from '#features/quote/lead.ts';
import type { Outbox, QueuedLead } from '#features/quote/outbox.ts';
import {
  deliverAll,
  deliverForPage,
  type Platform,
  sendOnce,
  type SendResult,
  storeAndSend,
} from '#features/quote/sender.ts';
import type { DeliveryTarget, PostResult } from '#features/quote/target.ts';
import { memoryOutbox, type MemoryOutbox } from './memory-outbox.ts';
import { sampleLead } from './sample-lead.ts';

const WEBHOOK: QuoteDelivery = { way: 'webhook', address: 'https://hooks.example.com/quote' };
const RELAY: QuoteDelivery = { way: 'relay', address: '/api/quote' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const DELIVERED: PostResult = { kind: 'delivered' };
const SERVER_ERROR: PostResult = { kind: 'refused', status: 500, body: '' };
const BAD_REQUEST: PostResult = { kind: 'refused', status: 400, body: '' };
const REJECTED: PostResult = { kind: 'unreachable', timedOut: false };
const UNCONFIRMED: PostResult = { kind: 'unconfirmed' };
const TIMED_OUT: PostResult = { kind: 'unreachable', timedOut: true };

const LEAD: Lead = sampleLead('lead');

interface FakeBrowser {
  readonly outbox: MemoryOutbox;
  readonly platform: Platform;
  /** The requests made: 'json' or 'simple'. */
  readonly requests: string[];
  /** The address of each request. */
  readonly addresses: string[];
  readonly clock: { now: number };
}

/**
 * A browser whose JSON requests have these results in turn, and then the last one again. Its clock starts at
 * the lead's timestamp.
 */
function fakeBrowser(results: readonly PostResult[], { online = true, simple = UNCONFIRMED } = {}): FakeBrowser {
  const clock = { now: Date.parse(LEAD.timestamp) };
  const requests: string[] = [];
  const addresses: string[] = [];
  let turn = 0;
  const platform: Platform = {
    target: {
      post: ({ address }) => {
        requests.push('json');
        addresses.push(address);
        return Promise.resolve(results[Math.min(turn++, results.length - 1)]!);
      },
      postSimple: ({ address }) => {
        requests.push('simple');
        addresses.push(address);
        return Promise.resolve(simple);
      },
    },
    isOnline: () => Promise.resolve(online),
    withLock: (task) => task(),
    now: () => clock.now,
  };
  return { outbox: memoryOutbox(platform.now), platform, requests, addresses, clock };
}

/** The same browser with another way to post. */
const posting = ({ platform }: Pick<FakeBrowser, 'platform'>, post: DeliveryTarget['post']): Platform => ({
  ...platform,
  target: { ...platform.target, post },
});

/** Delivers the queued lead once, as a page view does, and returns what is left of it in the outbox. */
async function deliver(browser: FakeBrowser, current?: QuoteDelivery): Promise<QueuedLead | undefined> {
  const { outbox, platform } = browser;
  if (outbox.leads.size === 0) await outbox.add(LEAD, WEBHOOK);
  await deliverAll(platform, outbox, current);
  return outbox.leads.get('lead');
}

describe('a queued lead', () => {
  it('is removed after a readable 2xx response', async () => {
    const browser = fakeBrowser([DELIVERED]);
    expect(await deliver(browser)).toBeUndefined();
    expect(browser.requests).toEqual(['json']);
  });

  it('stays queued when the webhook answers 500, and is retried at the next page view', async () => {
    const browser = fakeBrowser([SERVER_ERROR]);
    expect(await deliver(browser)).toMatchObject({ refused: true, failures: 0 });
    expect(browser.requests).toEqual(['json']);
    await deliver(browser);
    expect(browser.requests).toEqual(['json', 'json']);
  });

  it('is sent without a preflight after three failures while online, and stays queued as unconfirmed', async () => {
    const browser = fakeBrowser([REJECTED]);
    expect(await deliver(browser)).toMatchObject({ lead: LEAD, unconfirmedSince: browser.clock.now });
    expect(browser.requests).toEqual(['json', 'json', 'json', 'simple']);
  });

  it('is sent once per page view while offline, and the failure is not counted', async () => {
    const browser = fakeBrowser([REJECTED], { online: false });
    expect(await deliver(browser)).toMatchObject({ failures: 0 });
    expect(browser.requests).toEqual(['json']);
  });

  it('is sent once per page view while responses time out', async () => {
    const browser = fakeBrowser([TIMED_OUT]);
    expect(await deliver(browser)).toMatchObject({ failures: 1 });
    expect(browser.requests).toEqual(['json']);
    await deliver(browser);
    expect(await deliver(browser)).toHaveProperty('unconfirmedSince');
    expect(browser.requests).toEqual(['json', 'json', 'json', 'simple']);
  });

  it('is not sent without a preflight within a day of a readable response', async () => {
    const browser = fakeBrowser([SERVER_ERROR, REJECTED]);
    await deliver(browser);
    expect(await deliver(browser)).toMatchObject({ failures: 3 });
    expect(browser.requests).not.toContain('simple');
    browser.clock.now += DAY + HOUR;
    await deliver(browser);
    expect(browser.requests.at(-1)).toBe('simple');
  });

  it('stays queued when the simple request fails as well', async () => {
    expect(await deliver(fakeBrowser([REJECTED], { simple: REJECTED }))).toMatchObject({ failures: 3 });
  });

  it('is sent with a preflight first at each page view, so that a repaired webhook confirms it', async () => {
    const browser = fakeBrowser([REJECTED, REJECTED, REJECTED, REJECTED, DELIVERED], { simple: REJECTED });
    await deliver(browser);
    browser.requests.length = 0;
    await deliver(browser);
    expect(browser.requests).toEqual(['json', 'simple']);
    expect(await deliver(browser)).toBeUndefined();
    expect(browser.requests.at(-1)).toBe('json');
  });

  it('is sent the way of the current site, or the way it was stored with where none is configured', async () => {
    const browser = fakeBrowser([SERVER_ERROR]);
    await deliver(browser, RELAY);
    await deliver(browser);
    expect(browser.addresses).toEqual([RELAY.address, WEBHOOK.address]);
  });

  it('is not sent when another tab has delivered it', async () => {
    const browser = fakeBrowser([DELIVERED]);
    await browser.outbox.add(LEAD, WEBHOOK);
    const withLock: Platform['withLock'] = async (task) => {
      await browser.outbox.remove(LEAD);
      return task();
    };
    await deliverAll({ ...browser.platform, withLock }, browser.outbox);
    expect(browser.requests).toEqual([]);
  });

  it('stays queued when the visitor submits another version of it while the first is being sent', async () => {
    const browser = fakeBrowser([DELIVERED]);
    await browser.outbox.add(LEAD, WEBHOOK);
    const newer = { ...LEAD, timestamp: '2026-06-01T12:00:05.000Z', message: 'And the gutters.' };
    const platform = posting(browser, async () => {
      await browser.outbox.add(newer, WEBHOOK);
      return DELIVERED;
    });
    await deliverAll(platform, browser.outbox);
    expect(browser.outbox.leads.get('lead')?.lead).toEqual(newer);
  });

  it.each([
    { what: 'a refusal', result: BAD_REQUEST },
    { what: 'an unreadable answer', result: UNCONFIRMED },
    { what: 'a failure', result: REJECTED },
  ])('is not judged by $what to its earlier version', async ({ result }) => {
    const browser = fakeBrowser([result]);
    await browser.outbox.add(LEAD, WEBHOOK);
    const newer = { ...LEAD, timestamp: '2026-06-01T12:00:05.000Z', revision: 2 };
    const platform = posting(browser, async () => {
      await browser.outbox.add(newer, WEBHOOK);
      return result;
    });
    await sendOnce(platform, browser.outbox, LEAD, WEBHOOK, true);
    expect(browser.outbox.leads.get('lead')).toEqual({ lead: newer, delivery: WEBHOOK, failures: 0, refused: false });
  });

  it('is sent before leads that failed more often or are newer', async () => {
    const { platform: offline, outbox } = fakeBrowser([SERVER_ERROR], { online: false });
    const sent: string[] = [];
    const platform = posting({ platform: offline }, (_webhook, lead) => {
      sent.push(lead.submissionId);
      return Promise.resolve(SERVER_ERROR);
    });
    for (const [id, minute] of [
      ['failed', '00'],
      ['second', '02'],
      ['first', '01'],
    ] as const)
      await outbox.add({ ...sampleLead(id), timestamp: `2026-06-01T12:${minute}:00.000Z` }, WEBHOOK);
    await outbox.update(outbox.leads.get('failed')!.lead, (queued) => ({ ...queued, failures: 3 }));
    await deliverAll(platform, outbox);
    expect(sent).toEqual(['first', 'second', 'failed']);
  });

  it('is reported to the visitor after seven days', async () => {
    const { platform, outbox, clock } = fakeBrowser([SERVER_ERROR]);
    await outbox.add(LEAD, WEBHOOK);
    clock.now += 7 * DAY - 1;
    expect(await deliverForPage(platform, outbox, WEBHOOK)).toMatchObject({ overdue: [], expired: 0 });
    clock.now += 1;
    expect(await deliverForPage(platform, outbox, WEBHOOK)).toMatchObject({ overdue: [LEAD], expired: 0 });
  });

  it.each([
    { what: 'refused', results: [SERVER_ERROR] },
    { what: 'rejected', results: [BAD_REQUEST] },
    { what: 'never sent, for want of a network', results: [REJECTED], online: false },
  ])('is removed 30 days after it was submitted, and reported, when it was $what', async (fake) => {
    const { platform, outbox, clock } = fakeBrowser(fake.results, fake);
    await outbox.add(LEAD, WEBHOOK);
    clock.now += 30 * DAY - 1;
    expect(await deliverForPage(platform, outbox, WEBHOOK)).toMatchObject({ overdue: [LEAD], expired: 0 });
    clock.now += 1;
    expect(await deliverForPage(platform, outbox, WEBHOOK)).toMatchObject({ overdue: [], expired: 1 });
    expect(outbox.leads.size).toBe(0);
  });

  it('is tried one last time before it is removed', async () => {
    const { platform, outbox, clock } = fakeBrowser([DELIVERED]);
    await outbox.add(LEAD, WEBHOOK);
    clock.now += 31 * DAY;
    expect(await deliverForPage(platform, outbox, WEBHOOK)).toMatchObject({ overdue: [], expired: 0 });
    expect(outbox.leads.size).toBe(0);
  });
});

describe('what a page view reports', () => {
  it('is that a lead has arrived of which the visitor was told that it did not', async () => {
    const browser = fakeBrowser([SERVER_ERROR, DELIVERED]);
    await browser.outbox.add(LEAD, WEBHOOK);
    expect(await deliverForPage(browser.platform, browser.outbox, WEBHOOK)).toMatchObject({ belated: 0, waiting: 1 });
    expect(await deliverForPage(browser.platform, browser.outbox, WEBHOOK)).toMatchObject({ belated: 1, waiting: 0 });
  });

  it('is not that a lead has arrived which only waited for a network', async () => {
    const browser = fakeBrowser([REJECTED, DELIVERED], { online: false });
    await browser.outbox.add(LEAD, WEBHOOK);
    expect(await deliverForPage(browser.platform, browser.outbox, WEBHOOK)).toMatchObject({ belated: 0, waiting: 1 });
    expect(await deliverForPage(browser.platform, browser.outbox, WEBHOOK)).toMatchObject({ belated: 0, waiting: 0 });
  });

  it.each([
    ['that was rejected, which waits for an hour', [BAD_REQUEST]],
    ['that may have arrived', [REJECTED]],
  ] as const)('counts no lead as waiting %s', async (_, results) => {
    const browser = fakeBrowser(results);
    await browser.outbox.add(LEAD, WEBHOOK);
    expect(await deliverForPage(browser.platform, browser.outbox, WEBHOOK)).toMatchObject({ waiting: 0 });
    expect(browser.outbox.leads.size).toBe(1);
  });
});

describe('an unconfirmed lead', () => {
  /** A browser with a lead whose only answer could not be read, and the results of the requests from then on. */
  async function unconfirmed(...results: readonly PostResult[]): Promise<FakeBrowser> {
    const browser = fakeBrowser([REJECTED, REJECTED, REJECTED, ...results]);
    await deliver(browser);
    browser.requests.length = 0;
    return browser;
  }

  it('is sent once per page view, with a preflight, and leaves the outbox when that is answered with 2xx', async () => {
    const browser = await unconfirmed(REJECTED, TIMED_OUT, DELIVERED);
    expect(await deliver(browser)).toBeDefined();
    expect(await deliver(browser)).toBeDefined();
    expect(await deliver(browser)).toBeUndefined();
    expect(browser.requests).toEqual(['json', 'json', 'json']);
  });

  it('is unconfirmed no longer when the webhook refuses it: the visitor hears of it after seven days', async () => {
    const browser = await unconfirmed(SERVER_ERROR);
    await deliver(browser);
    browser.clock.now += 20 * DAY;
    const { overdue } = await deliverForPage(browser.platform, browser.outbox, WEBHOOK);
    expect(overdue).toEqual([LEAD]);
  });

  it('is removed 14 days after the unreadable answer, and not reported', async () => {
    const browser = await unconfirmed(REJECTED);
    browser.clock.now += 14 * DAY - 1;
    expect(await deliverForPage(browser.platform, browser.outbox)).toMatchObject({ overdue: [], expired: 0 });
    expect(browser.outbox.leads.size).toBe(1);
    browser.clock.now += 1;
    expect(await deliverForPage(browser.platform, browser.outbox)).toMatchObject({ overdue: [], expired: 0 });
    expect(browser.outbox.leads.size).toBe(0);
  });

  it('is removed 30 days after it was submitted, even if the unreadable answer came late', async () => {
    const browser = fakeBrowser([REJECTED]);
    await browser.outbox.add(LEAD, WEBHOOK);
    browser.clock.now += 29 * DAY;
    expect(await deliver(browser)).toHaveProperty('unconfirmedSince');
    browser.clock.now += DAY;
    expect(await deliver(browser)).toBeUndefined();
  });
});

describe("the form's own request", () => {
  it('removes the lead from the outbox when it is delivered, and leaves it queued otherwise', async () => {
    const { platform, outbox } = fakeBrowser([REJECTED, SERVER_ERROR, DELIVERED]);
    await outbox.add(LEAD, WEBHOOK);
    for (const [result, queued] of [
      [REJECTED, 1],
      [SERVER_ERROR, 1],
      [DELIVERED, 0],
    ] as const) {
      expect(await sendOnce(platform, outbox, LEAD, WEBHOOK, true)).toEqual(result);
      expect(outbox.leads.size).toBe(queued);
    }
  });

  it('is not made when the service worker has delivered the lead', async () => {
    const { platform, outbox, requests } = fakeBrowser([SERVER_ERROR]);
    expect(await sendOnce(platform, outbox, LEAD, WEBHOOK, true)).toEqual(DELIVERED);
    expect(requests).toEqual([]);
  });

  it('is made when storage is denied', async () => {
    const { platform, outbox, requests } = fakeBrowser([DELIVERED]);
    const broken = new Proxy(outbox, { get: () => () => Promise.reject(new Error('denied')) });
    expect(await sendOnce(platform, broken, LEAD, WEBHOOK, false)).toEqual(DELIVERED);
    expect(requests).toEqual(['json']);
  });
});

describe('a queued lead that the webhook answers with 4xx', () => {
  /**
   * Opens a page every half hour for `days`, and returns the hours since the lead at which a request was
   * made.
   */
  async function viewPages(browser: FakeBrowser, days: number): Promise<number[]> {
    const start = browser.clock.now;
    const hours: number[] = [];
    for (; browser.clock.now <= start + days * DAY; browser.clock.now += HOUR / 2) {
      const before = browser.requests.length;
      await deliverForPage(browser.platform, browser.outbox, WEBHOOK);
      if (browser.requests.length > before) hours.push((browser.clock.now - start) / HOUR);
    }
    return hours;
  }

  it('is retried after pauses that double from an hour to a day', async () => {
    const browser = fakeBrowser([BAD_REQUEST]);
    await browser.outbox.add(LEAD, WEBHOOK);
    expect(await viewPages(browser, 4)).toEqual([0, 1, 3, 7, 15, 31, 55, 79]);
    expect(browser.outbox.leads.get('lead')).toMatchObject({ refused: true, failures: 0 });
  });

  it('is also paused after the request of the form', async () => {
    const browser = fakeBrowser([BAD_REQUEST]);
    await browser.outbox.add(LEAD, WEBHOOK);
    await sendOnce(browser.platform, browser.outbox, LEAD, WEBHOOK, true);
    browser.requests.length = 0;
    expect(await viewPages(browser, 0.2)).toEqual([1, 3]);
  });

  it.each([408, 429, 500, 503])('is retried at every page view when the status is %i', async (status) => {
    const browser = fakeBrowser([{ kind: 'refused', status, body: '' }]);
    await browser.outbox.add(LEAD, WEBHOOK);
    expect(await viewPages(browser, 1 / 24)).toEqual([0, 0.5, 1]);
  });

  it('is retried at every page view again after a network error', async () => {
    const browser = fakeBrowser([BAD_REQUEST, REJECTED], { online: false });
    await browser.outbox.add(LEAD, WEBHOOK);
    expect(await viewPages(browser, 2 / 24)).toEqual([0, 1, 1.5, 2]);
  });

  it('is retried at once when a clock set back would make the pause longer than a day', async () => {
    const browser = fakeBrowser([BAD_REQUEST]);
    await deliver(browser);
    browser.clock.now -= 365 * DAY;
    await deliver(browser);
    expect(browser.requests).toHaveLength(2);
  });
});

describe('a lead that takes long to store', () => {
  const SECOND = 1_000;

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** An outbox whose operations, in their order, wait until storage works. */
  const slow = (outbox: Outbox, ready: Promise<void>): Outbox =>
    new Proxy(outbox, {
      get:
        (target, name: keyof Outbox) =>
        async (...parameters: readonly never[]): Promise<unknown> => {
          await ready;
          return (target[name] as (...all: readonly never[]) => unknown)(...parameters);
        },
    });

  const after = <T>(seconds: number, value: T): Promise<T> =>
    new Promise((resolve) => setTimeout(resolve, seconds * SECOND, value));

  interface Sent {
    readonly browser: FakeBrowser;
    /** What the form is told. */
    readonly result: SendResult;
    /** How often the lead was said to be stored until then. */
    readonly storedBefore: number;
    /** How often in all. */
    readonly stored: number;
  }

  /** Sends the lead where storage works after `storing` seconds, and each request takes `answer` seconds. */
  async function send(
    storing: number,
    answer: number,
    posted: PostResult,
    simple: PostResult = UNCONFIRMED,
  ): Promise<Sent> {
    const browser = fakeBrowser([posted], { simple });
    const { post, postSimple } = browser.platform.target;
    const platform: Platform = {
      ...browser.platform,
      target: {
        post: async (...request) => after(answer, await post(...request)),
        postSimple: async (...request) => after(answer, await postSimple(...request)),
      },
    };
    const onStored = vi.fn();
    const sending = storeAndSend(platform, slow(browser.outbox, after(storing, undefined)), LEAD, WEBHOOK, onStored);
    const told = sending.then((result) => ({ result, storedBefore: onStored.mock.calls.length }));
    await vi.advanceTimersByTimeAsync(120 * SECOND);
    return { browser, ...(await told), stored: onStored.mock.calls.length };
  }

  it('is queued when storing ends before the request fails', async () => {
    const { browser, result, storedBefore } = await send(4, 5, REJECTED);
    expect(result).toEqual({ kind: 'queued' });
    expect(storedBefore).toBe(1);
    expect(browser.requests).toEqual(['json']);
    expect(browser.outbox.leads.size).toBe(1);
  });

  it('is queued when storing ends before the request times out', async () => {
    const { result, storedBefore } = await send(4, 30, REJECTED);
    expect(result).toEqual({ kind: 'queued' });
    expect(storedBefore).toBe(1);
  });

  it('is sent by later page views when storing ends after the visitor has seen the error', async () => {
    const { browser, result, storedBefore, stored } = await send(60, 1, REJECTED, REJECTED);
    expect(result).toEqual({ kind: 'lost' });
    expect([storedBefore, stored]).toEqual([0, 1]);
    browser.requests.length = 0;
    await deliverForPage(browser.platform, browser.outbox, WEBHOOK);
    expect(browser.requests).toContain('json');
  });

  it('is queued as unconfirmed when storing ends after an unreadable answer', async () => {
    const { browser, result, storedBefore } = await send(8, 1, REJECTED);
    expect(result).toEqual({ kind: 'queued' });
    expect(storedBefore).toBe(1);
    expect(browser.requests).toEqual(['json', 'simple']);
    expect(browser.outbox.leads.get('lead')).toHaveProperty('unconfirmedSince');
  });

  it('is looked for by later page views when the visitor is thanked before storing ends', async () => {
    const { browser, result, storedBefore } = await send(60, 1, REJECTED);
    expect(result).toEqual({ kind: 'delivered' });
    expect(storedBefore).toBe(1);
    expect(browser.outbox.leads.get('lead')).toHaveProperty('unconfirmedSince');
  });

  it('is refused with the words of a readable refusal of the simple request', async () => {
    const { browser, result, storedBefore } = await send(60, 1, REJECTED, SERVER_ERROR);
    expect(result).toEqual(SERVER_ERROR);
    expect(storedBefore).toBe(0);
    expect(browser.requests).toEqual(['json', 'simple']);
  });

  it('is delivered by a readable 2xx, and leaves the outbox once it is stored', async () => {
    const { browser, result, storedBefore } = await send(60, 1, DELIVERED);
    expect(result).toEqual({ kind: 'delivered' });
    expect(storedBefore).toBe(1);
    expect(browser.requests).toEqual(['json']);
    expect(browser.outbox.leads.size).toBe(0);
  });

  it('is never said to be stored where storage is denied', async () => {
    const { outbox, platform } = fakeBrowser([REJECTED]);
    const denied = new Proxy(outbox, { get: () => () => Promise.reject(new Error('denied')) });
    const onStored = vi.fn();
    const sending = storeAndSend(platform, denied, LEAD, WEBHOOK, onStored);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(await sending).toEqual({ kind: 'delivered' });
    expect(onStored).not.toHaveBeenCalled();
  });
});
