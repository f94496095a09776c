import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blockingTime, mainThreadTasks } from '#scripts/preview/main-thread.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

/** How often a page may be opened to see that it does not block. */
const VISITS = 4;

const visitor = useVisitor({ viewport: PHONE, serviceWorkers: 'allow' });

/**
 * A font's file without its folder and hash: the second one of a family, for rare letters, ends in '-rest'.
 */
const fontName = (path: string): string => basename(path).split('.')[0]!;

/** Asks for every picture, those below the fold too; one that fails is told by the watch. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

test.each([...PAGES, NOT_FOUND])(
  '$name ($path) keeps the console empty, loads all it asks for, no script before the first input and two fonts, and never blocks',
  async ({ path }) => {
    const page = await visitor();
    const watch = watchPage(page);
    let blocking = blockingTime(await mainThreadTasks(page, path));
    await loadPictures(page);
    expect(watch.complaints).toEqual([]);
    expect(watch.scripts).toEqual([]);
    expect(watch.fonts.map(fontName).toSorted()).toEqual(['figtree', 'fraunces-600']);
    // A busy machine makes tasks longer and none shorter: a page that blocks does so each time.
    for (let visit = 1; visit < VISITS && blocking > 0; visit += 1) {
      blocking = blockingTime(await mainThreadTasks(await visitor(), path));
    }
    expect(blocking).toBe(0);
  },
);
