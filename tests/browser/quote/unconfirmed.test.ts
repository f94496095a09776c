import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TOWN } from '#tests/support/example-rows.ts';
import { unconfirmedLeads, waitingLeads } from '#tests/support/outbox.ts';
import { JANE, pauseClock, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';
import type { WebhookBehavior } from '#tests/support/webhook.ts';

const DAY = 24 * 3_600_000;

const site = useQuoteSite();

/** The requests that the webhook accepted. */
const accepted = () => site.webhook().received.filter(({ behavior }) => behavior.startsWith('accepts'));

/** Sends the form to a webhook whose answers cannot be read, and waits until a no-cors request was answered. */
async function sendUnconfirmed(behavior: WebhookBehavior, path = '/contact'): Promise<Page> {
  const page = await site.open(path);
  // A page that is left during the request cannot mark the lead: the next one would send it again.
  await pauseClock(page);
  site.webhook().respondWith(behavior);
  await sendForm(page);
  await page.locator('.form-success').waitFor();
  await expect.poll(() => unconfirmedLeads(page)).toHaveLength(1);
  return page;
}

describe('A lead whose only answer could not be read', () => {
  test.each(['410 without CORS', '429 without CORS', '502 without CORS', '503 without CORS'] as const)(
    'of status and headers "%s" arrives once the webhook is repaired',
    async (behavior) => {
      const page = await sendUnconfirmed(behavior);
      expect(accepted()).toEqual([]);
      site.webhook().respondWith('accepts');
      await page.goto('/faq');
      await expect.poll(() => waitingLeads(page)).toBe(0);
      expect(accepted()).toMatchObject([{ contentType: 'application/json', lead: { ...JANE, revision: 1 } }]);
      const ids = site.webhook().received.map(({ lead }) => lead['submissionId']);
      expect(new Set(ids).size).toBe(1);
    },
  );

  test('is sent once to a webhook without CORS: url-encoded, with every field', async () => {
    const page = await sendUnconfirmed('accepts without CORS', '/contact?utm_source=news');
    await page.clock.runFor(2_000);
    await page.waitForURL('/thank-you');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(site.webhook().received).toHaveLength(1);
    const [got] = site.webhook().received;
    expect(got?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(got?.lead).toMatchObject({
      ...JANE,
      city: TOWN,
      source: 'website_contact_form',
      page: '/contact',
      utm_source: 'news',
      revision: '1',
    });
    expect(await unconfirmedLeads(page)).toEqual([got?.lead['submissionId']]);
  });

  test('leaves the browser after 14 days, and the visitor is not told that it was not delivered', async () => {
    const page = await sendUnconfirmed('accepts without CORS');
    const sentAt = await page.evaluate(() => Date.now());
    for (const { days, queued } of [
      { days: 13, queued: 1 },
      { days: 14, queued: 0 },
    ]) {
      await page.clock.setFixedTime(sentAt + days * DAY);
      await page.goto('/faq', { waitUntil: 'networkidle' });
      await expect.poll(() => waitingLeads(page)).toBe(queued);
      expect(await page.locator('.overdue-notice').count()).toBe(0);
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quote-waiting'))).toBeNull();
  });
});
