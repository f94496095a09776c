import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '#scripts/backend/store.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { addHostedPlatform, type HostedPlatform } from '#tests/support/hosted-platform.ts';
import { card, names } from '#tests/support/lead-desk.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { samplePayload, submitLead } from '#tests/support/submitted-lead.ts';

// The desk on a real Postgres behind a real PostgREST, with stand-ins for pg_net, the vault and realtime, none of
// which the local backend has. Its requests for rows are passed on; sign-in stays with the local backend.
const site = useStaffSite();

const WEBHOOK = 'https://hooks.example/leads';

let store: Store;
let platform: HostedPlatform;
beforeAll(async () => {
  store = await startStore();
  platform = await addHostedPlatform(store.pool);
  const { id, name, email } = site.people().editor;
  await store.pool.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
  await store.pool.query("insert into public.staff (user_id, name, role) values ($1, $2, 'editor')", [id, name]);
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.pool.query('truncate public.leads, private.lead_arrivals');
  await platform.reset();
  await platform.setSecret('lead_webhook_url', WEBHOOK);
});

const opened: Page[] = [];
// Requests that are on their way when a test ends are no error.
afterEach(async () => {
  for (const page of opened.splice(0)) await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function openDesk(prepare: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<Page> {
  const page = await site.memberPage('editor');
  opened.push(page);
  const authorization = `Bearer ${await signToken('authenticated', site.people().editor.id)}`;
  await page.route(`${site.storeUrl()}/rest/v1/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(site.storeUrl(), store.url);
    const headers = { ...request.headers(), apikey: store.anonKey, authorization };
    return route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  await prepare(page);
  await page.goto('/admin/leads');
  await page.getByRole('search').waitFor();
  return page;
}

/** Gives the webhook's answer to the newest post. */
async function answer(status: number, content = ''): Promise<void> {
  const { id } = (await platform.calls()).at(-1)!;
  await store.pool.query('insert into net._http_response (id, status_code, content) values ($1, $2, $3)', [
    id,
    status,
    content,
  ]);
  await store.pool.query('select private.sweep_leads()');
}

const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

describe('an undelivered lead', () => {
  test('is sent again with one tap, and says what the webhook answered', async () => {
    await submitLead(store, samplePayload());
    await answer(500, 'Out of order');
    const page = await openDesk();
    const lead = card(page, 'Ada Boozer');
    await page.getByRole('heading', { name: 'Not delivered' }).waitFor();
    await lead.getByText('Last answer: 500 Out of order', { exact: false }).waitFor();
    const before = (await platform.calls()).length;
    await lead.getByRole('button', { name: 'Send again the request of Ada Boozer' }).click();
    await lead.getByText('Sent. The answer shows here in a minute or two.').waitFor();
    const posts = (await platform.calls()).slice(before);
    expect(posts).toMatchObject([{ url: WEBHOOK, body: { firstName: 'Ada' } }]);
    await lead.getByRole('button', { name: /^Send again/ }).click();
    await lead.getByRole('alert').getByText('It was sent less than a minute ago').waitFor();
    await answer(200);
    await look(page);
    await lead.getByText(/^Delivered /).waitFor({ state: 'attached' });
    await page.reload();
    await lead.waitFor();
    expect(await page.getByRole('heading', { name: 'Not delivered' }).count()).toBe(0);
  });

  test('says when there is no webhook to send it to', async () => {
    await submitLead(store, samplePayload());
    await answer(500);
    const page = await openDesk();
    await platform.reset();
    const lead = card(page, 'Ada Boozer');
    await lead.getByRole('button', { name: /^Send again/ }).click();
    await lead.getByRole('alert').getByText('No webhook is set up').waitFor();
  });

  test('is sent with all others by one button', async () => {
    for (const firstName of ['Ada', 'Eli']) {
      await submitLead(store, samplePayload({ firstName }));
      await answer(502);
    }
    const page = await openDesk();
    const before = (await platform.calls()).length;
    await page.getByRole('button', { name: 'Send all again' }).click();
    await page.getByText('Sending 2 leads again.').waitFor();
    expect(await platform.calls()).toHaveLength(before + 2);
  });

  test('comes up on an open desk with a button', async () => {
    await submitLead(store, samplePayload());
    const page = await openDesk();
    await answer(500);
    await look(page);
    await page.getByRole('button', { name: 'Show what was not delivered' }).click();
    await page.getByRole('heading', { name: 'Not delivered' }).waitFor();
  });
});

describe('of thousands of leads', () => {
  /** Leads 1 to 2,300, the highest the newest; every tenth is undelivered, every seventh looks like spam. */
  beforeEach(() =>
    store.pool.query(`
      insert into public.leads (submission_id, revision, received_at, first_name, last_name, email, phone, service_type,
        address, message, city, timestamp, source, page, campaign, suspect, is_test, spam_reasons, is_flood, delivery, tries)
      select gen_random_uuid(), 1, timestamptz '2026-01-01' + (n / 3) * interval '1 minute', 'Lead', n::text,
        n || '@example.com', '803555' || lpad(n::text, 4, '0'), 'House Washing', '1 Main Street', '', 'Columbia SC', now(),
        'test', '/', '{}', false, false, case when n % 7 = 0 then array['links'] else '{}' end, false,
        case when n % 33 = 0 then 'failed' else 'delivered' end, 9
      from generate_series(1, 2300) as n`),
  );

  test('the desk reads 50 at a time, in order, each once', async () => {
    const page = await openDesk();
    await page.getByText('2,300 leads, 50 shown').waitFor();
    for (const shown of [100, 150]) {
      await page.getByRole('button', { name: 'Show 50 more' }).click();
      await page.getByText(`2,300 leads, ${shown} shown`).waitFor();
    }
    const { rows } = await store.pool.query<{ name: string }>(
      "select first_name || ' ' || last_name as name from public.leads order by desk_rank, received_at desc, id limit 150",
    );
    expect(await names(page)).toEqual(rows.map(({ name }) => name));
  });

  test('the search finds one by its phone, and the CSV file has every one once', async () => {
    const page = await openDesk();
    await page.getByLabel('Search').fill('803-555-1234');
    await expect.poll(() => names(page)).toEqual(['Lead 1234']);
    await page.getByLabel('Search').fill('');
    await page.getByText('2,300 leads, 50 shown').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await page.getByText('Saved 2,300 leads as a file.').waitFor();
    const parts: Buffer[] = [];
    for await (const part of await (await downloading).createReadStream()) parts.push(part as Buffer);
    const emails = Buffer.concat(parts)
      .toString('utf8')
      .match(/"\d+@example\.com"/g);
    expect(emails).toHaveLength(2300);
    expect(new Set(emails).size).toBe(2300);
  });
});

/** A message of the platform's realtime: a Phoenix channel's, version 2. */
type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: object];

/**
 * Stands in for the platform's realtime: accepts a channel's wish for changes of tables, and answers everything else
 * with ok. The returned function tells of a change, once a channel has joined.
 */
async function addRealtime(page: Page): Promise<() => Promise<void>> {
  const joined = Promise.withResolvers<() => void>();
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket: WebSocketRoute) => {
    const send = (message: Message): void => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(String(text)) as Message;
      const wanted = (payload as { config?: { postgres_changes?: object[] } }).config?.postgres_changes ?? [];
      const accepted = wanted.map((filter, index) => ({ ...filter, id: index + 1 }));
      send([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: accepted } }]);
      if (event !== 'phx_join') return;
      const change = { schema: 'public', table: 'leads', type: 'INSERT', columns: [], record: {}, errors: null };
      joined.resolve(() => {
        const data = { ...change, commit_timestamp: new Date().toISOString() };
        send([joinRef, null, topic, 'postgres_changes', { ids: accepted.map(({ id }) => id), data }]);
      });
    });
  });
  return async () => (await joined.promise)();
}

describe('realtime', () => {
  beforeEach(() => store.pool.query('create publication supabase_realtime for table public.leads'));
  afterEach(() => store.pool.query('drop publication supabase_realtime'));

  test('brings a lead to the open desk without polling, where the store has it', async () => {
    await submitLead(store, samplePayload());
    let tell: () => Promise<void> = () => Promise.resolve();
    const page = await openDesk(async (blank) => {
      tell = await addRealtime(blank);
    });
    await card(page, 'Ada Boozer').waitFor();
    await submitLead(store, samplePayload({ firstName: 'Eli' }));
    await tell();
    await page.getByRole('button', { name: 'Show 1 lead that just came in' }).waitFor();
  });
});
