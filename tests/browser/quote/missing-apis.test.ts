import { expect, test } from 'vitest';
import { waitingLeads } from '#tests/support/outbox.ts';
import { JANE, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What browsers may lack, and the object that has it. */
const APIS = [
  ['timeout', 'AbortSignal', 'as in Safari before 16'],
  ['locks', 'Navigator.prototype', 'as in Safari before 15.4'],
  ['BroadcastChannel', 'globalThis', 'as in Safari before 15.4'],
  ['randomUUID', 'Crypto.prototype', 'as outside a secure context'],
  ['indexedDB', 'globalThis', 'as where storage is denied'],
] as const;

test.each(APIS)('A lead arrives exactly once without %s of %s, %s', async (name, owner) => {
  const context = await site.profile();
  await context.addInitScript(`delete ${owner}.${name};`);
  const page = await context.newPage();
  await page.goto('/contact');
  expect(await page.evaluate(`'${name}' in ${owner}`)).toBe(false);
  await sendForm(page);
  await page.waitForURL('/thank-you', { waitUntil: 'networkidle' });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(site.webhook().received).toMatchObject([
    { contentType: 'application/json', lead: { ...JANE, submissionId: expect.stringMatching(UUID) as string } },
  ]);
  if (name !== 'indexedDB') expect(await waitingLeads(page)).toBe(0);
});
