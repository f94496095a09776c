import type { Locator, Page } from 'playwright-core';

/** A page with a carousel. */
export const CAROUSEL_PAGE = '/services/columbia-south-carolina/house-washing/faqs';
export const CAROUSEL = '.carousel';

/** The pictures in a row. */
export const row = (page: Page): Locator => page.getByRole('region', { name: 'Pictures of our work' });
/** A button of the carousel by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });

/**
 * Waits until a picture, counted from 0, is the one the row shows: at its start, or at its end for the last.
 */
export async function untilShown(page: Page, index: number): Promise<void> {
  await page.waitForFunction(
    ([selector, wanted]) => {
      const box = document.querySelector(selector);
      const pictures = [...(box?.querySelectorAll('img') ?? [])];
      const picture = pictures[wanted];
      if (box === null || picture === undefined) return false;
      const [inner, outer] = [picture.getBoundingClientRect(), box.getBoundingClientRect()];
      const edge = wanted === pictures.length - 1 ? inner.right - outer.right : inner.left - outer.left;
      return Math.abs(edge) < 2;
    },
    [CAROUSEL, index] as const,
  );
}
