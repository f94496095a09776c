import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAIR, PAIR_PAGE, painted, pointOn, range } from '#tests/support/before-after.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Counts the sweeps that start since the page was opened. */
async function countSweeps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { sweeps?: number };
    counted.sweeps = 0;
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'pair-sweep-cover') counted.sweeps = (counted.sweeps ?? 0) + 1;
    });
  });
  return () => page.evaluate(() => (window as typeof window & { sweeps?: number }).sweeps ?? 0);
}

/** Restarts the sweep, paused at 0 ms. Returns the end time in ms and the iterations of each animation. */
const restartSweep = (page: Page): Promise<{ ends: unknown; runs: unknown }[]> =>
  page.locator(PAIR).evaluate((pair) => {
    const sweeps = (): Animation[] =>
      pair
        .getAnimations({ subtree: true })
        .filter((animation) => (animation as CSSAnimation).animationName.startsWith('pair-sweep'));
    pair.classList.remove('pair-sweeps');
    if (sweeps().length > 0) throw new Error('The pair sweeps without its class.');
    pair.classList.add('pair-sweeps');
    return sweeps().map((sweep) => {
      sweep.pause();
      sweep.currentTime = 0;
      const { endTime, iterations } = sweep.effect?.getComputedTiming() ?? {};
      return { ends: endTime, runs: iterations };
    });
  });

/** Moves the paused sweep to a time in ms. */
const seekSweep = (page: Page, moment: number): Promise<void> =>
  page.locator(PAIR).evaluate((pair, time) => {
    for (const animation of pair.getAnimations({ subtree: true }))
      if ((animation as CSSAnimation).animationName.startsWith('pair-sweep')) animation.currentTime = time;
  }, moment);

/** The cumulative layout shift since the page was opened. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const sum = (): void => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          // The observer's callback may come late, so its records are taken now.
          const entries = observer.takeRecords() as unknown as { value: number }[];
          observer.disconnect();
          resolve(entries.reduce((all, { value }) => all + value, 0));
        };
        // A shift is recorded with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(sum));
      }),
  );

describe.each(SIZES)('The pair of the home page on $where', ({ options }) => {
  test('sweeps once after loading, without a script', async () => {
    const page = await visitor(options);
    const watch = watchPage(page);
    const sweeps = await countSweeps(page);
    await page.goto('/');
    await expect.poll(sweeps).toBe(1);
    await expect.poll(() => painted(page)).toEqual({ handle: 40, edge: 40 });
    expect(await range(page).inputValue()).toBe('40');
    expect(await sweeps()).toBe(1);
    expect(watch.scripts).toEqual([]);
    expect(watch.problems).toEqual([]);
  });

  test('sweeps from the right side to the value of the range, without layout shift', async () => {
    const page = await visitor(options);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutShift(page);
    const part = { ends: 1900, runs: 1 };
    expect(await restartSweep(page)).toEqual([part, part, part]);
    expect(await painted(page)).toEqual({ handle: 100, edge: 100 });
    await seekSweep(page, 1300);
    const halfway = await painted(page);
    expect(halfway.edge).toBeGreaterThan(50);
    expect(halfway.edge).toBeLessThan(90);
    expect(halfway.handle).toBe(halfway.edge);
    await seekSweep(page, 1900);
    expect(await painted(page)).toEqual({ handle: 40, edge: 40 });
    expect(await layoutShift(page)).toBe(before);
  });

  test('stops sweeping for good when it is pressed', async () => {
    const page = await visitor(options);
    const sweeps = await countSweeps(page);
    await page.goto('/');
    const { x, y } = await pointOn(page, 10);
    expect(await restartSweep(page)).toHaveLength(3);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => painted(page)).toEqual({ handle: 10, edge: 10 });
    await untilHydrated(page, PAIR);
    await expect.poll(() => range(page).getAttribute('aria-valuetext')).toBe('90% washed');
    // animationstart is dispatched with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const started = await sweeps();
    await range(page).blur();
    await page.mouse.move(0, 0);
    expect(await painted(page)).toEqual({ handle: 10, edge: 10 });
    expect(await sweeps()).toBe(started);
  });

  test('does not sweep under prefers-reduced-motion', async () => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await restartSweep(page)).toEqual([]);
    expect(await painted(page)).toEqual({ handle: 40, edge: 40 });
  });
});

test('The pair of a service page does not sweep', async () => {
  const page = await visitor();
  const sweeps = await countSweeps(page);
  await page.goto(PAIR_PAGE, { waitUntil: 'networkidle' });
  expect(await sweeps()).toBe(0);
  expect(await painted(page)).toEqual({ handle: 50, edge: 50 });
});
