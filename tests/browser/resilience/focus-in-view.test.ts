import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ viewport: PHONE, reducedMotion: 'reduce' });

/** More than the controls of any page. */
const MAX_PRESSES = 600;

/** Tabs through a page and returns the focused elements that a fixed bar covers, also in part. */
async function coveredByBars(page: Page): Promise<{ readonly seen: number; readonly covered: readonly string[] }> {
  const covered: string[] = [];
  let seen = 0;
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      // The browser scrolls the focused element into view with the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { activeElement: element, body } = document;
      if (element === null || element === body) return { isEnd: true, issue: null };
      if (element.closest('.site-header, .call-bar, .skip') !== null) return { isEnd: false, issue: null };
      const box = element.getBoundingClientRect();
      const bar = document.querySelector('.call-bar')?.getBoundingClientRect();
      const header = document.querySelector('.site-header')?.getBoundingClientRect();
      const words = `${element.textContent.trim().slice(0, 40)} at ${Math.round(box.top)}-${Math.round(box.bottom)}`;
      const isUnderBar = bar !== undefined && bar.height > 0 && box.bottom > bar.top + 0.5;
      const isUnderHeader = header !== undefined && box.top < header.bottom - 0.5;
      // An element higher than the room between the bars is allowed.
      const room = (bar?.top ?? window.innerHeight) - (header?.bottom ?? 0);
      return { isEnd: false, issue: (isUnderBar || isUnderHeader) && box.height < room ? words : null };
    });
    if (at.isEnd) break;
    seen += 1;
    if (at.issue !== null) covered.push(at.issue);
  }
  return { seen, covered };
}

test.each([
  { path: EXAMPLE_PATHS.city, least: 40 },
  { path: '/', least: 40 },
  { path: EXAMPLE_PATHS.placeFaq, least: 30 },
])('The fixed bars of a phone never cover the focused element: $path', async ({ path, least }) => {
  const page = await visitor();
  await page.goto(path);
  const { seen, covered } = await coveredByBars(page);
  expect(seen).toBeGreaterThan(least);
  expect(covered).toEqual([]);
});
