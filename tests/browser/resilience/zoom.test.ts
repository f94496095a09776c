import { describe, expect, test } from 'vitest';
import { clippedTexts } from '#tests/support/clipped-texts.ts';
import { LARGE_TEXTS, setDefaultFontSize } from '#tests/support/default-font-size.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { PHONE, useSharedPage } from '#tests/support/visitor.ts';

/** A window of 1280 px at 200 %: half as many CSS pixels. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } as const;

// Reduced motion, because the sweep of the home page uncovers a text gradually.
const lookZoomed = useSharedPage({ ...ZOOMED, reducedMotion: 'reduce' });
const LARGE = LARGE_TEXTS.map((size) => ({
  size,
  look: useSharedPage({ reducedMotion: 'reduce' }, { prepare: (page) => setDefaultFontSize(page, size) }),
}));

test.each([...PAGES, NOT_FOUND])('$name ($path) clips no text at a zoom of 200 %', async ({ path }) => {
  const page = await lookZoomed(path);
  expect(await clippedTexts(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
});

describe.each(LARGE)('On a phone with a default font size of $size px', ({ size, look }) => {
  test('the header and the call bar fit and take less than a quarter of the window', async () => {
    const page = await look('/services', PHONE);
    const bars = page.locator('.brand, .site-menu > summary, .call-bar a');
    expect(await bars.count()).toBe(4);
    for (const bar of await bars.all()) {
      const box = await bar.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      expect(box?.height, `at ${size} px`).toBeGreaterThanOrEqual(44);
    }
    const heights = await Promise.all(
      ['.site-header', '.call-bar'].map(async (bar) => (await page.locator(bar).boundingBox())?.height ?? 0),
    );
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThan(PHONE.height / 4);
  });

  test('the labels of a pair are on their sides of the slider', async () => {
    const page = await look('/', PHONE);
    const room = await page
      .locator('.pair')
      .first()
      .evaluate((pair) => {
        const box = (part: string): DOMRect => (pair.querySelector(part) ?? pair).getBoundingClientRect();
        const { left, width } = box('.pair-view');
        const line = left + (width * Number(pair.querySelector('input')?.value)) / 100;
        return {
          before: line - box('.pair-before .pair-stamp').right,
          after: box('.pair-after .pair-stamp').left - line,
        };
      });
    expect(room.before).toBeGreaterThan(0);
    expect(room.after).toBeGreaterThan(0);
  });

  test('a hash link scrolls its target below the header', async () => {
    const page = await look('/#gallery', PHONE);
    const gap = (): Promise<number> =>
      page.evaluate(() => {
        const box = (selector: string): DOMRect | undefined =>
          document.querySelector(selector)?.getBoundingClientRect();
        return (box('#gallery')?.top ?? Number.NaN) - (box('.site-header')?.bottom ?? Number.NaN);
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(-1);
    await expect.poll(gap).toBeLessThanOrEqual(10);
  });
});
