import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { blockingTime, mainThreadTasks } from '#preview/main-thread.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { NOT_FOUND, PAGES } from '../support/page-types.ts';
import { watchPage } from '../support/page-watch.ts';
import { stickingOut } from '../support/page-width.ts';
import { DESKTOP, PHONE, useVisitor } from '../support/visitor.ts';

// Where the layout changes, and on each side of where the menu moves into the bar.
const WIDTHS = [320, 390, 768, 1359, 1360, 1440];

/** How often a page may be opened to see that it does not block. */
const VISITS = 4;

const visitor = useVisitor();

/** Asks for every picture, those below the fold too; one that fails is told by the watch. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** Opens every answer at once. */
async function openAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details')) {
      answer.removeAttribute('name');
      answer.setAttribute('open', '');
    }
  });
}

describe.each([...PAGES, NOT_FOUND])('$name ($path)', ({ path }) => {
  test('keeps the console empty, loads all it asks for, no script before the first input, and never blocks', async () => {
    const page = await visitor({ viewport: PHONE });
    const watch = watchPage(page);
    let blocking = blockingTime(await mainThreadTasks(page, path));
    await loadPictures(page);
    expect(watch.complaints).toEqual([]);
    // The not-found page looks its path up.
    if (path === NOT_FOUND.path) return;
    expect(watch.scripts).toEqual([]);
    // A busy machine makes tasks longer and none shorter: a page that blocks does so each time.
    for (let visit = 1; visit < VISITS && blocking > 0; visit += 1) {
      blocking = blockingTime(await mainThreadTasks(await visitor({ viewport: PHONE }), path));
    }
    expect(blocking).toBe(0);
  });

  test('fits every width without scrolling sideways', async () => {
    const page = await visitor();
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await stickingOut(page), `${width} px wide`).toEqual([]);
    }
  });

  test('is accessible on a phone and on a desktop, with every answer open', async () => {
    const page = await visitor();
    await page.goto(path);
    await openAnswers(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await accessibilityFaults(page), `${size.width} px wide`).toEqual([]);
    }
  });
});
