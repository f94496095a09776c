import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pressSend, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite({ PUBLIC_META_PIXEL_ID: '123456789' });

/** A fake of the vendor's script: it takes over the queue and records all commands. */
const VENDOR = `(() => {
  const commands = JSON.parse(sessionStorage.getItem('commands') ?? '[]');
  const run = (...command) => { commands.push(command); sessionStorage.setItem('commands', JSON.stringify(commands)); };
  for (const command of fbq.queue.splice(0)) run(...command);
  fbq.callMethod = run;
})();`;

async function open(path: string, hasDeclined = false): Promise<{ page: Page; asked: readonly string[] }> {
  const page = await site.profile().then((context) => context.newPage());
  const asked: string[] = [];
  if (hasDeclined)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
  await page.route('https://connect.facebook.net/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: VENDOR });
  });
  await page.goto(path);
  return { page, asked };
}

/** The commands that the pixel received in this tab. */
const pixelCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('commands') ?? '[]') as unknown[][]);

describe('With a configured pixel', () => {
  test('every page view is tracked', async () => {
    const { page } = await open('/faq');
    await expect
      .poll(() => pixelCommands(page))
      .toEqual([
        ['init', '123456789'],
        ['track', 'PageView'],
      ]);
  });

  test('a pixel that throws does not stop a lead', async () => {
    const { page } = await open('/contact');
    await page.evaluate(() => {
      Object.assign(window, {
        fbq: () => {
          throw new Error('blocked');
        },
      });
    });
    await sendForm(page);
    await expect.poll(() => site.webhook().received.length).toBe(1);
    await page.waitForURL('/thank-you');
  });

  test('a lead is tracked before it is sent, and not again on a retry', async () => {
    const { page } = await open('/contact');
    await expect.poll(() => pixelCommands(page).then((commands) => commands.length)).toBe(2);
    site.webhook().respondWith('refuses');
    await sendForm(page);
    await page.locator('.form-error').waitFor();
    await pressSend(page);
    await expect.poll(() => site.webhook().received.length).toBe(2);
    const eventID = site.webhook().received[0]?.lead['submissionId'];
    expect((await pixelCommands(page)).slice(2)).toEqual([
      ['track', 'Lead', {}, { eventID }],
      ['track', 'CompleteRegistration', {}, { eventID }],
    ]);
  });

  test('a press on a phone number is tracked', async () => {
    const { page } = await open('/contact');
    await expect.poll(() => pixelCommands(page).then((commands) => commands.length)).toBe(2);
    await page.locator('#contact a[href^="tel:"]').first().click({ noWaitAfter: true });
    await expect.poll(() => pixelCommands(page).then((commands) => commands.at(-1))).toEqual(['track', 'Contact']);
  });

  test('it is not loaded in the staff area', async () => {
    const { page, asked } = await open('/admin/login');
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
  });

  test('it is not loaded in a browser that sends Global Privacy Control', async () => {
    const { page, asked } = await open('/contact', true);
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
  });
});
