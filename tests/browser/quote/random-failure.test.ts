import { expect, test } from 'vitest';
import { seeded } from '#scripts/bench/leads/random.ts';
import { sendLeads } from '#scripts/bench/leads/visitors.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';
import type { WebhookBehavior } from '#tests/support/webhook.ts';
import { workerBrowser } from '#tests/support/worker-browser.ts';

const site = useQuoteSite();

const SUBMISSIONS = 200;
/** Concurrent visitors, each with their own profile. */
const VISITORS = 4;
/** More page views than any outbox needs. */
const PAGE_VIEWS = 30;

/** Accepts half of the requests, refuses a quarter, and drops a quarter after reading them. */
function atRandom(next: () => number): () => WebhookBehavior {
  return () => {
    const drawn = next();
    if (drawn < 0.5) return 'accepts';
    return drawn < 0.75 ? 'refuses' : 'drops';
  };
}

test(
  `${SUBMISSIONS} submissions under a webhook that fails half of the time all arrive with their newest words, none under two submissionIds`,
  { timeout: 600_000 },
  async () => {
    site.webhook().respondWith(atRandom(seeded(42)));
    const visits = { site: site.url(), leads: SUBMISSIONS, visitors: VISITORS, seed: 42 };
    const { leads, revisit, close } = await sendLeads({ browser: await workerBrowser(), ...visits });
    let waiting = leads.length;
    // The pages viewed next send the queued leads.
    for (let view = 0; view < PAGE_VIEWS && waiting > 0; view += 1) waiting = await revisit(0);
    await close();
    expect(waiting).toBe(0);

    const { received } = site.webhook();
    const failures = received.filter(({ behavior }) => behavior !== 'accepts').length;
    expect(failures).toBeGreaterThan(SUBMISSIONS / 2);
    const wordsOf = (name: unknown, phone: unknown): string => `${String(name)}: ${String(phone)}`;
    const arrived = new Set(
      received
        .filter(({ behavior }) => behavior === 'accepts')
        .map(({ lead }) => wordsOf(lead['lastName'], lead['phone'])),
    );
    expect(leads.map(({ lastName, phone }) => wordsOf(lastName, phone)).filter((words) => !arrived.has(words))).toEqual(
      [],
    );
    const ids = new Set(received.map(({ lead }) => `${String(lead['lastName'])} ${String(lead['submissionId'])}`));
    expect(ids.size).toBe(SUBMISSIONS);
  },
);
