import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { clippedTexts } from '#tests/support/clipped-texts.ts';
import { LARGE_TEXTS, setDefaultFontSize, USUAL_TEXT } from '#tests/support/default-font-size.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { DESKTOP, PHONE, useSharedPage } from '#tests/support/visitor.ts';

// A page is loaded once for all of its tests. Those that change it come last.
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

/** Visible texts in a pale color. */
const paleTexts = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, p, li, th, td, dt, dd)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const isPale = 0.3 * red + 0.6 * green + 0.1 * blue > 140;
      return isPale && element.checkVisibility() ? [`${color}: ${element.textContent.trim().slice(0, 40)}`] : [];
    }),
  );

/** Opens every answer at once. */
async function openAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details')) {
      answer.removeAttribute('name');
      answer.setAttribute('open', '');
    }
  });
}

/** Focuses each visible control, and returns those without an outline. */
const withoutOutline = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(a, button:enabled, input, select, textarea, summary)')
    .locator('visible=true')
    .evaluateAll((all) =>
      all.flatMap((control) => {
        (control as HTMLElement).focus();
        // The outline of the slider is on its handle, that of a level of the estimate on its words.
        const shown =
          control.closest('.pair-control') ??
          control.closest('.estimate-level label')?.querySelector('span') ??
          control;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isSeen || document.activeElement !== control ? [] : [control.outerHTML.slice(0, 80)];
      }),
    );

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

  test('is printed with dark text', async () => {
    const page = await look(path);
    await page.emulateMedia({ media: 'print' });
    expect(await paleTexts(page)).toEqual([]);
  });

  test('has no accessibility issue on a phone and on a desktop, with every answer open', async () => {
    const page = await look(path);
    await openAnswers(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await accessibilityIssues(page), `${size.width} px wide`).toEqual([]);
    }
  });

  test('has a focus outline on every control with forced colors', async () => {
    const page = await look(path);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.locator('body').press('Tab');
    expect(await withoutOutline(page)).toEqual([]);
  });
});
