import type { BrowserContextOptions, Page } from 'playwright-core';

/** The widths that are looked at: a phone, a tablet, a desktop. */
export const WIDTHS = [390, 768, 1440] as const;

/** How much of a page is looked at, from its top, in CSS pixels. */
export const TOP = 1600;

/** A visitor for whom nothing moves, and whose window shows all that is looked at: nothing is scrolled to. */
export const STILL = {
  viewport: { width: WIDTHS[0], height: TOP },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/** Fonts are there, and every picture within the window has what it shows at this width. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A new width chooses other files with the next frame.
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

/** Pages opened from now on are as they stand on one day, whatever the clock says. */
export const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime('2026-11-20T15:00:00Z');

/** A picture of the page's top at a width, or of all of it where it is shorter. */
export async function shootTop(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: TOP });
  await settle(page);
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  const clip = { x: 0, y: 0, width, height: Math.min(TOP, height) };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}
