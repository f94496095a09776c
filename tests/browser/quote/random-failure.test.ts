import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeded } from '#scripts/bench/leads/random.ts';
import { FORM, untilHydrated } from '#tests/support/islands.ts';
import { waitingLeads } from '#tests/support/outbox.ts';
import { JANE } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';
import type { WebhookBehavior } from '#tests/support/webhook.ts';

const site = useQuoteSite();

const SUBMISSIONS = 200;
/** Concurrent visitors, each with their own profile. */
const VISITORS = 4;

/** Accepts half of the requests, refuses a quarter, and drops a quarter after reading them. */
function atRandom(next: () => number): () => WebhookBehavior {
  return () => {
    const drawn = next();
    if (drawn < 0.5) return 'accepts';
    return drawn < 0.75 ? 'refuses' : 'drops';
  };
}

/** A tab with a hydrated form that stays open: /thank-you does not load. */
async function tab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }));
  await page.goto('/contact');
  await page.locator('#quote-firstName').focus();
  await untilHydrated(page, FORM);
  return page;
}

/**
 * Fills in the form and sends it until no error is shown, then restores the page as the Back button does.
 * Runs inside the page, which is faster than Playwright calls.
 */
const submit = (page: Page, lastName: string): Promise<void> =>
  page.evaluate(
    async (typed) => {
      const form = document.querySelector<HTMLFormElement>('form.quote-form');
      const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
      if (!form || !button) throw new Error('The page has no quote form.');
      const says = (answer: string): boolean => form.querySelector(answer) !== null;
      const until = (isSo: () => boolean): Promise<void> =>
        new Promise((resolve) => {
          const look = (): void => {
            if (!isSo()) return;
            watch.disconnect();
            resolve();
          };
          const watch = new MutationObserver(look);
          watch.observe(form, { subtree: true, childList: true, characterData: true, attributes: true });
          look();
        });
      for (const [name, value] of Object.entries(typed)) {
        const field = form.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      do {
        button.click();
        await until(() => button.textContent === 'Submitting...');
        await until(() => button.textContent !== 'Submitting...' && (says('.form-success') || says('.form-error')));
      } while (says('.form-error'));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await until(() => !button.disabled);
    },
    { ...JANE, lastName },
  );

test(
  `${SUBMISSIONS} submissions under a webhook that fails half of the time all arrive, none under two submissionIds`,
  { timeout: 600_000 },
  async () => {
    site.webhook().respondWith(atRandom(seeded(42)));
    const names = Array.from({ length: SUBMISSIONS }, (_, at) => `Visitor ${at}`);
    await Promise.all(
      Array.from({ length: VISITORS }, async (_, at) => {
        const context = await site.profile();
        const page = await tab(context);
        for (const name of names.filter((_, index) => index % VISITORS === at)) await submit(page, name);
        // The pages viewed next send the queued leads.
        await expect
          .poll(() => page.goto('/faq').then(() => waitingLeads(page)), { timeout: 120_000, interval: 1_000 })
          .toBe(0);
      }),
    );

    const { received } = site.webhook();
    const failures = received.filter(({ behavior }) => behavior !== 'accepts').length;
    expect(failures).toBeGreaterThan(SUBMISSIONS / 2);
    const arrived = received.filter(({ behavior }) => behavior === 'accepts').map(({ lead }) => lead['lastName']);
    expect([...new Set(arrived)].sort()).toEqual([...names].sort());
    const ids = new Set(received.map(({ lead }) => `${String(lead['lastName'])} ${String(lead['submissionId'])}`));
    expect(ids.size).toBe(SUBMISSIONS);
  },
);
