import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { PAIR, PAIR_PAGE, painted, range } from '#tests/support/before-after.ts';
import { untilHydrated, untilNative } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { failScripts, holdScripts, withoutFailedScripts } from '#tests/support/script-requests.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

describe.each(SIZES)('The pair on $where', ({ options }) => {
  test('is moved by arrow keys, page keys, Home and End, accessibly: it announces its value and has a focus ring', async () => {
    const page = await visitor(options);
    const watch = watchPage(page);
    await page.goto(PAIR_PAGE);
    const ring = (): Promise<string> =>
      page.locator('.pair-control').evaluate((control) => getComputedStyle(control).outlineStyle);
    expect(await ring()).toBe('none');
    await range(page).focus();
    await untilHydrated(page, PAIR);
    for (const { key, edge } of [
      { key: 'ArrowRight', edge: 51 },
      { key: 'ArrowUp', edge: 52 },
      { key: 'ArrowLeft', edge: 51 },
      { key: 'PageUp', edge: 61 },
      { key: 'PageDown', edge: 51 },
      { key: 'Home', edge: 0 },
      { key: 'End', edge: 100 },
    ]) {
      await page.keyboard.press(key);
      await expect
        .poll(() => range(page).getAttribute('aria-valuetext'), { message: key })
        .toBe(`${100 - edge}% washed`);
      await expect.poll(() => painted(page), { message: key }).toEqual({ handle: edge, edge });
    }
    expect(await ring()).toBe('solid');
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(watch.problems).toEqual([]);
  });

  test('of the home page has no accessibility issue after hydration', async () => {
    const page = await visitor(options);
    await page.goto('/');
    await range(page).focus();
    await untilHydrated(page, PAIR);
    await page.keyboard.press('End');
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  test('applies keys pressed before its script is loaded, once each', async () => {
    const page = await visitor(options);
    const scripts = await holdScripts(page);
    await page.goto(PAIR_PAGE);
    expect(scripts.requested.size).toBe(0);
    await range(page).focus();
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await range(page).inputValue()).toBe('97');
    expect(await range(page).getAttribute('aria-valuetext')).toBe('50% washed');
    scripts.release();
    await untilHydrated(page, PAIR);
    await expect.poll(() => range(page).getAttribute('aria-valuetext')).toBe('3% washed');
    expect(await range(page).inputValue()).toBe('97');
    await expect.poll(() => painted(page)).toEqual({ handle: 97, edge: 97 });
  });

  test('shows both pictures and their captions at the value of the range when its script fails to load', async () => {
    const page = await visitor(options);
    const watch = watchPage(page);
    await failScripts(page);
    await page.goto(PAIR_PAGE);
    await range(page).focus();
    await untilNative(page, PAIR);
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    expect(await page.locator(`${PAIR} img`).count()).toBe(2);
    for (const caption of await page.locator(`${PAIR} figcaption`).all()) expect(await caption.isVisible()).toBe(true);
    expect(await painted(page)).toEqual({ handle: 50, edge: 50 });
    // Scroll timelines move the picture without a script.
    await page.keyboard.press('End');
    await expect.poll(() => painted(page)).toEqual({ handle: 100, edge: 100 });
    expect(withoutFailedScripts(watch.problems)).toEqual([]);
  });
});
