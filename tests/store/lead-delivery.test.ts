import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { addHostedPlatform, type HostedPlatform, type NetCall } from '#tests/support/hosted-platform.ts';
import { type Payload, samplePayload, submitLead } from '#tests/support/submitted-lead.ts';

const WEBHOOK = 'https://hooks.example/secret-path';
const ALERTS = 'https://chat.example/alerts';

let store: Store;
let platform: HostedPlatform;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

const sql = async <T>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await store.pool.query(query, [...values])).rows as T[];
const sweep = () => sql('select private.sweep_leads()');

interface Delivery {
  readonly delivery: string;
  readonly tries: number;
  readonly last_answer: string;
}
const deliveries = () => sql<Delivery>('select delivery, tries, last_answer from public.leads order by received_at');

test('a Postgres without pg_net, vault and pg_cron stores leads, and a sweep does no harm', async () => {
  const { rows } = await store.pool.query(
    "select name from pg_available_extensions where name in ('pg_net', 'supabase_vault', 'pg_cron')",
  );
  expect(rows).toEqual([]);
  expect((await submitLead(store, samplePayload())).body).toMatchObject({ ok: true });
  await sweep();
  expect(await deliveries()).toEqual([{ delivery: 'off', tries: 0, last_answer: '' }]);
});

describe('with the platform,', () => {
  beforeAll(async () => {
    platform = await addHostedPlatform(store.pool);
  });
  beforeEach(async () => {
    await sql('truncate public.leads, private.lead_arrivals, private.lead_alerts');
    await sql(
      'update public.lead_settings set quiet_days = null, retention_months = 24, hourly_limit_per_address = 10',
    );
    await platform.reset();
    await platform.setSecret('lead_webhook_url', WEBHOOK);
  });

  const posts = async (): Promise<NetCall[]> => (await platform.calls()).filter(({ url }) => url === WEBHOOK);
  const alerts = async (): Promise<unknown[]> =>
    (await platform.calls()).filter(({ url }) => url === ALERTS).map(({ body }) => (body as { text: unknown }).text);
  /** Stores the answer to the newest post. */
  const answer = async (response: { status?: number; content?: string; timedOut?: boolean; error?: string }) => {
    const { id } = (await posts()).at(-1)!;
    await sql(
      'insert into net._http_response (id, status_code, content, timed_out, error_msg) values ($1, $2, $3, $4, $5)',
      [id, response.status ?? null, response.content ?? null, response.timedOut ?? null, response.error ?? null],
    );
  };
  /** Makes everything that happened so far older. */
  const age = (interval: string) =>
    sql(
      `update public.leads set
         received_at = received_at - $1::interval, revised_at = revised_at - $1::interval,
         tried_at = tried_at - $1::interval, next_try_at = next_try_at - $1::interval,
         deliver_until = deliver_until - $1::interval`,
      [interval],
    );

  describe('a lead', () => {
    test('is posted to the webhook as the form sends it, when it is stored', async () => {
      const payload = samplePayload({ suspect: true });
      await submitLead(store, payload);
      const [post, ...others] = await posts();
      expect(others).toEqual([]);
      expect(post?.body).toEqual(payload);
      // pg_net adds its own User-Agent to each request: another one would make two.
      expect(post?.headers).toEqual({ 'Content-Type': 'application/json' });
      expect(await deliveries()).toEqual([{ delivery: 'sent', tries: 1, last_answer: '' }]);
    });

    test('is delivered when the webhook has accepted it', async () => {
      await submitLead(store, samplePayload());
      await sweep();
      expect(await deliveries()).toMatchObject([{ delivery: 'sent' }]);
      await answer({ status: 200, content: 'Accepted' });
      await sweep();
      expect(await deliveries()).toEqual([{ delivery: 'delivered', tries: 1, last_answer: '200 Accepted' }]);
      const [row] = await sql<{ has: boolean }>('select delivered_at is not null as has from public.leads');
      expect(row?.has).toBe(true);
      await age('1 day');
      await sweep();
      expect(await posts()).toHaveLength(1);
    });

    test.each([
      [{ status: 500, content: `${WEBHOOK} is out of order` }, '500 the webhook is out of order'],
      [{ status: 301 }, '301'],
      [{ timedOut: true }, 'No answer within ten seconds.'],
      [{ error: `Could not resolve ${WEBHOOK}` }, 'Could not resolve the webhook'],
    ])(
      'that was answered with %j is posted again, and the answer stands on it without the address',
      async (bad, words) => {
        await submitLead(store, samplePayload());
        await answer(bad);
        await sweep();
        expect(await deliveries()).toEqual([{ delivery: 'waiting', tries: 1, last_answer: words }]);
        expect(await posts()).toHaveLength(1);
        await age('1 minute');
        await sweep();
        expect(await posts()).toHaveLength(2);
        await answer({ status: 204 });
        await sweep();
        expect(await deliveries()).toEqual([{ delivery: 'delivered', tries: 2, last_answer: '204' }]);
      },
    );

    test('is posted again when no answer was recorded in a quarter of an hour', async () => {
      await submitLead(store, samplePayload());
      await age('14 minutes');
      await sweep();
      expect(await deliveries()).toMatchObject([{ delivery: 'sent' }]);
      await age('2 minutes');
      await sweep();
      expect(await deliveries()).toMatchObject([{ delivery: 'waiting', last_answer: 'No answer was recorded.' }]);
    });

    test('is posted with growing pauses for three days, and has then failed with the last answer', async () => {
      await submitLead(store, samplePayload());
      const pauses: number[] = [];
      for (;;) {
        await answer({ status: 503, content: 'Out of order' });
        await sweep();
        const [lead] = await sql<Delivery & { pause: number }>(
          `select delivery, tries, last_answer,
             round(extract(epoch from next_try_at - clock_timestamp()) / 60)::integer as pause from public.leads`,
        );
        if (lead!.delivery === 'failed') {
          expect(lead).toMatchObject({ last_answer: '503 Out of order' });
          break;
        }
        pauses.push(lead!.pause);
        await age(`${lead!.pause} minutes`);
        await sweep();
        expect(await posts(), `after ${pauses.join(', ')} minutes`).toHaveLength(pauses.length + 1);
      }
      expect(pauses.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 360]);
      expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(3 * 24 * 60);
      await age('1 day');
      await sweep();
      expect(await deliveries()).toMatchObject([{ delivery: 'failed' }]);
    });

    test('with a new revision is posted again, and an answer to the old one does not count', async () => {
      const payload = samplePayload();
      await submitLead(store, payload);
      await answer({ status: 200 });
      await submitLead(store, { ...payload, revision: 2, phone: '803 555 0199' });
      expect((await posts()).map(({ body }) => (body as Payload)['phone'])).toEqual(['(803) 555-0100', '803 555 0199']);
      await sweep();
      expect(await deliveries()).toEqual([{ delivery: 'sent', tries: 1, last_answer: '' }]);
      await submitLead(store, payload);
      expect(await posts()).toHaveLength(2);
    });

    test('is stored when pg_net fails, and posted by the next sweep', async () => {
      await platform.setSecret('lead_webhook_url', 'https://broken.example/secret-path');
      expect((await submitLead(store, samplePayload())).body).toMatchObject({ ok: true });
      expect(await deliveries()).toEqual([
        { delivery: 'waiting', tries: 1, last_answer: 'The request could not be made (P0001).' },
      ]);
      await platform.setSecret('lead_webhook_url', WEBHOOK);
      await age('1 minute');
      await sweep();
      expect(await posts()).toHaveLength(1);
    });

    test('that came before the webhook was set up is posted once it is', async () => {
      await platform.reset();
      await submitLead(store, samplePayload());
      expect(await deliveries()).toMatchObject([{ delivery: 'off' }]);
      await platform.setSecret('lead_webhook_url', WEBHOOK);
      await sweep();
      expect(await deliveries()).toMatchObject([{ delivery: 'sent', tries: 1 }]);
    });

    test('that is a test says so to the webhook', async () => {
      await submitLead(store, samplePayload({ test: true }));
      expect((await posts())[0]?.body).toMatchObject({ test: true });
    });

    test('of a flood is posted by the sweep, behind the others and 30 a minute', async () => {
      for (let sent = 0; sent < 45; sent += 1) await submitLead(store, samplePayload({ email: 'flood@example.com' }));
      expect(await posts()).toHaveLength(10);
      await platform.setSecret('lead_webhook_url', 'https://broken.example');
      await submitLead(store, samplePayload({ email: 'real@example.com' }), { 'cf-connecting-ip': '198.51.100.1' });
      await platform.setSecret('lead_webhook_url', WEBHOOK);
      await age('1 minute');
      await sweep();
      const emails = (await posts()).map(({ body }) => (body as Payload)['email']);
      expect(emails).toHaveLength(40);
      expect(emails[10]).toBe('real@example.com');
    });
  });

  describe('an alert', () => {
    beforeEach(() => platform.setSecret('alert_url', ALERTS));

    test('tells of a new lead once, in words that name nobody', async () => {
      const payload = samplePayload();
      await submitLead(store, payload);
      await submitLead(store, payload);
      await submitLead(store, { ...payload, revision: 2 });
      await sweep();
      expect(await alerts()).toEqual(['New quote request: House Washing in Columbia SC.']);
    });

    test('of a test or of spam says so, and a flood sends one a day', async () => {
      await submitLead(store, samplePayload({ test: true }));
      await submitLead(store, samplePayload({ suspect: true }));
      expect(await alerts()).toEqual([
        'A test: New quote request: House Washing in Columbia SC.',
        'New quote request: House Washing in Columbia SC (looks like spam).',
      ]);
      for (let sent = 2; sent < 20; sent += 1) await submitLead(store, samplePayload());
      expect(await alerts()).toHaveLength(10);
      await sweep();
      await sweep();
      expect(await alerts()).toHaveLength(11);
      expect((await alerts()).at(-1)).toMatch(/^More quote requests are coming than usual/);
    });

    test('has no links, mentions and formatting of whoever sent the lead', async () => {
      await submitLead(
        store,
        samplePayload({ serviceType: '<!channel> [x](https://evil.example)', city: '*St. Zoë* @all' }),
      );
      expect(await alerts()).toEqual(['New quote request: channel x https evil example in St Zoë all.']);
    });

    test('tells once of the leads that have not reached the webhook for an hour', async () => {
      await submitLead(store, samplePayload());
      await submitLead(store, samplePayload());
      await age('59 minutes');
      await sweep();
      expect(await alerts()).toHaveLength(2);
      await age('2 minutes');
      await sweep();
      expect((await alerts()).slice(2)).toEqual([
        '2 quote requests have not reached the webhook for an hour. The store has them.',
      ]);
      await submitLead(store, samplePayload());
      await age('61 minutes');
      await sweep();
      await sweep();
      expect((await alerts()).slice(4)).toEqual([
        '1 quote request has not reached the webhook for an hour. The store has it.',
      ]);
    });

    test('is not sent for a lead that was delivered, or that no webhook waits for', async () => {
      await submitLead(store, samplePayload());
      await answer({ status: 200 });
      await sweep();
      await platform.reset();
      await platform.setSecret('alert_url', ALERTS);
      await submitLead(store, samplePayload());
      await age('2 hours');
      await sweep();
      expect(await alerts()).toHaveLength(1);
    });

    test('tells once that no lead has come for the owner’s number of days, tests and spam aside', async () => {
      await sql("update public.lead_settings set quiet_days = 3, created_at = now() - interval '1 year'");
      await submitLead(store, samplePayload());
      await age('71 hours');
      await sweep();
      expect(await alerts()).not.toContainEqual(expect.stringMatching(/^No quote request/));
      await age('2 hours');
      await submitLead(store, samplePayload({ test: true }));
      await submitLead(store, samplePayload({ suspect: true }));
      await sweep();
      await sweep();
      const quiet = (await alerts()).filter((text) => String(text).startsWith('No quote request has come for 3 days.'));
      expect(quiet).toHaveLength(1);
    });

    test('is sent by a later sweep when it could not be sent', async () => {
      await submitLead(store, samplePayload());
      await age('61 minutes');
      await platform.setSecret('alert_url', 'https://broken.example');
      await sweep();
      await platform.setSecret('alert_url', ALERTS);
      await sweep();
      expect(await alerts()).toHaveLength(2);
    });

    test('that fails does not lose the lead', async () => {
      await platform.setSecret('alert_url', 'https://broken.example');
      expect((await submitLead(store, samplePayload())).body).toMatchObject({ ok: true });
      expect(await deliveries()).toMatchObject([{ delivery: 'sent' }]);
    });
  });

  test('leads older than the owner keeps them are erased, which the audit log says without names', async () => {
    await submitLead(store, samplePayload());
    await age('23 months');
    await submitLead(store, samplePayload({ email: 'new@example.com' }));
    await sweep();
    expect(await sql('select from public.leads')).toHaveLength(2);
    await age('2 months');
    await sweep();
    expect(await sql('select email from public.leads')).toEqual([{ email: 'new@example.com' }]);
    await sql('update public.lead_settings set retention_months = 1');
    await sweep();
    expect(await sql('select from public.leads')).toEqual([]);
    expect(
      await sql("select action, actor, detail from public.audit_log where action = 'erase_old_leads' order by id"),
    ).toEqual([
      { action: 'erase_old_leads', actor: null, detail: { leads: 1 } },
      { action: 'erase_old_leads', actor: null, detail: { leads: 1 } },
    ]);
  });

  test('hashes of addresses are erased after an hour', async () => {
    await submitLead(store, samplePayload());
    await sql("update private.lead_arrivals set arrived_at = arrived_at - interval '59 minutes'");
    await sweep();
    expect(await sql('select from private.lead_arrivals')).toHaveLength(1);
    await sql("update private.lead_arrivals set arrived_at = arrived_at - interval '2 minutes'");
    await sweep();
    expect(await sql('select from private.lead_arrivals')).toEqual([]);
  });

  test('a part of the sweep that fails does not stop the others', async () => {
    await submitLead(store, samplePayload());
    await answer({ status: 200 });
    await age('25 months');
    await sql('alter table net._http_response rename column content to body');
    try {
      await sweep();
      expect(await sql('select from public.leads')).toEqual([]);
    } finally {
      await sql('alter table net._http_response rename column body to content');
    }
  });

  test('a visitor whom a relay names is believed with the token of the vault only, once there is one', async () => {
    await platform.setSecret('lead_relay_token', 'a-token');
    const relay = { 'cf-connecting-ip': '203.0.113.9', 'x-relay-token': 'a-token' };
    const senders = async () =>
      (await sql<{ count: string }>('select count(distinct address_hash) from private.lead_arrivals'))[0]!.count;
    for (const visitor of ['198.51.100.1', '198.51.100.2'])
      await submitLead(store, samplePayload(), { ...relay, 'x-visitor-address': visitor });
    expect(await senders()).toBe('2');
    for (const visitor of ['198.51.100.3', '198.51.100.4', '198.51.100.5'])
      await submitLead(store, samplePayload(), { ...relay, 'x-relay-token': 'guessed', 'x-visitor-address': visitor });
    expect(await senders()).toBe('3');
  });
});
