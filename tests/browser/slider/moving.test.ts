import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dragFinger, PAIR, PAIR_PAGE, painted, pointOn, range } from '#tests/support/before-after.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { holdScripts } from '#tests/support/script-requests.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ bypassCSP: true });
const [PHONE] = SIZES;

/** The value that a screen reader announces. */
const announced = (page: Page): Promise<string | null> => range(page).getAttribute('aria-valuetext');

/** Emulates a browser without timelines, in which only the script moves the picture. */
const withoutTimelines = (page: Page): Promise<unknown> =>
  page.addStyleTag({ content: '.pair { animation: none !important; }' });

/** A finger that comes down beside the handle and scrolls the page. */
async function scrollByFinger(page: Page): Promise<void> {
  const from = await pointOn(page, 85, 90);
  const scrolled = await page.evaluate(() => scrollY);
  await dragFinger(page, from, { x: from.x + 10, y: from.y - 220 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
}

async function hydrate(page: Page): Promise<void> {
  await range(page).focus();
  await untilHydrated(page, PAIR);
}

describe.each([
  { browser: 'with timelines', prepare: hydrate },
  {
    browser: 'without timelines',
    prepare: async (page: Page) => {
      await withoutTimelines(page);
      await hydrate(page);
    },
  },
])('The hydrated pair in a browser $browser', ({ prepare }) => {
  test('is dragged by a mouse from anywhere on the picture, beyond both ends, and by its handle', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto(PAIR_PAGE);
    await prepare(page);
    expect(await painted(page)).toEqual({ handle: 50, edge: 50 });
    const start = await pointOn(page, 20, 30);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await expect.poll(() => painted(page)).toEqual({ handle: 20, edge: 20 });
    const end = await pointOn(page, 75);
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await expect.poll(() => painted(page)).toEqual({ handle: 75, edge: 75 });
    expect(await announced(page)).toBe('25% washed');
    await page.mouse.move(end.x + 2000, end.y, { steps: 5 });
    await expect.poll(() => painted(page)).toEqual({ handle: 100, edge: 100 });
    await page.mouse.move(0, end.y, { steps: 5 });
    await expect.poll(() => painted(page)).toEqual({ handle: 0, edge: 0 });
    await page.mouse.up();
    await page.mouse.move(end.x, end.y);
    expect(await announced(page)).toBe('100% washed');
    // Keys continue from there.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => announced(page)).toBe('99% washed');
    // The handle can be dragged, too.
    const handle = await pointOn(page, 1, 78);
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    const to = await pointOn(page, 90);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => painted(page)).toEqual({ handle: 90, edge: 90 });
    expect(await announced(page)).toBe('10% washed');
    expect(watch.problems).toEqual([]);
  });

  test('keeps its value while a finger scrolls the page, is dragged sideways by one, and moves to its tap', async () => {
    const page = await visitor(PHONE.options);
    const watch = watchPage(page);
    await page.goto(PAIR_PAGE);
    await prepare(page);
    await scrollByFinger(page);
    expect(await painted(page)).toEqual({ handle: 50, edge: 50 });
    expect(await announced(page)).toBe('50% washed');
    await dragFinger(page, await pointOn(page, 20), await pointOn(page, 80));
    await expect.poll(() => painted(page)).toEqual({ handle: 80, edge: 80 });
    expect(await announced(page)).toBe('20% washed');
    const { x, y } = await pointOn(page, 25, 80);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => painted(page)).toEqual({ handle: 25, edge: 25 });
    expect(await announced(page)).toBe('75% washed');
    expect(watch.problems).toEqual([]);
  });
});

describe('Before its script is loaded', () => {
  test.each([
    {
      what: 'a finger drags the pair by its handle',
      options: PHONE.options,
      act: async (page: Page) => dragFinger(page, await pointOn(page, 50, 78), await pointOn(page, 80, 78)),
    },
    // Beside the handle a finger may scroll: the script decides once it is loaded.
    {
      what: 'a finger drags the pair beside its handle',
      options: PHONE.options,
      shown: 50,
      act: async (page: Page) => dragFinger(page, await pointOn(page, 30), await pointOn(page, 80)),
    },
    {
      what: 'a finger taps on the pair',
      options: PHONE.options,
      shown: 50,
      act: async (page: Page) => {
        const { x, y } = await pointOn(page, 80);
        await page.touchscreen.tap(x, y);
      },
    },
    {
      what: 'a finger beside the handle scrolls the page',
      options: PHONE.options,
      shown: 50,
      final: 50,
      act: scrollByFinger,
    },
    {
      what: 'a mouse drags the pair',
      options: {},
      act: async (page: Page) => {
        const [from, to] = [await pointOn(page, 10), await pointOn(page, 80)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 5 });
        await page.mouse.up();
      },
    },
  ])('$what, and the hydrated island has the value', async ({ options, act, shown = 80, final = 80 }) => {
    const page = await visitor(options);
    const scripts = await holdScripts(page);
    await page.goto(PAIR_PAGE);
    expect(scripts.requested.size).toBe(0);
    await act(page);
    // With timelines the picture follows without a script.
    await expect.poll(() => painted(page)).toEqual({ handle: shown, edge: shown });
    expect(await announced(page)).toBe('50% washed');
    await withoutTimelines(page);
    scripts.release();
    await untilHydrated(page, PAIR);
    await expect.poll(() => announced(page)).toBe(`${100 - final}% washed`);
    await expect.poll(() => painted(page)).toEqual({ handle: final, edge: final });
  });
});
