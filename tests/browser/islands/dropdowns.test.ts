import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusInto, MENU, untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const header = (page: Page): Locator => page.getByRole('banner');
const summary = (page: Page, label: string): Locator => header(page).getByText(label, { exact: true });
const link = (page: Page, name: string): Locator => header(page).getByRole('link', { name, exact: true });
/** After a tap, which the browser turns into a click some time later. */
const expectShown = (page: Page, name: string, shown: boolean): Promise<void> =>
  link(page, name).waitFor({ state: shown ? 'visible' : 'hidden' });
const isFocused = (element: Element): boolean => element === document.activeElement;

/** A place of the page where no menu is. */
const ELSEWHERE = { x: 700, y: 800 } as const;

describe('The menus of a desktop', () => {
  test('open with the mouse over them, the very first time too, and one closes the other', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto('/faq');
    await summary(page, 'Service Areas').hover();
    await link(page, 'West Columbia').waitFor();
    await summary(page, 'Services').hover();
    await link(page, 'Roof Washing').waitFor();
    expect(await link(page, 'West Columbia').isVisible()).toBe(false);
    // The click of somebody used to clicking does not close what the pointer has opened.
    await summary(page, 'Services').click();
    expect(await link(page, 'Roof Washing').isVisible()).toBe(true);
    await link(page, 'Roof Washing').click();
    await page.waitForURL('/services/roof-washing');
    expect(watch.complaints).toEqual([]);
  });

  test('close 150 ms after the pointer has left, and not if it comes back before', async () => {
    const page = await visitor();
    await page.clock.install();
    await page.goto('/faq');
    await summary(page, 'Services').hover();
    await link(page, 'Roof Washing').waitFor();
    await untilHydrated(page, MENU);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
    await page.clock.runFor(149);
    expect(await link(page, 'Roof Washing').isVisible()).toBe(true);
    await link(page, 'Roof Washing').hover();
    await page.clock.runFor(1_000);
    expect(await link(page, 'Roof Washing').isVisible()).toBe(true);
    await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
    await page.clock.runFor(150);
    expect(await link(page, 'Roof Washing').isVisible()).toBe(false);
  });

  test('close with Escape wherever the focus is', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await summary(page, 'Services').hover();
    await untilHydrated(page, MENU);
    expect(await link(page, 'Roof Washing').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await link(page, 'Roof Washing').isVisible()).toBe(false);
  });

  test('open and close by tap on a wide touch screen, and close with a tap elsewhere', async () => {
    const page = await visitor({ hasTouch: true });
    await page.goto('/faq');
    await summary(page, 'Services').tap();
    await untilHydrated(page, MENU);
    await expectShown(page, 'Roof Washing', true);
    await summary(page, 'Services').tap();
    await expectShown(page, 'Roof Washing', false);
    await summary(page, 'Services').tap();
    await expectShown(page, 'Roof Washing', true);
    await page.touchscreen.tap(ELSEWHERE.x, ELSEWHERE.y);
    await expectShown(page, 'Roof Washing', false);
  });

  test('are gone through with arrow keys, Home and End, and Escape gives the focus back', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await focusInto(page, MENU);
    await untilHydrated(page, MENU);
    const services = header(page).locator('details.dropdown').last();
    const links = services.getByRole('link');
    await summary(page, 'Services').focus();
    await page.keyboard.press('ArrowDown');
    expect(await links.first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await links.nth(1).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('End');
    expect(await links.last().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await links.first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await summary(page, 'Services').evaluate(isFocused)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await links.last().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Home');
    expect(await links.first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await services.getAttribute('open')).toBeNull();
    expect(await summary(page, 'Services').evaluate(isFocused)).toBe(true);
  });

  test('close when the focus moves on', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await summary(page, 'Services').focus();
    await untilHydrated(page, MENU);
    await page.keyboard.press('Enter');
    expect(await link(page, 'Roof Washing').isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await link(page, 'Roof Washing').isVisible()).toBe(false);
  });
});
