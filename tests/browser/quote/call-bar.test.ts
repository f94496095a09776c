import { expect, test } from 'vitest';
import { estimateTest } from '#tests/support/estimate.ts';
import { TOUCH_PHONE } from '#tests/support/lead-desk.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

test('A tap on the button at the bottom edge, where the call bar was before the typing, reaches it', async () => {
  const page = await site.open('/contact', TOUCH_PHONE);
  const isInView = (): Promise<boolean> =>
    page.locator('.call-bar').evaluate((bar) => bar.getBoundingClientRect().top < innerHeight);
  const button = page.locator('form.quote-form button[type=submit]');
  await page.locator('form.quote-form [name=message]').tap();
  await expect.poll(isInView).toBe(false);
  // To where the bar will be.
  await button.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' });
  });
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(() => page.locator('form.quote-form [role=alert]').textContent()).toContain('Please fill in');
  // The first empty field has the focus now.
  await page.locator('h1').tap();
  await expect.poll(isInView).toBe(true);
});

estimateTest('A tick in the estimate leaves the call bar where it is', async () => {
  const page = await site.open('/', TOUCH_PHONE);
  const box = page.locator('.estimate [type=checkbox]').first();
  await box.tap();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  const shown = await page.locator('.call-bar').evaluate((bar) => innerHeight - bar.getBoundingClientRect().top);
  expect(shown).toBeGreaterThan(40);
});
