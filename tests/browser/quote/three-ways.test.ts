import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DELIVERY_WAYS } from '#config/quote-delivery.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { runLeads } from '#scripts/bench/leads/lead-run.ts';
import { seeded } from '#scripts/bench/leads/random.ts';
import { startWay } from '#scripts/bench/leads/ways.ts';
import { serveSharedBuild } from '#tests/support/shared-build.ts';
import { RELAY_SECRET } from '#tests/support/way-site.ts';
import { workerBrowser } from '#tests/support/worker-browser.ts';

const LEADS = 10;
const VISITORS = 5;

let store: Store;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());
beforeEach(() => store.pool.query('truncate public.leads, private.lead_arrivals'));

// The same as npm run bench -- --only leads does with 500 leads a way.
test.each(DELIVERY_WAYS)(
  `${LEADS} leads by way of the %s are stored once each with their newest words, while the next hop fails half of the time`,
  { timeout: 600_000 },
  async (way) => {
    const { hop, settings, variables, stop } = await startWay(way, store, seeded(20));
    // With the settings of delivery-ways.test.ts both share one build.
    const built = way === 'relay' ? { ...settings, ...RELAY_SECRET } : settings;
    const server = await serveSharedBuild({ settings: built }, variables);
    try {
      const browser = await workerBrowser();
      const visits = { browser, site: server.url, leads: LEADS, visitors: VISITORS, seed: 20 };
      const run = await runLeads(store, hop, visits);
      expect(run).toMatchObject({ sent: LEADS, waiting: 0, faults: [], readableByAnyone: 0 });
      expect(run.failures.size).toBeGreaterThan(2);
    } finally {
      await server.stop();
      await stop();
    }
  },
);
