import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { MENU, untilHydrated } from '#tests/support/islands.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const header = (page: Page): Locator => page.getByRole('banner');
const summary = (page: Page, label: string): Locator => header(page).getByText(label, { exact: true });
const link = (page: Page, name: string): Locator => header(page).getByRole('link', { name, exact: true });
const isFocused = (element: Element): boolean => element === document.activeElement;

/** A phone with its menu open and hydrated. */
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
      const tell = (): void => document.documentElement.setAttribute('data-turned', '');
      addEventListener('wheel', tell, { passive: true });
    });
    await page.mouse.wheel(0, 4000);
    await page.locator('html[data-turned]').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('has dropdowns of which one is open at a time', async () => {
    const page = await openMenu('/', tap);
    // The browser makes a click of a tap some time after it.
    await summary(page, 'Service Areas').tap();
    await link(page, 'West Columbia').waitFor();
    await summary(page, 'Services').tap();
    await link(page, 'Roof Washing').waitFor();
    expect(await link(page, 'West Columbia').isVisible()).toBe(false);
    await summary(page, 'Services').tap();
    await link(page, 'Roof Washing').waitFor({ state: 'hidden' });
  });

  test('keeps the focus inside', async () => {
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
  });

  test('closes with Escape, which gives the focus back to its button', async () => {
    const page = await openMenu('/', (button) => button.press('Enter'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.locator(`${MENU} > summary`).evaluate(isFocused)).toBe(true);
  });

  test('closes with Escape from a dropdown only after the dropdown', async () => {
    const page = await openMenu('/', tap);
    await summary(page, 'Services').press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await link(page, 'Roof Washing').isVisible()).toBe(false);
    expect(await page.locator(MENU).getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('closes with a press outside, which presses nothing of what is there', async () => {
    const page = await openMenu('/faq', tap);
    const logo = await link(page, 'Midlands Exterior Cleaning').boundingBox();
    const clicked = page.evaluate(
      () => new Promise((resolve) => addEventListener('click', ({ target }) => resolve((target as Element).tagName))),
    );
    await page.touchscreen.tap(logo!.x + 20, logo!.y + logo!.height / 2);
    expect(await clicked).not.toBe('A');
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toBe('/faq');
  });

  test('closes with a second press on its button, and opens again', async () => {
    const page = await openMenu('/', tap);
    await page.locator(`${MENU} > summary`).tap();
    await expectClosed(page);
    await page.locator(`${MENU} > summary`).tap();
    await page.locator('html.menu-open').waitFor();
  });

  test('closes with a link that stays on the page, which stops below the header', async () => {
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

  test('lets go of everything when the window becomes a desktop’s', async () => {
    const page = await openMenu('/', tap);
    await page.setViewportSize(DESKTOP);
    await expectClosed(page);
    await page.setViewportSize(PHONE);
    await page.locator(`${MENU} > summary`).waitFor();
    await expectClosed(page);
  });
});

test('Blog pages have no nav', async () => {
  const page = await visitor();
  for (const path of ['/blog', '/blog/red-clay-driveway-stains']) {
    await page.goto(path);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    expect(await header(page).getByRole('link', { name: 'Free Quote' }).isVisible()).toBe(true);
  }
});
