import { expect, test } from 'vitest';
import { waitingLeads } from '#tests/support/outbox.ts';
import { JANE, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What browsers may lack, as in an old Safari or outside a secure context: each API with the object that has it. */
const MISSING = [
  {
    names: 'timeout, BroadcastChannel, randomUUID',
    apis: [
      ['timeout', 'AbortSignal'],
      ['BroadcastChannel', 'globalThis'],
      ['randomUUID', 'Crypto.prototype'],
    ],
  },
  // Apart from those above: without locks the outbox is sent another way.
  { names: 'locks', apis: [['locks', 'Navigator.prototype']] },
  { names: 'indexedDB', apis: [['indexedDB', 'globalThis']] },
] as const;

test.each(MISSING)('A lead arrives exactly once in a browser without $names', async ({ apis }) => {
  const context = await site.profile();
  for (const [name, owner] of apis) await context.addInitScript(`delete ${owner}.${name};`);
  const page = await context.newPage();
  await page.goto('/contact');
  for (const [name, owner] of apis) expect(await page.evaluate(`'${name}' in ${owner}`), name).toBe(false);
  await sendForm(page);
  await page.waitForURL('/thank-you', { waitUntil: 'networkidle' });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(site.webhook().received).toMatchObject([
    { contentType: 'application/json', lead: { ...JANE, submissionId: expect.stringMatching(UUID) as string } },
  ]);
  if (await page.evaluate(() => 'indexedDB' in globalThis)) expect(await waitingLeads(page)).toBe(0);
});
