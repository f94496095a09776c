import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Store, startStore } from './store.ts';
import { seeded } from '#scripts/bench/leads/random.ts';
import { startWay, type Way, type WayHops } from '#scripts/bench/leads/ways.ts';
import type { CachingProxy } from '#scripts/preview/caching-proxy.ts';
import { serveSharedBuild } from './shared-build.ts';
import { DESKTOP } from './visitor.ts';
import { openProfiles } from './worker-browser.ts';

/** Timeout of building and serving, in milliseconds. */
const BUILD_MS = 300_000;

/** The settings of a site with a relay whose own webhook is set where the site is built: it must not get into it. */
export const RELAY_SECRET = { PUBLIC_QUOTE_WEBHOOK_URL: 'https://hooks.example.com/services/secret' } as const;

/** A lead in the store, by its columns. */
export type StoredLead = Readonly<Record<string, unknown>>;

/** The small site whose leads go one way to a store of its own. */
interface WaySite {
  /** The site's address without a trailing slash. */
  readonly url: () => string;
  /** The address of the hop after the sender. */
  readonly hop: () => string;
  /** Opens a path in a new profile; service workers are blocked by default. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  readonly leads: () => Promise<StoredLead[]>;
}

/** Serves the small site with a delivery and further settings to the tests of one file; each starts without leads. */
export function useWaySite(way: Way, further: Readonly<Record<string, string>> = {}): WaySite {
  const profiles = openProfiles();
  let store: Store;
  let hops: WayHops;
  let server: CachingProxy;
  beforeAll(async () => {
    store = await startStore();
    hops = await startWay(way, store, seeded(1));
    hops.hop.repair();
    server = await serveSharedBuild({ settings: { ...hops.settings, ...further } }, hops.variables);
  }, BUILD_MS);
  afterAll(async () => {
    await server.stop();
    await hops.stop();
    await store.stop();
  });
  beforeEach(() => store.pool.query('truncate public.leads, private.lead_arrivals'));
  afterEach(() => profiles.close());
  return {
    url: () => server.url,
    hop: () => hops.hop.url,
    open: async (path, options = {}) => {
      const context = await profiles.open({
        baseURL: server.url,
        viewport: DESKTOP,
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    leads: async () => (await store.pool.query<StoredLead>('select * from public.leads order by received_at')).rows,
  };
}
