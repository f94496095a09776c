import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { disableHydrationTimeout } from './script-requests.ts';

/** The pictures of the gallery, each a link to its full size. */
export const links = (page: Page): Locator => page.locator('#gallery li a');
/** The lightbox. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Pictures at full size' });
/** The links of the gallery with their pictures' alternative texts. */
export const pictures = (page: Page): Promise<{ href: string; alt: string }[]> =>
  links(page).evaluateAll((all) =>
    all.map((link) => ({ href: (link as HTMLAnchorElement).href, alt: link.querySelector('img')?.alt ?? '' })),
  );

/**
 * Waits until the lightbox shows the picture with an index (from 0) and its alternative text; the others are
 * inert.
 */
export async function expectShown(page: Page, index: number): Promise<void> {
  const { href, alt } = (await pictures(page))[index] ?? { href: '', alt: '' };
  expect(alt).not.toBe('');
  const slide = dialog(page).locator('[role=group]:not([inert])', { has: page.locator(`img[src="${href}"]`) });
  await slide.getByRole('img', { name: alt, exact: true }).waitFor();
}

/** Opens a page and the lightbox at the picture with an index (from 0). */
export async function open(page: Page, index: number, path = '/'): Promise<void> {
  await disableHydrationTimeout(page);
  await page.goto(path);
  await links(page).nth(index).click();
  await dialog(page).waitFor();
}

/**
 * Finds the controls of the lightbox that overlap the picture shown, with the boxes of both.
 */
export function controlsOverPicture(page: Page): Promise<string[]> {
  return dialog(page).evaluate((element) => {
    const format = ({ left, top, right, bottom }: DOMRect): string =>
      [left, top, right, bottom].map(Math.round).join(' ');
    const picture = element.querySelector('[role=group]:not([inert]) img')?.getBoundingClientRect();
    if (picture === undefined || picture.width === 0) return ['no picture is shown'];
    return [...element.querySelectorAll('a, button')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isApart =
        box.right <= picture.left ||
        box.left >= picture.right ||
        box.bottom <= picture.top ||
        box.top >= picture.bottom;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return isApart ? [] : [`${name} (${format(box)}) overlaps the picture (${format(picture)})`];
    });
  });
}
