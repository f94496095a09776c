import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { untilAwake } from '../support/islands.ts';
import { watchPage } from '../support/page-watch.ts';
import { DESKTOP, PHONE, useVisitor } from '../support/visitor.ts';

const PATH = '/services/columbia-south-carolina/house-washing/faqs';
const CAROUSEL = '.carousel';

const visitor = useVisitor();

const SIZES = [
  { where: 'a phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { where: 'a desktop', options: { viewport: DESKTOP } },
] as const;

const row = (page: Page): Locator => page.getByRole('region', { name: 'Pictures of our work' });
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });

/** Waits until a picture, counted from 0, is the one the row shows: at its start, or at its end for the last. */
async function untilShown(page: Page, index: number): Promise<void> {
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

/** Opens the page and wakes the carousel with the focus, which is then on it. */
async function openAwake(page: Page): Promise<void> {
  await page.goto(PATH);
  await row(page).focus();
  await untilAwake(page, CAROUSEL);
  await button(page, 'Next picture').waitFor();
}

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
  await page.goto(PATH);
}

/** Waits until the carousel is awake; from then on its clock stands still unless the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await untilAwake(page, CAROUSEL);
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

describe.each(SIZES)('The carousel on $where', ({ options }) => {
  test('goes on and back by its buttons, round and round, and says where it is only then', async () => {
    const page = await visitor(options);
    const watch = watchPage(page);
    await openAwake(page);
    const said = page.getByRole('main').getByRole('status');
    expect(await said.allTextContents()).toEqual(['']);
    await button(page, 'Next picture').click();
    await untilShown(page, 1);
    expect(await said.textContent()).toBe('Picture 2 of 3');
    await button(page, 'Next picture').click();
    await untilShown(page, 2);
    await button(page, 'Next picture').click();
    await untilShown(page, 0);
    expect(await said.textContent()).toBe('Picture 1 of 3');
    await button(page, 'Previous picture').click();
    await untilShown(page, 2);
    expect(await said.textContent()).toBe('Picture 3 of 3');
    expect(watch.complaints).toEqual([]);
  });

  test('counts quick presses, and goes on from where the visitor has scrolled', async () => {
    const page = await visitor(options);
    await openAwake(page);
    // Both before the row has moved.
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

  test('has room for its buttons before they come, and they are large enough for a finger', async () => {
    const page = await visitor(options);
    await page.goto(PATH);
    const below = page.getByRole('complementary', { name: 'Why people trust us' });
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

  test('is accessible with its buttons', async () => {
    const page = await visitor(options);
    await openAwake(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

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

test('Without JavaScript the carousel has no buttons', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(PATH);
  expect(await button(page, 'Next picture').count()).toBe(0);
  expect(await row(page).getByRole('img').count()).toBe(3);
});
