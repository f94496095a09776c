import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { quoteWords } from '#content/quote-words.ts';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import { focusInto, MENU, untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const { business } = committedModel();
/** A link of each dropdown. */
const [CITY, SERVICE] = [EXAMPLE_ROWS.city.name, EXAMPLE_ROWS.service.displayName];

const header = (page: Page): Locator => page.getByRole('banner');
const summary = (page: Page, label: string): Locator => header(page).getByText(label, { exact: true });
const link = (page: Page, name: string): Locator => header(page).getByRole('link', { name, exact: true });
/** Waits, because the browser dispatches the click some time after a tap. */
const expectShown = (page: Page, name: string, shown: boolean): Promise<void> =>
  link(page, name).waitFor({ state: shown ? 'visible' : 'hidden' });
const isFocused = (element: Element): boolean => element === document.activeElement;

/** Opens a page on a phone, and its menu, hydrated. */
async function openMenu(path: string, open: (button: Locator) => Promise<void>): Promise<Page> {
  const page = await visitor(PHONE_SCREEN);
  await page.goto(path);
  await open(page.locator(`${MENU} > summary`));
  await untilHydrated(page, MENU);
  await page.locator('html.menu-open').waitFor();
  return page;
}
const tap = (button: Locator): Promise<void> => button.tap();
const expectClosed = async (page: Page): Promise<void> => {
  await page.locator('html:not(.menu-open)').waitFor();
  expect(await page.locator(MENU).getAttribute('open')).toBeNull();
  expect(await page.locator('[inert]').count()).toBe(0);
};

describe('The menu of a phone', () => {
  test('fills the screen below the header, and the page behind it does not scroll', async () => {
    const page = await openMenu('/', tap);
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 60, width: PHONE.width, height: PHONE.height - 60 });
    await page.mouse.move(200, 500);
    await page.evaluate(() => {
      const mark = (): void => document.documentElement.setAttribute('data-wheeled', '');
      addEventListener('wheel', mark, { passive: true });
    });
    await page.mouse.wheel(0, 4000);
    await page.locator('html[data-wheeled]').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('opens one dropdown at a time, and closes with the second Escape when one is open', async () => {
    const page = await openMenu('/', tap);
    // The browser dispatches the click some time after a tap.
    await summary(page, 'Service Areas').tap();
    await link(page, CITY).waitFor();
    await summary(page, 'Services').tap();
    await link(page, SERVICE).waitFor();
    expect(await link(page, CITY).isVisible()).toBe(false);
    await summary(page, 'Services').tap();
    await link(page, SERVICE).waitFor({ state: 'hidden' });
    await summary(page, 'Services').press('ArrowDown');
    await link(page, SERVICE).waitFor();
    await page.keyboard.press('Escape');
    expect(await link(page, SERVICE).isVisible()).toBe(false);
    expect(await page.locator(MENU).getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('traps the focus until Escape closes it, which returns the focus to its button', async () => {
    const page = await openMenu('/', (button) => button.press('Enter'));
    const outside: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const stray = await page.evaluate((menu) => {
        const at = document.activeElement;
        return at === null || at === document.body || at.closest(menu) !== null ? null : at.outerHTML.slice(0, 80);
      }, MENU);
      if (stray !== null) outside.push(stray);
    }
    expect(outside).toEqual([]);
    await page.locator(`${MENU} > summary`).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.locator(`${MENU} > summary`).evaluate(isFocused)).toBe(true);
  });

  test('closes with a press outside, which does not click what is there', async () => {
    const page = await openMenu('/faq', tap);
    const logo = await link(page, business.name).boundingBox();
    // The listener is in place before the tap: the order of two messages to the browser is not guaranteed.
    const clicked = await page.evaluateHandle(() => {
      const tags: string[] = [];
      addEventListener('click', ({ target }) => tags.push((target as Element).tagName), true);
      return tags;
    });
    await page.touchscreen.tap(logo!.x + 20, logo!.y + logo!.height / 2);
    await expect.poll(() => clicked.evaluate((tags) => tags.length)).toBe(1);
    expect(await clicked.jsonValue()).not.toContain('A');
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  test('closes with a second press on its button, opens again, and closes when the window gets as wide as a desktop', async () => {
    const page = await openMenu('/', tap);
    await page.locator(`${MENU} > summary`).tap();
    await expectClosed(page);
    await page.locator(`${MENU} > summary`).tap();
    await page.locator('html.menu-open').waitFor();
    await page.setViewportSize(DESKTOP);
    await expectClosed(page);
    await page.setViewportSize(PHONE);
    await page.locator(`${MENU} > summary`).waitFor();
    await expectClosed(page);
  });

  test('closes with a hash link, which scrolls its target below the header', async () => {
    const page = await openMenu('/', tap);
    await link(page, 'Gallery').tap();
    await page.waitForURL('/#gallery');
    await expectClosed(page);
    await expect
      .poll(async () =>
        Math.round(await page.locator('#gallery').evaluate((section) => section.getBoundingClientRect().top)),
      )
      .toBe(60);
  });
});

test('Blog pages have no nav', async () => {
  const page = await visitor();
  for (const path of ['/blog', ...EXAMPLE_PATHS.posts]) {
    await page.goto(path);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    expect(
      await header(page)
        .getByRole('link', { name: quoteWords(business.promises.freeEstimates).header })
        .isVisible(),
    ).toBe(true);
  }
});

/** A point outside the menus. */
const ELSEWHERE = { x: 700, y: 800 } as const;

describe('The dropdowns of a desktop', () => {
  test('open on hover, also as the first input, one at a time', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto('/faq');
    await summary(page, 'Service Areas').hover();
    await link(page, CITY).waitFor();
    await summary(page, 'Services').hover();
    await link(page, SERVICE).waitFor();
    expect(await link(page, CITY).isVisible()).toBe(false);
    // A click does not close what hovering has opened.
    await summary(page, 'Services').click();
    expect(await link(page, SERVICE).isVisible()).toBe(true);
    await link(page, SERVICE).click();
    await page.waitForURL(EXAMPLE_PATHS.service);
    expect(watch.problems).toEqual([]);
  });

  test('close 150 ms after the pointer has left, unless it returns before', async () => {
    const page = await visitor();
    await page.clock.install();
    await page.goto('/faq');
    await summary(page, 'Services').hover();
    await link(page, SERVICE).waitFor();
    await untilHydrated(page, MENU);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
    await page.clock.runFor(149);
    expect(await link(page, SERVICE).isVisible()).toBe(true);
    await link(page, SERVICE).hover();
    await page.clock.runFor(1_000);
    expect(await link(page, SERVICE).isVisible()).toBe(true);
    await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
    await page.clock.runFor(150);
    expect(await link(page, SERVICE).isVisible()).toBe(false);
  });

  test('close with Escape wherever the focus is', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await summary(page, 'Services').hover();
    await untilHydrated(page, MENU);
    expect(await link(page, SERVICE).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await link(page, SERVICE).isVisible()).toBe(false);
  });

  test('open and close by tap on a wide touch screen, and close with a tap outside', async () => {
    const page = await visitor({ hasTouch: true });
    await page.goto('/faq');
    await summary(page, 'Services').tap();
    await untilHydrated(page, MENU);
    await expectShown(page, SERVICE, true);
    await summary(page, 'Services').tap();
    await expectShown(page, SERVICE, false);
    await summary(page, 'Services').tap();
    await expectShown(page, SERVICE, true);
    await page.touchscreen.tap(ELSEWHERE.x, ELSEWHERE.y);
    await expectShown(page, SERVICE, false);
  });

  test('move the focus by arrow keys, Home and End, Escape returns it to the summary, and they close without it', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await focusInto(page, MENU);
    await untilHydrated(page, MENU);
    const services = header(page).locator('details.dropdown', { has: page.getByText('Services', { exact: true }) });
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
    await page.keyboard.press('Enter');
    expect(await link(page, SERVICE).isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await link(page, SERVICE).isVisible()).toBe(false);
  });
});
