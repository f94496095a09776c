import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitingLeads } from '#tests/support/outbox.ts';
import { fillForm, JANE, pressSend } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

/** Sends the form of a page whose worker is there and whose network is gone, and follows it to /thank-you. */
async function sendOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fillForm(page);
  await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
  await page.context().setOffline(true);
  // The message stands for two seconds: it is looked for before it comes.
  await Promise.all([page.locator('.form-success').waitFor(), pressSend(page)]);
  await page.waitForURL('/thank-you');
  expect(await waitingLeads(page)).toBe(1);
}

describe('Offline with the service worker the visitor gets to /thank-you, and the lead arrives with the network', () => {
  const arrives = async (page: Page): Promise<void> => {
    await page.context().setOffline(false);
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(site.webhook().received.at(-1)).toMatchObject({ manner: 'takes', lead: JANE });
    expect(new Set(site.webhook().received.map(({ lead }) => lead['submissionId'])).size).toBe(1);
  };

  test('where the browser asks the worker', async () => {
    const page = await site.open('/contact', { serviceWorkers: 'allow' });
    await sendOffline(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you');
    await arrives(page);
  });

  test('where no Background Sync exists, as in Safari and Firefox', async () => {
    const page = await site.open('/contact', { serviceWorkers: 'allow' });
    await page.context().addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
    await sendOffline(page);
    await arrives(page);
  });
});

describe('Two tabs that send at once', () => {
  const tabWith = async (context: BrowserContext, firstName: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto('/contact');
    await fillForm(page, { firstName });
    // The webhook may hang for ten seconds: no form wakes meanwhile.
    await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
    return page;
  };

  test('send one after the other, and each lead arrives once', async () => {
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
