import { describe, expect, test } from 'vitest';
import { clippedTexts } from '../../support/clipped-text.ts';
import { NOT_FOUND, PAGES } from '../../support/page-types.ts';
import { stickingOut } from '../../support/page-width.ts';
import { useOnlooker } from '../../support/visitor.ts';

/** A window of 1280 px at 200 %: half as many CSS pixels. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } as const;

/** Windows in which text alone is made larger: with the menu's button, and with the menu in the bar. */
const WINDOWS = [1280, 1440];

// Without the first sweep of the home page, which uncovers a stamp bit by bit.
const lookZoomed = useOnlooker({ ...ZOOMED, reducedMotion: 'reduce' });
const lookAtLargeText = useOnlooker({ reducedMotion: 'reduce' }, async (page) => {
  const session = await page.context().newCDPSession(page);
  // What a visitor sets in the browser: 16 px unless they do.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});

describe.each([...PAGES, NOT_FOUND])('$name ($path)', ({ path }) => {
  test('loses no text at 200 %', async () => {
    const page = await lookZoomed(path);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });

  test('loses no text where text alone is twice as large', async () => {
    const page = await lookAtLargeText(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
    for (const width of WINDOWS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await clippedTexts(page), `${width} px wide`).toEqual([]);
      expect(await stickingOut(page), `${width} px wide`).toEqual([]);
    }
  });
});
