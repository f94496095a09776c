import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
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
        // Tab reaches the chosen radio button of a group, arrow keys the others.
        (!element.matches('input[type=radio]') || element.matches(':checked')) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null,
    );
    for (const [index, element] of shown.entries()) element.dataset['control'] = String(index);
    return shown.length;
  }, CONTROLS);

/** A control that got the focus: its number, null for one that hydration has added, and whether it has an outline. */
interface Focused {
  readonly control: number | null;
  readonly hasOutline: boolean;
}

type RecordingWindow = typeof window & { focused?: Focused[] };

/** Records each element that gets the focus from now on. */
const recordFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const focused: Focused[] = [];
    (window as RecordingWindow).focused = focused;
    document.addEventListener(
      'focusin',
      ({ target, isTrusted }) => {
        // Hydration dispatches pending events again. The points of a map are links inside an <svg>.
        if (!isTrusted || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        const number = target.dataset['control'];
        focused.push({
          control: number === undefined ? null : Number(number),
          hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
        });
      },
      true,
    );
  });

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/** Presses Tab several times, and returns what has got the focus since recordFocus. */
async function pressTab(page: Page, times: number): Promise<readonly Focused[]> {
  const session = await page.context().newCDPSession(page);
  // The browser handles keys in order. Waiting for each of the keys of a page with 500 controls takes long.
  const keys = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
  ]);
  await Promise.all(keys.flat());
  return page.evaluate(() => (window as RecordingWindow).focused ?? []);
}

describe.each(PAGES)('$name ($path)', ({ path }) => {
  test('lets Tab reach every control in document order, with a visible focus', async () => {
    const page = await visitor({ viewport: PHONE });
    const watch = watchPage(page);
    await page.goto(path);
    const count = await numberControls(page);
    await recordFocus(page);
    let focused = await pressTab(page, count);
    const added = focused.filter(({ control }) => control === null).length;
    // Controls that hydration has added took some presses; the rest of the numbered ones follows.
    if (added > 0) focused = await pressTab(page, added);
    const numbered = focused.filter(({ control }) => control !== null);
    expect(numbered.map(({ control }) => control)).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(numbered.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
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
    await page.goto(EXAMPLE_PATHS.serviceFaq);
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
    await tabTo(page, EXAMPLE_ROWS.service.displayName);
    await page.keyboard.press('Enter');
    await page.waitForURL(EXAMPLE_PATHS.service);
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
