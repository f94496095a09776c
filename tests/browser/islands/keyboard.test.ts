import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MENU, QUESTIONS, untilHydrated } from '#tests/support/islands.ts';
import { PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** What people can do something with, but not by keyboard in the middle of a list of one choice. */
const CONTROLS = 'a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"]';

/** Numbers everything on a page that can be reached, and tells how much that is. */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate((controls) => {
    const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null,
    );
    for (const [index, element] of shown.entries()) element.dataset['control'] = String(index);
    return shown.length;
  }, CONTROLS);

/** Where the focus is: the number of a control and whether people see that it is there. */
const focusNow = (page: Page): Promise<{ control: number | null; seen: boolean }> =>
  page.evaluate(() => {
    const at = document.activeElement;
    // The points of a map are links inside an <svg>.
    if (!(at instanceof HTMLElement || at instanceof SVGElement)) return { control: null, seen: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const number = at.dataset['control'];
    return {
      control: number === undefined ? null : Number(number),
      seen: at === document.body || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0),
    };
  });

describe.each(PAGES)('$name ($path)', ({ path }) => {
  test('is gone through with Tab alone: every control is reached, in its order, and the focus is seen', async () => {
    const page = await visitor({ viewport: PHONE });
    const watch = watchPage(page);
    await page.goto(path);
    const count = await numberControls(page);
    const reached: number[] = [];
    const unseen: number[] = [];
    for (let presses = 0; presses < count; presses += 1) {
      await page.keyboard.press('Tab');
      const { control, seen } = await focusNow(page);
      // A control that a hydrated island has added has no number.
      if (control === null) continue;
      reached.push(control);
      if (!seen) unseen.push(control);
    }
    const lastReached = reached.at(-1) ?? 0;
    expect(reached).toEqual(Array.from({ length: lastReached + 1 }, (_, index) => index));
    expect(unseen).toEqual([]);
    // What islands have added came in between; the rest comes after as many presses more.
    for (let control = lastReached; control < count - 1; control += 1) {
      await page.keyboard.press('Tab');
      expect((await focusNow(page)).control).toBe(control + 1);
    }
    expect(watch.complaints).toEqual([]);
  });
});

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

/** Presses Tab until the focus is on what carries these words. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).trim() === words) return;
  }
  throw new Error(`Tab does not lead to '${words}'.`);
}

describe('By keyboard alone', () => {
  test('a visitor skips the header', async () => {
    const page = await visitor();
    await page.goto('/faq/house-washing');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.waitForURL('**#main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a visitor opens the menu of a phone, a dropdown in it, and goes to a page', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/');
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Services');
    await page.keyboard.press('Space');
    await tabTo(page, 'Roof Washing');
    await page.keyboard.press('Enter');
    await page.waitForURL('/services/roof-washing');
  });

  test('a visitor opens a menu of a desktop with an arrow key, the very first key on it, and goes to a page', async () => {
    const page = await visitor();
    await page.goto('/');
    await tabTo(page, 'Services');
    await page.keyboard.press('ArrowDown');
    await untilHydrated(page, MENU);
    await page.waitForFunction(() => document.activeElement?.matches('.dropdown a') === true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL('/services/*');
  });

  test('a visitor opens an answer and closes it', async () => {
    const page = await visitor();
    await page.goto('/faq/house-washing');
    const third = page.locator(`${QUESTIONS} details`).nth(2);
    await tabTo(page, ((await third.locator('summary').textContent()) ?? '').trim());
    await page.keyboard.press('Enter');
    expect(await third.locator('p').first().isVisible()).toBe(true);
    await untilHydrated(page, QUESTIONS);
    await page.keyboard.press('Space');
    expect(await third.locator('p').first().isVisible()).toBe(false);
  });
});
