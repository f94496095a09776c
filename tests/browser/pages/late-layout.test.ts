import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Whether the browser has laid out the page's last section, or group of cities. */
const isWhole = (page: Page): Promise<boolean> =>
  page
    .locator('main :is(.band, .drive) > *')
    .last()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test.each(['/', PATHS.serviceAreas])(
  'a phone does not lay out the end of %s before the visitor comes near it',
  async (path) => {
    const page = await visitor({ viewport: PHONE });
    await page.goto(path);
    expect(await isWhole(page)).toBe(false);
    await page.locator('main :is(.band, .drive)').last().scrollIntoViewIfNeeded();
    await expect.poll(() => isWhole(page)).toBe(true);
  },
);

test('a wide screen, and a page opened at one of its places, are laid out as a whole', async () => {
  const wide = await visitor();
  await wide.goto('/');
  expect(await isWhole(wide)).toBe(true);
  const page = await visitor({ viewport: PHONE });
  await page.goto('/#benefits');
  expect(await isWhole(page)).toBe(true);
});

test('after a reload, and on the way back, a phone shows the place where the visitor was', async () => {
  const page = await visitor({ viewport: PHONE });
  await page.goto('/');
  // Little by little, so that the sections on the way are laid out.
  for (let y = 0; y <= 4000; y += 500) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const heading = page.locator('#testimonials h2');
  const before = await heading.boundingBox();
  await page.reload();
  await expect.poll(() => top(page)).toBe(4000);
  expect((await heading.boundingBox())!.y).toBeCloseTo(before!.y, 0);
  expect(await isWhole(page)).toBe(true);
  await page.goto('/privacy');
  await page.goBack();
  await expect.poll(() => top(page)).toBe(4000);
  expect((await heading.boundingBox())!.y).toBeCloseTo(before!.y, 0);
  expect(await isWhole(page)).toBe(true);
});
