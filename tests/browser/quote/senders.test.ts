import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitingLeads } from '../../support/outbox.ts';
import { fillForm, JANE, pressSend } from '../../support/quote-form.ts';
import { useQuoteSite } from '../../support/quote-site.ts';

const site = useQuoteSite('quote-senders');

test('Offline with the service worker the visitor gets to /thank-you, and the lead arrives with the network', async () => {
  const page = await site.open('/contact', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fillForm(page);
  await page.locator('astro-island[data-awake=""] form.quote-form').waitFor();
  await page.context().setOffline(true);
  await pressSend(page);
  await page.locator('.form-success').waitFor();
  await page.waitForURL('/thank-you');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you');
  expect(await waitingLeads(page)).toBe(1);
  await page.context().setOffline(false);
  await expect.poll(() => waitingLeads(page), { timeout: 20_000 }).toBe(0);
  expect(site.webhook().received.at(-1)).toMatchObject({ manner: 'takes', lead: JANE });
  expect(new Set(site.webhook().received.map(({ lead }) => lead['submissionId'])).size).toBe(1);
});

describe('Two tabs that send at once', () => {
  const tabWith = async (context: BrowserContext, firstName: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto('/contact');
    await fillForm(page, { firstName });
    return page;
  };

  test('send one after the other, and each lead arrives once', async () => {
    const context = await site.profile();
    const [one, other] = [await tabWith(context, 'One'), await tabWith(context, 'Other')];
    site.webhook().treat('hangs');
    await Promise.all([pressSend(one), pressSend(other)]);
    await Promise.all([one, other].map((tab) => tab.getByRole('button', { name: 'Submitting...' }).waitFor()));
    await expect.poll(() => waitingLeads(one)).toBe(2);
    expect(site.webhook().received).toHaveLength(1);
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
