import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quoteDelivery } from '#config/quote-delivery.ts';
import { relay, type RelaySettings } from '#relay/relay.ts';
import { type LocalServer, serveFetch } from '#scripts/backend/fetch-server.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { WEBHOOK_CORS } from '#scripts/backend/webhook.ts';
import { checkDelivery, type CheckOptions, type HopReport } from '#scripts/lead-check/check-delivery.ts';
import { testLead } from '#scripts/lead-check/test-lead.ts';
import { addHostedPlatform, type HostedPlatform } from '#tests/support/hosted-platform.ts';
import { samplePayload, submitLead } from '#tests/support/submitted-lead.ts';

const SITE = 'https://www.example.com';

let store: Store;
let platform: HostedPlatform;
beforeAll(async () => {
  store = await startStore();
  platform = await addHostedPlatform(store.pool);
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.pool.query('truncate public.leads, private.lead_arrivals');
  await platform.reset();
});

/** A server of a test; what it received, in order. */
const servers: LocalServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));
async function serve(handle: (request: Request) => Promise<Response> | Response): Promise<string> {
  const server = await serveFetch(0, handle);
  servers.push(server);
  return server.url;
}

const OPTIONS: CheckOptions = { origin: SITE, store: null, waitMs: 0, pauseMs: 1 };
const storeSettings = () => ({ PUBLIC_SUPABASE_URL: store.url, PUBLIC_SUPABASE_ANON_KEY: store.anonKey });
const ownStore = (): CheckOptions['store'] => ({ url: store.url, key: store.anonKey });

/** Checks a delivery; resolves with the sentences, failures marked. */
async function check(
  settings: Parameters<typeof quoteDelivery>[0],
  options: Partial<CheckOptions> = {},
  lead = testLead(),
): Promise<string[]> {
  const reports = await checkDelivery(quoteDelivery(settings)!, lead, { ...OPTIONS, ...options });
  return reports.map(({ ok, says }: HopReport) => `${ok ? 'ok' : 'FAILED'}: ${says}`);
}

const stored = async (): Promise<unknown[]> =>
  (await store.pool.query<object>('select submission_id, is_test, tries from public.leads')).rows;

/** Has the stand-in for pg_net answer the first request, and the store read it. */
async function answerPost(status: number): Promise<void> {
  const [post] = await platform.calls();
  await store.pool.query("insert into net._http_response (id, status_code, content) values ($1, $2, 'private words')", [
    post!.id,
    status,
  ]);
  await store.pool.query('select private.sweep_leads()');
}

const missing = (): Response => new Response('', { status: 404 });

describe('by way of the webhook, the check', () => {
  test('sends a lead that is marked as a test', async () => {
    const received: unknown[] = [];
    const url = await serve(async (request) => {
      if (request.method === 'POST') received.push(await request.json());
      return new Response('Accepted', { headers: WEBHOOK_CORS });
    });
    const lead = testLead();
    const says = await check({ PUBLIC_QUOTE_WEBHOOK_URL: `${url}/secret` }, {}, lead);
    expect(says).toEqual([`ok: The webhook at ${new URL(url).host} accepted the test lead (200).`]);
    expect(received).toEqual([lead]);
    expect(lead).toMatchObject({ test: true, message: expect.stringContaining('test lead') as string });
    // A receiver can expect the fields of a real one.
    for (const name of Object.keys(samplePayload())) expect(lead).toHaveProperty(name);
  });

  test('says that browsers cannot read the answers of a webhook without CORS headers', async () => {
    const url = await serve(() => new Response('Accepted'));
    const says = await check({ PUBLIC_QUOTE_WEBHOOK_URL: url });
    expect(says[1]).toMatch(/^ok: Its CORS headers do not let pages of https:\/\/www\.example\.com read the answer/);
  });

  test('says that browsers may not follow a webhook that redirects to another host once it has the lead', async () => {
    const page = await serve(() => new Response('Stored', { headers: WEBHOOK_CORS }));
    const url = await serve(({ method }) =>
      method === 'POST'
        ? new Response(null, { status: 302, headers: { location: `${page}/stored`, ...WEBHOOK_CORS } })
        : new Response(null, { headers: WEBHOOK_CORS }),
    );
    expect(await check({ PUBLIC_QUOTE_WEBHOOK_URL: url })).toEqual([
      `ok: The webhook at ${new URL(url).host} accepted the test lead (200).`,
      expect.stringContaining(`ok: It redirected to ${new URL(page).host}. See whether the test lead arrived`),
      expect.stringContaining('use the store or the relay'),
    ]);
  });

  test.each([
    ['answers 500', () => serve(() => new Response('', { status: 500 })), /^FAILED: The webhook at .+ answered 500\.$/],
    [
      'redirects to a page that is not there',
      () => serve(({ method, url }) => (method === 'POST' ? Response.redirect(`${url}/moved`) : missing())),
      /^FAILED: The webhook at .+ answered 404\.$/,
    ],
    ['is not there', () => Promise.resolve('http://127.0.0.1:9'), /^FAILED: The webhook at .+ could not be reached \(/],
  ])('fails when it %s, without repeating its path', async (_name, start, sentence) => {
    const says = await check({ PUBLIC_QUOTE_WEBHOOK_URL: `${await start()}/secret` });
    expect(says).toEqual([expect.stringMatching(sentence)]);
    expect(says.join()).not.toContain('secret');
  });
});

describe('by way of the store, the check', () => {
  const byStore = (options: Partial<CheckOptions> = {}, lead = testLead()) =>
    check({ PUBLIC_QUOTE_DELIVERY: 'store', ...storeSettings() }, options, lead);

  test('stores one test lead, takes it as a form too, and says that no webhook is set up', async () => {
    const lead = testLead();
    expect(await byStore({}, lead)).toEqual([
      `ok: The store at ${new URL(store.url).host} took the test lead and keeps it.`,
      'ok: It also takes forms without JavaScript.',
      'ok: It sends leads to no webhook: staff read them in the store only.',
    ]);
    expect(await stored()).toEqual([{ submission_id: lead.submissionId, is_test: true, tries: 0 }]);
  });

  test('waits until the webhook of the store has accepted the lead', async () => {
    await platform.setSecret('lead_webhook_url', 'https://hooks.example/secret-path');
    const checking = byStore({ waitMs: 60_000, pauseMs: 10 });
    await expect.poll(() => platform.calls()).toHaveLength(1);
    expect((await platform.calls())[0]?.body).toMatchObject({ test: true });
    await answerPost(202);
    expect((await checking).at(-1)).toBe('ok: Its webhook accepted the test lead (answered 202).');
  });

  test('fails when the webhook of the store does not accept the lead, and does not repeat its words', async () => {
    await platform.setSecret('lead_webhook_url', 'https://hooks.example/secret-path');
    const checking = byStore({ waitMs: 60_000, pauseMs: 10 });
    await expect.poll(() => platform.calls()).toHaveLength(1);
    await answerPost(500);
    const says = await checking;
    expect(says.at(-1)).toBe('FAILED: Its webhook answered 500. The store has the lead and tries again.');
    expect(says.join()).not.toContain('private');
  });

  test('fails when nobody reads the answers of the webhook', async () => {
    await platform.setSecret('lead_webhook_url', 'https://hooks.example/secret-path');
    expect((await byStore()).at(-1)).toMatch(/^FAILED: No answer of its webhook was recorded .+ pg_cron/);
  });

  test('fails with the words of a store that does not take the lead', async () => {
    const lead = { ...testLead(), email: '' };
    expect(await byStore({}, lead)).toEqual([
      expect.stringMatching(/^FAILED: The store at .+ answered 422: email is empty: please fill it in\.$/),
    ]);
  });
});

describe('by way of the relay, the check', () => {
  const site = (settings: RelaySettings): Promise<string> => {
    let own = '';
    return serve((request) => {
      // The stand-in for a host: its own address is the site's.
      own = `http://${request.headers.get('host')}`;
      return relay(new Request(`${own}/api/quote`, request), settings, null);
    });
  };
  const byRelay = (origin: string, options: Partial<CheckOptions> = {}) =>
    check({ PUBLIC_QUOTE_DELIVERY: 'relay' }, { origin, ...options });

  test('says whether the store behind it keeps the lead, and what its webhook does', async () => {
    const origin = await site(storeSettings());
    expect(await byRelay(origin, { store: ownStore() })).toEqual([
      `ok: The relay at ${origin}/api/quote passed the test lead on to the store, which keeps it.`,
      'ok: It sends leads to no webhook: staff read them in the store only.',
    ]);
    expect(await stored()).toMatchObject([{ is_test: true }]);
    expect((await byRelay(origin)).at(-1)).toMatch(/^ok: Set PUBLIC_SUPABASE_URL/);
  });

  test('says whether the webhook behind it accepted the lead', async () => {
    const webhook = await serve(() => new Response('Accepted'));
    const origin = await site({ QUOTE_WEBHOOK_URL: webhook });
    expect(await byRelay(origin)).toEqual([
      `ok: The relay at ${origin}/api/quote passed the test lead on to the webhook, which accepted it.`,
    ]);
  });

  test.each([
    [
      'has no settings',
      () => site({}),
      /^FAILED: The relay at .+ answered 503: The form is not connected yet\. Please call us\.$/,
    ],
    [
      'is not run by the host',
      () => serve(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
      /^FAILED: .+\/api\/quote answered 200, but not as the relay does\. Does the host run it\?$/,
    ],
  ])('fails when it %s', async (_name, start, sentence) => {
    expect(await byRelay(await start())).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('a test lead', () => {
  test('is known to whoever has its submissionId, and a real lead is not', async () => {
    const ask = async (submission: unknown): Promise<unknown> =>
      (
        await fetch(`${store.url}/rest/v1/rpc/test_lead_delivery`, {
          method: 'POST',
          headers: { apikey: store.anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ submission }),
        })
      ).json();
    const [real, lead] = [samplePayload(), samplePayload({ test: true })];
    await submitLead(store, real);
    await submitLead(store, lead);
    expect(await ask(lead['submissionId'])).toEqual({ delivery: 'off', tries: 0, status: null });
    expect(await ask(real['submissionId'])).toBeNull();
    expect(await ask(randomUUID())).toBeNull();
    await store.pool.query("update public.leads set received_at = received_at - interval '2 days'");
    expect(await ask(lead['submissionId'])).toBeNull();
  });

  test('is in no alert about overdue leads or about days without leads', async () => {
    await platform.setSecret('lead_webhook_url', 'https://hooks.example/secret-path');
    await platform.setSecret('alert_url', 'https://chat.example/alerts');
    await store.pool.query(
      "update public.lead_settings set quiet_days = 1, created_at = clock_timestamp() - interval '3 days'",
    );
    await submitLead(store, samplePayload({ test: true }));
    await store.pool.query("update public.leads set received_at = received_at - interval '2 hours'");
    await store.pool.query('select private.sweep_leads()');
    const alerts = (await platform.calls()).filter(({ url }) => url.includes('chat'));
    expect(alerts.map(({ body }) => (body as { text: string }).text)).toEqual([
      expect.stringMatching(/^A test: /),
      expect.stringMatching(/^No quote request has come for 1 day/),
    ]);
  });

  test('is erased after a month, without a line in the audit log', async () => {
    const logged = async () => (await store.pool.query('select * from public.audit_log order by id')).rows as unknown[];
    const before = await logged();
    await submitLead(store, samplePayload({ test: true }));
    await submitLead(store, samplePayload());
    await store.pool.query("update public.leads set received_at = received_at - interval '32 days'");
    await store.pool.query('select private.sweep_leads()');
    expect(await stored()).toMatchObject([{ is_test: false }]);
    expect(await logged()).toEqual(before);
  });
});
