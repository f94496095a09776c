import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitingLeads } from '#tests/support/outbox.ts';
import { fillForm, JANE, pressSend } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

/** Sends the form offline once the service worker controls the page, and waits for /thank-you. */
async function sendOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fillForm(page);
  await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
  await page.context().setOffline(true);
  // The message is shown for two seconds: the wait for it starts before the press.
  await Promise.all([page.locator('.form-success').waitFor(), pressSend(page)]);
  await page.waitForURL('/thank-you');
  expect(await waitingLeads(page)).toBe(1);
}

test.each([
  { where: 'a browser with Background Sync', hasSync: true },
  { where: 'a browser without Background Sync, such as Safari and Firefox', hasSync: false },
])('Offline in $where the visitor gets to /thank-you, and the lead arrives once online', async ({ hasSync }) => {
  const page = await site.open('/contact', { serviceWorkers: 'allow' });
  if (!hasSync)
    await page.context().addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  await sendOffline(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you');
  await page.context().setOffline(false);
  await expect.poll(() => waitingLeads(page)).toBe(0);
  const { received } = site.webhook();
  expect(received.at(-1)).toMatchObject({ manner: 'takes', lead: JANE });
  expect(new Set(received.map(({ lead }) => lead['submissionId'])).size).toBe(1);
});

describe('Two tabs that send at once', () => {
  const tabWith = async (context: BrowserContext, firstName: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto('/contact');
    await fillForm(page, { firstName });
    // A form cannot hydrate while the webhook hangs.
    await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
    return page;
  };

  test('deliver one lead after the other, each once', async () => {
    const context = await site.profile();
    const [one, other] = [await tabWith(context, 'One'), await tabWith(context, 'Other')];
    site.webhook().treat('hangs');
    await Promise.all([pressSend(one), pressSend(other)]);
    await Promise.all([one, other].map((tab) => tab.getByRole('button', { name: 'Submitting...' }).waitFor()));
    await expect.poll(() => waitingLeads(one)).toBe(2);
    await expect.poll(() => site.webhook().received.length).toBe(1);
    site.webhook().treat('takes');
    site.webhook().release();
    await Promise.all([one.waitForURL('/thank-you'), other.waitForURL('/thank-you')]);
    expect(
      site
        .webhook()
        .received.map(({ lead }) => lead['firstName'])
        .sort(),
    ).toEqual(['One', 'Other']);
    expect(new Set(site.webhook().received.map(({ lead }) => lead['submissionId'])).size).toBe(2);
    expect(await waitingLeads(one)).toBe(0);
  });
});
