import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MENU, untilHydrated } from '#tests/support/islands.ts';
import { PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Everything that Tab should reach. */
const CONTROLS = 'a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea, [tabindex="0"]';

/** Numbers all reachable controls of a page and returns their count. */
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

/** The number of the focused control, and whether it has a visible outline. */
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
  test('lets Tab reach every control in document order, with a visible focus', async () => {
    const page = await visitor({ viewport: PHONE });
    const watch = watchPage(page);
    await page.goto(path);
    const count = await numberControls(page);
    const reached: number[] = [];
    const unseen: number[] = [];
    for (let presses = 0; presses < count; presses += 1) {
      await page.keyboard.press('Tab');
      const { control, seen } = await focusNow(page);
      // A control that hydration has added has no number.
      if (control === null) continue;
      reached.push(control);
      if (!seen) unseen.push(control);
    }
    const lastReached = reached.at(-1) ?? 0;
    expect(reached).toEqual(Array.from({ length: lastReached + 1 }, (_, index) => index));
    expect(unseen).toEqual([]);
    // Controls added by hydration took some presses; the rest of the numbered ones follows.
    for (let control = lastReached; control < count - 1; control += 1) {
      await page.keyboard.press('Tab');
      expect((await focusNow(page)).control).toBe(control + 1);
    }
    expect(watch.problems).toEqual([]);
  });
});

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

/** Presses Tab until the focused element has this text. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).trim() === text) return;
  }
  throw new Error(`Tab does not lead to '${text}'.`);
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

  test('a visitor opens the menu of a phone and a dropdown in it, and goes to a page', async () => {
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

  test('a visitor opens a dropdown of a desktop with an arrow key as the first input, and goes to a page', async () => {
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
});
