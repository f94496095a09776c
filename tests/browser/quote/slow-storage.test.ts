import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdOutbox, unconfirmedLeads, waitingLeads } from '#tests/support/outbox.ts';
import { JANE, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';
import type { WebhookBehavior } from '#tests/support/webhook.ts';

const site = useQuoteSite();

/** A page whose form was sent while another tab keeps the outbox busy. */
interface Sent {
  readonly page: Page;
  /** Lets storing end. */
  readonly release: () => Promise<void>;
}

/** Sends the form to a webhook with this behavior. /thank-you does not load: the tab stays on the form. */
async function sendWhileHeld(behavior: WebhookBehavior): Promise<Sent> {
  const page = await site.open('/contact');
  await page.context().route('**/thank-you', (route) => route.fulfill({ status: 204 }));
  const other = await page.context().newPage();
  await other.goto('/faq');
  const release = await holdOutbox(other);
  await page.bringToFront();
  site.webhook().respondWith(behavior);
  await sendForm(page);
  return { page, release };
}

const flag = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('quote-waiting'));

/** Expects the next page view to deliver the lead to a repaired webhook. */
async function expectDelivery(page: Page): Promise<void> {
  site.webhook().respondWith('accepts');
  await page.goto('/faq');
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect(site.webhook().received.at(-1)).toMatchObject({ behavior: 'accepts', lead: JANE });
  expect(new Set(site.webhook().received.map(({ lead }) => lead['submissionId'])).size).toBe(1);
}

test('A lead that is stored after the form showed an error is sent by the next page view', async () => {
  const { page, release } = await sendWhileHeld('drops');
  await page.locator('.form-error').waitFor();
  expect(await flag(page)).toBeNull();
  await release();
  await expect.poll(() => flag(page)).not.toBeNull();
  await expectDelivery(page);
});

test('A lead that is stored while its request is under way is queued: the visitor is thanked', async () => {
  const { page, release } = await sendWhileHeld('hangs');
  await expect.poll(() => site.webhook().received.length).toBe(1);
  await release();
  await page.locator('.form-success').waitFor();
  await expectDelivery(page);
});

test('A lead that is stored after an answer that could not be read waits as unconfirmed', async () => {
  const { page, release } = await sendWhileHeld('503 without CORS');
  // The last attempt is url-encoded.
  await expect.poll(() => site.webhook().received.at(-1)?.contentType).toContain('urlencoded');
  await release();
  await page.locator('.form-success').waitFor();
  await expect.poll(() => unconfirmedLeads(page)).toHaveLength(1);
  await expectDelivery(page);
});

test('A lead that the webhook accepts while it is still being stored counts as delivered', async () => {
  const { page, release } = await sendWhileHeld('accepts');
  await page.locator('.form-success').waitFor();
  await release();
  await expect.poll(() => waitingLeads(page)).toBe(0);
  await expect.poll(() => flag(page)).toBeNull();
  expect(site.webhook().received).toHaveLength(1);
});
