import { describe, expect, it } from 'vitest';
import { deliverOne, inTurn, sendOnce, type Web } from '#features/quote/courier.ts';
import type { Outcome } from '#features/quote/delivery-results.ts';
import type { Lead } from '#features/quote/lead.ts';
import type { WaitingLead } from '#features/quote/outbox.ts';
import { memoryOutbox, type MemoryOutbox } from './memory-outbox.ts';
import { leadOf } from './typed-lead.ts';

const WEBHOOK = 'https://hooks.example.com/quote';
const DELIVERED: Outcome = { kind: 'delivered' };
const REFUSED: Outcome = { kind: 'refused', status: 500, body: '' };
const REJECTED: Outcome = { kind: 'unreachable', timedOut: false };
const UNCONFIRMED: Outcome = { kind: 'unconfirmed' };
const TIMED_OUT: Outcome = { kind: 'unreachable', timedOut: true };

interface World {
  outbox: MemoryOutbox;
  web: Web;
  /** What was sent: 'json' or 'blind' and where to. */
  sent: string[];
  clock: { now: number };
}

/** A browser whose requests come to `outcomes` in turn, the last for ever. */
function world(outcomes: readonly Outcome[], { online = true, blind = UNCONFIRMED } = {}): World {
  const clock = { now: 0 };
  const sent: string[] = [];
  let turn = 0;
  const next = (): Outcome => outcomes[Math.min(turn++, outcomes.length - 1)]!;
  const web: Web = {
    post: (webhook) => {
      sent.push(`json ${webhook}`);
      return Promise.resolve(next());
    },
    postBlindly: (webhook) => {
      sent.push(`blind ${webhook}`);
      return Promise.resolve(blind);
    },
    networkAnswers: () => Promise.resolve(online),
    alone: (work) => work(),
    now: () => clock.now,
  };
  return { outbox: memoryOutbox(web.now), web, sent, clock };
}

const LEAD: Lead = leadOf('lead');
const kinds = ({ sent }: World): string[] => sent.map((line) => line.split(' ')[0]!);

describe('a waiting lead', () => {
  const deliver = async (here: World, current?: string): Promise<WaitingLead | undefined> => {
    if (here.outbox.leads.size === 0) await here.outbox.keep(LEAD, WEBHOOK);
    await deliverOne(here.web, here.outbox, 'lead', current);
    return here.outbox.leads.get('lead');
  };

  it('leaves with a readable 2xx', async () => {
    const here = world([DELIVERED]);
    expect(await deliver(here)).toBeUndefined();
    expect(kinds(here)).toEqual(['json']);
  });

  it('stays when the webhook refuses it, and is not sent again at once', async () => {
    const here = world([REFUSED]);
    expect(await deliver(here)).toMatchObject({ refused: true, failures: 0 });
    expect(kinds(here)).toEqual(['json']);
  });

  it('is sent without preflight after three failures with a network, and is then marked unconfirmed', async () => {
    const here = world([REJECTED]);
    expect(await deliver(here)).toBeUndefined();
    expect(kinds(here)).toEqual(['json', 'json', 'json', 'blind']);
    expect(here.outbox.marks).toEqual(['unconfirmed:lead']);
  });

  it('counts no failure without a network, and tries once', async () => {
    const here = world([REJECTED], { online: false });
    expect(await deliver(here)).toMatchObject({ failures: 0 });
    expect(kinds(here)).toEqual(['json']);
  });

  it('is tried once at a time when the answer takes too long', async () => {
    const here = world([TIMED_OUT]);
    expect(await deliver(here)).toMatchObject({ failures: 1 });
    expect(kinds(here)).toEqual(['json']);
    await deliver(here);
    await deliver(here);
    expect(await deliver(here)).toBeUndefined();
    expect(kinds(here)).toEqual(['json', 'json', 'json', 'blind']);
  });

  it('is not sent without preflight while the webhook was read within a day: it may hide a refusal', async () => {
    const here = world([REFUSED, REJECTED]);
    await deliver(here);
    expect(await deliver(here)).toMatchObject({ failures: 4 });
    expect(kinds(here)).not.toContain('blind');
    here.clock.now = 25 * 3_600_000;
    expect(await deliver(here)).toBeUndefined();
    expect(kinds(here).at(-1)).toBe('blind');
  });

  it('stays when the request without preflight fails too', async () => {
    const here = world([REJECTED], { blind: REJECTED });
    expect(await deliver(here)).toMatchObject({ failures: 4 });
  });

  it("goes to the webhook's present address, or to that of its day where none is known", async () => {
    const here = world([REFUSED]);
    await deliver(here, 'https://new.example.com/');
    await deliver(here);
    expect(here.sent).toEqual(['json https://new.example.com/', `json ${WEBHOOK}`]);
  });

  it('is left alone when another tab has delivered it', async () => {
    const here = world([DELIVERED]);
    await deliverOne(here.web, here.outbox, 'lead');
    expect(here.sent).toEqual([]);
  });

  it('stays when the visitor has sent another version of it while the first was on its way', async () => {
    const here = world([DELIVERED]);
    await here.outbox.keep(LEAD, WEBHOOK);
    const newer = { ...LEAD, timestamp: '2026-06-01T12:00:05.000Z', message: 'And the gutters.' };
    const post: Web['post'] = async () => {
      await here.outbox.keep(newer, WEBHOOK);
      return DELIVERED;
    };
    await deliverOne({ ...here.web, post }, here.outbox, 'lead');
    expect(here.outbox.leads.get('lead')?.lead).toEqual(newer);
  });
});

describe("the form's own request", () => {
  it('takes the lead out of the outbox when it is delivered, and keeps it otherwise', async () => {
    const here = world([REJECTED, REFUSED, DELIVERED]);
    await here.outbox.keep(LEAD, WEBHOOK);
    for (const [outcome, waiting] of [
      [REJECTED, 1],
      [REFUSED, 1],
      [DELIVERED, 0],
    ] as const) {
      expect(await sendOnce(here.web, here.outbox, LEAD, WEBHOOK, true)).toEqual(outcome);
      expect(here.outbox.leads.size).toBe(waiting);
    }
  });

  it('is not made when the worker has delivered the lead meanwhile', async () => {
    const here = world([REFUSED]);
    expect(await sendOnce(here.web, here.outbox, LEAD, WEBHOOK, true)).toEqual(DELIVERED);
    expect(here.sent).toEqual([]);
  });

  it('is made where nothing can be kept, and comes to what the webhook says', async () => {
    const here = world([DELIVERED]);
    const broken = new Proxy(here.outbox, { get: () => () => Promise.reject(new Error('denied')) });
    expect(await sendOnce(here.web, broken, LEAD, WEBHOOK, false)).toEqual(DELIVERED);
    expect(kinds(here)).toEqual(['json']);
  });
});

it('Leads are delivered in the order of their failures, the oldest first', () => {
  const waiting = (id: string, failures: number, minute: string): WaitingLead => ({
    lead: { ...leadOf(id), timestamp: `2026-06-01T12:${minute}:00.000Z` },
    webhook: WEBHOOK,
    failures,
    refused: false,
  });
  const order = inTurn([waiting('stuck', 3, '00'), waiting('second', 0, '02'), waiting('first', 0, '01')]);
  expect(order.map(({ lead }) => lead.submissionId)).toEqual(['first', 'second', 'stuck']);
});
