import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstControl, shownIslands } from '#tests/support/islands.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { RARE_LETTER } from '#tests/support/rare-letters.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ viewport: PHONE, serviceWorkers: 'allow' });

/** A font's file name without its hash; the second font of a family, for rare letters, ends in '-rest'. */
const fontName = (path: string): string => basename(path).split('.')[0]!;

/** Loads every picture, also below the fold; the watch records failures. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

// How long the main thread is busy depends on the machine: `npm run bench -- --only blocking` measures it.
test.each([...PAGES, NOT_FOUND])(
  '$name ($path) loads without errors or scripts, and with two fonts; then each island hydrates on focus',
  async ({ path }) => {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await loadPictures(page);
    expect(watch.problems).toEqual([]);
    expect(watch.scripts).toEqual([]);
    const fonts = watch.fonts.map(fontName).toSorted();
    expect(fonts.filter((font) => !font.endsWith('-rest'))).toEqual(['figtree', 'fraunces-600']);
    // A company may have a city such as Cañon City in the header of every page.
    if (!RARE_LETTER.test((await page.locator('body').textContent()) ?? '')) expect(fonts).toHaveLength(2);

    const islands = await shownIslands(page);
    for (const island of islands) {
      expect(await island.getAttribute('data-hydrated')).toBeNull();
      await firstControl(island).focus();
      await expect.poll(() => island.getAttribute('data-hydrated')).toBe('');
    }
    await page.waitForLoadState('networkidle');
    expect(watch.problems).toEqual([]);
    // No island has failed after its hydration.
    for (const island of islands) expect(await island.getAttribute('data-hydrated')).toBe('');
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  },
);
