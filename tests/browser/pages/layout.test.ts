import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clippedTexts } from '#tests/support/clipped-texts.ts';
import { LARGE_TEXTS, setDefaultFontSize, USUAL_TEXT } from '#tests/support/default-font-size.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { DESKTOP, PHONE, useSharedPage } from '#tests/support/visitor.ts';

// A page is loaded once for all of its tests, which only measure it.
const look = useSharedPage({}, { keepsPage: true });

/** Both sides of every breakpoint of the layout. */
const WIDTHS = [320, 390, 768, 1023, 1024, 1440];

/** The widths at which only the text is enlarged: a phone, a tablet, two desktops. */
const WINDOWS = [PHONE.width, 768, 1280, 1440];

/** Visible buttons without a border; forced colors remove their background. */
const withoutBorder = (page: Page): Promise<string[]> =>
  page.locator('.button, button, .call-bar a').evaluateAll((all) =>
    all.flatMap((button) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
      const hasLine = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
      return hasLine || !button.checkVisibility() ? [] : [button.textContent.trim()];
    }),
  );

const fontSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

describe.each([...PAGES, NOT_FOUND])('$name ($path)', ({ path }) => {
  test('fits every width without horizontal scrolling', async () => {
    const page = await look(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page), `${width} px wide`).toEqual([]);
    }
  });

  test('has a border on every button with forced colors', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await look(path, viewport);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      expect(await withoutBorder(page), `${viewport.width} px wide`).toEqual([]);
    }
  });

  test.each(LARGE_TEXTS)('clips no text at a default font size of %i px', async (size) => {
    const page = await look(path, PHONE);
    // The sweep of the home page uncovers a text gradually.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setDefaultFontSize(page, size);
    await expect.poll(() => fontSize(page)).toBeGreaterThanOrEqual(size);
    for (const width of WINDOWS) {
      await page.setViewportSize({ width, height: PHONE.height });
      expect(await clippedTexts(page), `${width} px wide`).toEqual([]);
      expect(await horizontalOverflow(page), `${width} px wide`).toEqual([]);
    }
    await setDefaultFontSize(page, USUAL_TEXT);
    await expect.poll(() => fontSize(page)).toBeLessThan(size);
  });
});
