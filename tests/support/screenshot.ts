import type { BrowserContextOptions, Page } from 'playwright-core';
import { PATHS } from '#routes/paths.ts';

/** The page that shows every component; each part has a screenshot of its own. */
export const STYLEGUIDE = PATHS.styleguide;

/** The name of a page's screenshot at a width: 'faq_house-washing-390'. */
export const pictureName = (path: string, width: number): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}`;

/** The name of a styleguide part's screenshot. */
export const partName = (part: string, width: number): string => `styleguide_${part}-${width}`;

/** The widths of the screenshots: a phone, a tablet, a desktop. */
export const WIDTHS = [390, 768, 1440] as const;

/** The height of a screenshot from the page's top, in CSS pixels. */
export const SCREENSHOT_HEIGHT = 1600;

/**
 * A context without animations and with a window as high as the screenshot, so that nothing needs scrolling.
 */
export const SCREENSHOT_CONTEXT = {
  viewport: { width: WIDTHS[0], height: SCREENSHOT_HEIGHT },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/** Waits for fonts and for every picture in the window to have loaded the file for this width. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // After a resize the browser picks other files with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isSeen = (picture: HTMLImageElement): boolean => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    };
    const seen = [...document.images].filter(isSeen);
    for (const picture of seen) picture.loading = 'eager';
    while (!seen.every((picture) => picture.complete)) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(seen.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Fixes the clock of pages opened from now on. */
export const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime('2026-11-20T15:00:00Z');

/** A screenshot of the page's top at a width, or of the complete page if it is shorter. */
export async function takeScreenshot(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: SCREENSHOT_HEIGHT });
  await settle(page);
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  const clip = { x: 0, y: 0, width, height: Math.min(SCREENSHOT_HEIGHT, height) };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}
