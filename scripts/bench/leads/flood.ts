import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '#scripts/backend/store.ts';
import { median } from '#scripts/bench/table.ts';

/** What came of a flood of requests to submit_lead, and of the real leads in it. */
export interface Flood {
  readonly requests: number;
  /** How many addresses they came from. */
  readonly addresses: number;
  readonly seconds: number;
  /** Answers of the flood by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many of its leads are stored, and marked as a flood. */
  readonly stored: number;
  readonly marked: number;
  readonly realLeads: number;
  /** How many real leads were accepted, how many of these staff read, and how many are not marked as a flood. */
  readonly realAccepted: number;
  readonly realReadable: number;
  readonly realUnmarked: number;
  /** Milliseconds until a real lead was answered, the median and the worst. */
  readonly realMedianMs: number;
  readonly realWorstMs: number;
  /** How many page views of the site succeeded meanwhile. */
  readonly pageViews: number;
  readonly pagesShown: number;
  /** How many rows an anonymous request can read. */
  readonly readableByAnyone: number;
}

const CONCURRENCY = 40;

const REAL = 'a real lead';

const payload = (lastName: string): object => ({
  firstName: 'Ada',
  lastName,
  email: `${randomUUID()}@example.com`,
  phone: '803 555 0100',
  serviceType: 'House Washing',
  address: '1 Main Street',
  message: 'Black streaks on the north side.',
  timestamp: new Date().toISOString(),
  source: 'website_contact_form',
  page: '/contact',
  submissionId: randomUUID(),
  revision: 1,
});

async function submit(store: Store, address: string, lastName: string): Promise<number> {
  const response = await fetch(`${store.url}/rest/v1/rpc/submit_lead`, {
    method: 'POST',
    headers: { apikey: store.anonKey, 'content-type': 'application/json', 'cf-connecting-ip': address },
    body: JSON.stringify({ payload: payload(lastName) }),
  });
  await response.body?.cancel();
  return response.status;
}

/** The rows that a request reads from a table of leads; an empty list if it may not. */
async function rowsRead(store: Store, query: string, token: string): Promise<readonly unknown[]> {
  const response = await fetch(`${store.url}/rest/v1/leads?${query}`, {
    headers: { apikey: store.anonKey, authorization: `Bearer ${token}` },
  });
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? (rows as unknown[]) : [];
}

/**
 * Floods submit_lead with requests from a bot's addresses while visitors send real leads, each from an address of
 * their own, and view the site. The store has no other leads.
 */
export async function floodStore(
  store: Store,
  {
    site,
    requests,
    addresses,
    realLeads,
  }: Pick<Flood, 'requests' | 'addresses' | 'realLeads'> & { readonly site: string },
): Promise<Flood> {
  const startedAt = performance.now();
  const statuses = new Map<number, number>();
  let left = requests;
  const bot = async (): Promise<void> => {
    while (left > 0) {
      const number = left--;
      const status = await submit(store, `198.51.100.${number % addresses}`, `bot ${number}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const flood = Promise.all(Array.from({ length: CONCURRENCY }, bot));

  const times: number[] = [];
  let [realAccepted, pageViews, pagesShown] = [0, 0, 0];
  for (let lead = 0; lead < realLeads; lead += 1) {
    // Spread over the flood, as far as it lasts.
    while (left > requests * (1 - (lead + 1) / (realLeads + 1))) await delay(20);
    const from = performance.now();
    if ((await submit(store, `203.0.113.${lead + 1}`, REAL)) === 200) realAccepted += 1;
    times.push(performance.now() - from);
    pageViews += 1;
    const page = await fetch(`${site}/contact`);
    if (page.status === 200 && (await page.text()).includes('quote-form')) pagesShown += 1;
  }
  await flood;
  const seconds = (performance.now() - startedAt) / 1000;

  const { token } = await store.account('editor');
  const real = `select=id&last_name=eq.${encodeURIComponent(REAL)}`;
  const { rows } = await store.pool.query<{ stored: number; marked: number }>(
    `select count(*)::integer as stored, (count(*) filter (where is_flood))::integer as marked
     from public.leads where last_name like 'bot %'`,
  );
  return {
    requests,
    addresses,
    seconds,
    statuses,
    stored: rows[0]?.stored ?? 0,
    marked: rows[0]?.marked ?? 0,
    realLeads,
    realAccepted,
    realReadable: (await rowsRead(store, real, token)).length,
    realUnmarked: (await rowsRead(store, `${real}&is_flood=is.false`, token)).length,
    realMedianMs: median(times),
    realWorstMs: Math.max(...times),
    pageViews,
    pagesShown,
    readableByAnyone: (await rowsRead(store, 'select=id', store.anonKey)).length,
  };
}
