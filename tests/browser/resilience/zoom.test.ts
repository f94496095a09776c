import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { PHONE, useSharedPage } from '#tests/support/visitor.ts';

/**
 * Finds text that is cut off: clipped by a box with hidden overflow, or overflowing its own box by more than
 * half a line into what follows. Visually hidden text does not count.
 */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    /**
     * The nearest ancestor that clips, unless a scrolling one comes first: its content can be scrolled to.
     */
    const clippingAncestor = (element: Element): Element | null => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (hides(overflowX) || hides(overflowY)) return box;
        if (overflowX !== 'visible' || overflowY !== 'visible') return null;
      }
      return null;
    };
    /** Absolutely positioned: the box of its block does not limit it. */
    const isPlaced = (element: Element, block: Element): boolean => {
      for (let box: Element | null = element; box !== null; box = box === block ? null : box.parentElement)
        if (['absolute', 'fixed'].includes(getComputedStyle(box).position)) return true;
      return false;
    };
    const sticksOut = (inner: DOMRect, outer: DOMRect, slack: number): boolean =>
      inner.left < outer.left - slack ||
      inner.right > outer.right + slack ||
      inner.top < outer.top - slack ||
      inner.bottom > outer.bottom + slack;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (element === null || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, option') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const label = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 40)}`;
      const box = clippingAncestor(element);
      if (box !== null && isVisible(box) && rects.some((rect) => sticksOut(rect, box.getBoundingClientRect(), 2)))
        found.add(`cut off: ${label}`);
      const block = element.closest(
        'li, p, a.button, button, summary, header, nav, h1, h2, h3, th, td, dd, dt, label, div',
      );
      const line = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      const isBox = block !== null && isVisible(block) && getComputedStyle(block).display !== 'contents';
      if (isBox && element.closest('svg') === null && !isPlaced(element, block)) {
        if (rects.some((rect) => sticksOut(rect, block.getBoundingClientRect(), line)))
          found.add(`sticks out: ${label}`);
      }
    }
    return [...found];
  });
}

/** A window of 1280 px at 200 %: half as many CSS pixels. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } as const;

/** The widths at which only the text is enlarged: a phone, a tablet, two desktops. */
const WINDOWS = [PHONE.width, 768, 1280, 1440];

/** Sets the default font size of the browser, usually 16 px. */
const enlarge =
  (standard: number) =>
  async (page: Page): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
  };

// Reduced motion, because the sweep of the home page uncovers a text gradually.
const lookZoomed = useSharedPage({ ...ZOOMED, reducedMotion: 'reduce' });
const LARGE_TEXTS = [24, 32].map((size) => ({
  size,
  look: useSharedPage({ reducedMotion: 'reduce' }, enlarge(size)),
}));

describe.each([...PAGES, NOT_FOUND])('$name ($path)', ({ path }) => {
  test('clips no text at a zoom of 200 %', async () => {
    const page = await lookZoomed(path);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
  });

  test.each(LARGE_TEXTS)('clips no text at a default font size of $size px', async ({ size, look }) => {
    const page = await look(path, PHONE);
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(root)).toBeGreaterThanOrEqual(size);
    for (const width of WINDOWS) {
      await page.setViewportSize({ width, height: PHONE.height });
      expect(await clippedTexts(page), `${width} px wide`).toEqual([]);
      expect(await horizontalOverflow(page), `${width} px wide`).toEqual([]);
    }
  });
});

describe.each(LARGE_TEXTS)('On a phone with a default font size of $size px', ({ size, look }) => {
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
          after: line - box('.pair-after .pair-stamp').right,
          before: box('.pair-before .pair-stamp').left - line,
        };
      });
    expect(room.after).toBeGreaterThan(0);
    expect(room.before).toBeGreaterThan(0);
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
