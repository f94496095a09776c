import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, CAROUSEL, CAROUSEL_PAGE, row, untilShown } from '#tests/support/carousel.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** How often the row was sent to a picture, from the page's beginning. */
const timesSent = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as typeof window & { sent?: number }).sent);

/** Opens the page under a clock of its own. */
async function openUnderClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { sent?: number };
    counted.sent = 0;
    const scrollTo = Reflect.get(Element.prototype, 'scrollTo');
    Element.prototype.scrollTo = function (...where: unknown[]) {
      counted.sent = (counted.sent ?? 0) + 1;
      Reflect.apply(scrollTo, this, where);
    };
  });
  await page.clock.install();
  await page.goto(CAROUSEL_PAGE);
}

/** Waits until the carousel is hydrated; from then on its clock stands still unless the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await untilHydrated(page, CAROUSEL);
  await button(page, 'Next picture').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Wakes the carousel with the pointer, which is then on it. */
async function openUnderPointer(page: Page): Promise<void> {
  await openUnderClock(page);
  await row(page).hover();
  await stopClock(page);
}

/** Takes the pointer off the carousel. */
const leave = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).hover();

describe('The carousel by itself', () => {
  test('goes on once the pointer has left it, and stops at a press on Pause', async () => {
    const page = await visitor();
    await openUnderPointer(page);
    await page.clock.runFor(60_000);
    expect(await timesSent(page)).toBe(0);
    await leave(page);
    await page.clock.runFor(5_000);
    expect(await timesSent(page)).toBe(0);
    await page.clock.runFor(1_000);
    await untilShown(page, 1);
    // Nobody has asked, so nothing is said.
    expect(await page.getByRole('main').getByRole('status').textContent()).toBe('');

    await button(page, 'Pause').click();
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await timesSent(page)).toBe(1);
    await button(page, 'Play').click();
    await page.clock.runFor(6_000);
    await untilShown(page, 2);
    await page.clock.runFor(6_000);
    await untilShown(page, 0);
  });

  test('stops for good when the focus comes to it', async () => {
    const page = await visitor();
    await openUnderPointer(page);
    await row(page).focus();
    await button(page, 'Play').waitFor();
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await timesSent(page)).toBe(0);
  });

  test('stands still after a finger has touched it', async () => {
    const page = await visitor(SIZES[0].options);
    await openUnderClock(page);
    await row(page).tap();
    await stopClock(page);
    await button(page, 'Play').waitFor();
    await page.clock.runFor(60_000);
    expect(await timesSent(page)).toBe(0);
  });

  test('never starts for people who prefer reduced motion, and then goes on in steps when asked to', async () => {
    const page = await visitor({ reducedMotion: 'reduce' });
    await openUnderPointer(page);
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await timesSent(page)).toBe(0);
    await button(page, 'Play').click();
    await page.clock.runFor(6_000);
    expect(await timesSent(page)).toBe(1);
    // At once, without sliding.
    const isThere = await row(page).evaluate(
      (box) =>
        Math.abs((box.children[1] as HTMLElement).getBoundingClientRect().left - box.getBoundingClientRect().left) < 2,
    );
    expect(isThere).toBe(true);
  });
});
