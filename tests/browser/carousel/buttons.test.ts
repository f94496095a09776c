import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { button, CAROUSEL, CAROUSEL_PAGE, row, untilShown } from '#tests/support/carousel.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Opens the page and hydrates the carousel by focusing it. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto(CAROUSEL_PAGE);
  await row(page).focus();
  await untilHydrated(page, CAROUSEL);
  await button(page, 'Next picture').waitFor();
}

describe.each(SIZES)('The carousel on $where', ({ options }) => {
  test('goes forward and back by its buttons, wraps around, and announces its position only after a press', async () => {
    const page = await visitor(options);
    const watch = watchPage(page);
    await openHydrated(page);
    const status = page.getByRole('main').getByRole('status');
    expect(await status.allTextContents()).toEqual(['']);
    await button(page, 'Next picture').click();
    await untilShown(page, 1);
    expect(await status.textContent()).toBe('Picture 2 of 3');
    await button(page, 'Next picture').click();
    await untilShown(page, 2);
    await button(page, 'Next picture').click();
    await untilShown(page, 0);
    expect(await status.textContent()).toBe('Picture 1 of 3');
    await button(page, 'Previous picture').click();
    await untilShown(page, 2);
    expect(await status.textContent()).toBe('Picture 3 of 3');
    expect(watch.complaints).toEqual([]);
  });

  test('counts quick presses, and continues from where the visitor has scrolled', async () => {
    const page = await visitor(options);
    await openHydrated(page);
    // Both clicks come before the row has moved.
    await button(page, 'Next picture').evaluate((next: HTMLElement) => {
      next.click();
      next.click();
    });
    await untilShown(page, 2);
    await row(page).focus();
    await page.keyboard.press('ArrowLeft');
    await untilShown(page, 1);
    await button(page, 'Previous picture').click();
    await untilShown(page, 0);
  });

  test('reserves room for its buttons, which are large enough for a finger', async () => {
    const page = await visitor(options);
    await page.goto(CAROUSEL_PAGE);
    const below = page.getByRole('main').locator('section.related').first();
    const before = await below.boundingBox();
    await row(page).evaluate((element) => element.focus({ preventScroll: true }));
    await button(page, 'Next picture').waitFor();
    expect(await below.boundingBox()).toEqual(before);
    for (const name of ['Previous picture', 'Pause|Play', 'Next picture']) {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(name) })
        .boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
  });

  test('has no accessibility issue with its buttons', async () => {
    const page = await visitor(options);
    await openHydrated(page);
    expect(await accessibilityIssues(page)).toEqual([]);
  });
});
