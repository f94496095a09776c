import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

/** A page with a carousel. */
const CAROUSEL_PAGE = EXAMPLE_PATHS.cityFaq;
const CAROUSEL = '.carousel';

/** The pictures in a row. */
const row = (page: Page): Locator => page.getByRole('region', { name: 'Pictures of the work' });
/** The number of pictures: two or more, as the company's services allow. */
const countOf = (page: Page): Promise<number> => row(page).getByRole('img').count();
/** A button of the carousel by its name. */
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });

/**
 * Waits until a picture, counted from 0, is the one the row shows: at its start, or at its end for the last.
 */
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
    const count = await countOf(page);
    for (let next = 1; next <= count; next += 1) {
      await button(page, 'Next picture').click();
      await untilShown(page, next % count);
      expect(await status.textContent()).toBe(`Picture ${(next % count) + 1} of ${count}`);
    }
    await button(page, 'Previous picture').click();
    await untilShown(page, count - 1);
    expect(await status.textContent()).toBe(`Picture ${count} of ${count}`);
    expect(watch.problems).toEqual([]);
  });

  test('counts quick presses, and continues from where the visitor has scrolled', async () => {
    const page = await visitor(options);
    await openHydrated(page);
    const last = (await countOf(page)) - 1;
    // All clicks come before the row has moved.
    await button(page, 'Next picture').evaluate((next: HTMLElement, clicks) => {
      for (let click = 0; click < clicks; click += 1) next.click();
    }, last);
    await untilShown(page, last);
    await row(page).focus();
    await page.keyboard.press('ArrowLeft');
    await untilShown(page, last - 1);
    await button(page, 'Previous picture').click();
    await untilShown(page, last >= 2 ? last - 2 : last);
  });

  test('reserves room for its buttons, which are accessible and large enough for a finger', async () => {
    const page = await visitor(options);
    await page.goto(CAROUSEL_PAGE);
    const below = page.getByRole('main').locator('section.related').first();
    const before = await below.boundingBox();
    await row(page).evaluate((element) => element.focus({ preventScroll: true }));
    await button(page, 'Next picture').waitFor();
    expect(await below.boundingBox()).toEqual(before);
    await untilHydrated(page, CAROUSEL);
    expect(await accessibilityIssues(page)).toEqual([]);
    for (const name of ['Previous picture', 'Pause|Play', 'Next picture']) {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(name) })
        .boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
  });
});

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

/** Has React wait a second before each of its tasks, as a busy phone does. */
async function slowReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => void Reflect.apply(post, this, message), 1_000);
    };
  });
}

/** Waits until an element has a property of React's. */
const untilReactHas = (page: Page, selector: string, property: string) =>
  page.waitForFunction(
    ([wanted, name]) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith(name)),
    [selector, property] as const,
  );

describe('The carousel', () => {
  test.each([
    { when: 'between the loading and the hydration', inside: 'astro-island:has(.carousel)', has: '__reactContainer' },
    { when: 'just after React has rendered it', inside: '.carousel-controls button', has: '__reactProps' },
  ])('moves by one picture at a press $when', async ({ inside, has }) => {
    const page = await visitor();
    await slowReact(page);
    await page.goto(CAROUSEL_PAGE);
    await row(page).focus();
    await untilReactHas(page, inside, has);
    await button(page, 'Next picture').click();
    await untilHydrated(page, CAROUSEL);
    const status = page.getByRole('main').getByRole('status');
    await expect.poll(() => status.textContent()).toMatch(/^Picture 2 of /);
    await untilShown(page, 1);
    expect(await status.textContent()).toMatch(/^Picture 2 of /);
  });

  test('does not start by itself: not when it is hovered, not when the pointer has left', async () => {
    const page = await visitor();
    await openUnderPointer(page);
    await button(page, 'Play').waitFor();
    await page.clock.runFor(60_000);
    await leave(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(0);
  });

  test.each(SIZES)('does not start when it is focused or touched, on $where', async ({ options }) => {
    const page = await visitor(options);
    await openUnderClock(page);
    await row(page).focus();
    await stopClock(page);
    if ('hasTouch' in options) await row(page).tap();
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(0);
  });

  test('plays at the first press on Play, also when that press hydrates it, and stops at a press on Pause', async () => {
    const page = await visitor();
    await openUnderClock(page);
    await button(page, 'Play').click();
    await stopClock(page);
    await button(page, 'Pause').waitFor();
    // Stopping the clock moved it by more than an interval, which counts as one.
    await untilShown(page, 1);
    // Playback is not announced.
    expect(await page.getByRole('main').getByRole('status').textContent()).toBe('');
    await button(page, 'Pause').click();
    const scrolled = await scrollCount(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(scrolled);
    await button(page, 'Play').click();
    await page.clock.runFor(6_000);
    const count = await countOf(page);
    await untilShown(page, 2 % count);
    await page.clock.runFor(6_000);
    await untilShown(page, 3 % count);
  });

  test('stops for good when its pictures get the focus', async () => {
    const page = await visitor();
    await openUnderClock(page);
    await button(page, 'Play').click();
    await stopClock(page);
    await button(page, 'Pause').waitFor();
    await row(page).focus();
    await button(page, 'Play').waitFor();
    const scrolled = await scrollCount(page);
    await page.clock.runFor(60_000);
    expect(await scrollCount(page)).toBe(scrolled);
  });

  test('jumps from picture to picture under prefers-reduced-motion', async () => {
    const page = await visitor({ reducedMotion: 'reduce' });
    await openUnderPointer(page);
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
