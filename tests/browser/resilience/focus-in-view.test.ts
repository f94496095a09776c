import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ viewport: PHONE, reducedMotion: 'reduce' });

/** More presses than a page has things to press. */
const PRESSES = 600;

/**
 * Goes through a page by Tab; what of it had the focus while a fixed bar lay on it, also in part. What is in
 * the bars themselves is left out.
 */
async function coveredByBars(page: Page): Promise<{ readonly seen: number; readonly covered: readonly string[] }> {
  const covered: string[] = [];
  let seen = 0;
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      // The browser scrolls to what has the focus with the next frame.
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
      // What is higher than the room between the bars has its beginning in view.
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
  { path: '/service-areas/columbia-south-carolina', least: 40 },
  { path: '/', least: 40 },
  { path: '/faq/house-washing/columbia-shandon', least: 30 },
])("The keyboard's focus is never under the bars of a phone: $path", async ({ path, least }) => {
  const page = await visitor();
  await page.goto(path);
  const { seen, covered } = await coveredByBars(page);
  expect(seen).toBeGreaterThan(least);
  expect(covered).toEqual([]);
});
