import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, CAROUSEL, CAROUSEL_PAGE, row, untilShown } from '#tests/support/carousel.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** How often the row was scrolled by script since the page was opened. */
const scrollCount = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as typeof window & { scrolls?: number }).scrolls);

/** Opens the page with a fake clock and counts scripted scrolling. */
async function openUnderClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { scrolls?: number };
    counted.scrolls = 0;
    const scrollTo = Reflect.get(Element.prototype, 'scrollTo');
    Element.prototype.scrollTo = function (...where: unknown[]) {
      counted.scrolls = (counted.scrolls ?? 0) + 1;
      Reflect.apply(scrollTo, this, where);
    };
  });
  await page.clock.install();
  await page.goto(CAROUSEL_PAGE);
}

/** Waits until the carousel is hydrated, then stops the clock: from here on the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await untilHydrated(page, CAROUSEL);
  await button(page, 'Next picture').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Hydrates the carousel by moving the pointer onto it. */
async function openUnderPointer(page: Page): Promise<void> {
  await openUnderClock(page);
  await row(page).hover();
  await stopClock(page);
}

/** Moves the pointer off the carousel. */
const leave = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).hover();

describe('The autoplay of the carousel', () => {
  test('starts once the pointer has left, and stops at a press on Pause', async () => {
    const page = await visitor();
    await openUnderPointer(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(0);
    await leave(page);
    await page.clock.runFor(5_000);
    expect(await scrollCount(page)).toBe(0);
    await page.clock.runFor(1_000);
    await untilShown(page, 1);
    // Autoplay is not announced.
    expect(await page.getByRole('main').getByRole('status').textContent()).toBe('');

    await button(page, 'Pause').click();
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(1);
    await button(page, 'Play').click();
    await page.clock.runFor(6_000);
    await untilShown(page, 2);
    await page.clock.runFor(6_000);
    await untilShown(page, 0);
  });

  test('stops for good when the carousel gets the focus', async () => {
    const page = await visitor();
    await openUnderPointer(page);
    await row(page).focus();
    await button(page, 'Play').waitFor();
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(0);
  });

  test('does not start after a touch', async () => {
    const page = await visitor(SIZES[0].options);
    await openUnderClock(page);
    await row(page).tap();
    await stopClock(page);
    await button(page, 'Play').waitFor();
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(0);
  });

  test('does not start under prefers-reduced-motion; Play then jumps from picture to picture', async () => {
    const page = await visitor({ reducedMotion: 'reduce' });
    await openUnderPointer(page);
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(0);
    await button(page, 'Play').click();
    await page.clock.runFor(6_000);
    expect(await scrollCount(page)).toBe(1);
    // No smooth scrolling.
    const isThere = await row(page).evaluate(
      (box) =>
        Math.abs((box.children[1] as HTMLElement).getBoundingClientRect().left - box.getBoundingClientRect().left) < 2,
    );
    expect(isThere).toBe(true);
  });
});
