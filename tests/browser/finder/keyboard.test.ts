import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { combobox, field, go, options, untilSaid, withoutCutOff } from '#tests/support/finder.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Opens a page and focuses its finder, hydrated. */
async function focusFinder(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await field(page).focus();
  await combobox(page).waitFor();
}

describe('By keyboard alone the location finder', () => {
  test('lists places, announces their number, and leads to the chosen one', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await focusFinder(page, '/faq');
    expect(await combobox(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('columbia');
    await untilSaid(page, '6 places listed');
    await expect.poll(() => combobox(page).getAttribute('aria-expanded')).toBe('true');
    expect(await combobox(page).getAttribute('aria-activedescendant')).toBeNull();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    expect(await combobox(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
    expect(await combobox(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await combobox(page).inputValue()).toBe('columbia');
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('/service-areas/west-columbia-south-carolina');
    expect(withoutCutOff(watch)).toEqual([]);
  });

  test('leads to the best match with Enter, and with its button', async () => {
    const page = await visitor();
    for (const send of ['Enter', 'Go']) {
      await focusFinder(page, '/service-areas');
      await page.keyboard.type('29072');
      await options(page).first().waitFor();
      if (send === 'Go') {
        await page.keyboard.press('Tab');
        expect(await go(page).evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await page.waitForURL('/service-areas/lexington-south-carolina');
    }
  });

  test('closes its list without choosing when it loses the focus', async () => {
    const page = await visitor();
    await focusFinder(page, '/faq');
    await page.keyboard.type('irmo');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => options(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/faq');
    expect(await combobox(page).inputValue()).toBe('irmo');
  });
});
