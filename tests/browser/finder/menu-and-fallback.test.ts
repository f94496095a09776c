import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cityAndState } from '#model/state.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import {
  combobox,
  field,
  go,
  LABEL,
  main,
  options,
  PLACE,
  TYPED,
  withoutAbortedRequests,
} from '#tests/support/finder.ts';
import { MENU } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { failScripts, holdScripts, disableHydrationTimeout } from '#tests/support/script-requests.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const header = (page: Page): Locator => page.getByRole('banner');

describe('In the menu of a phone the location finder', () => {
  test('finds a place, and its Escape leaves the menu open', async () => {
    const page = await visitor(SIZES[0].options);
    const watch = watchPage(page);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).tap();
    const box = header(page).getByRole('combobox', { name: LABEL });
    await box.waitFor();
    await page.keyboard.type(PLACE.text);
    await header(page).getByRole('option').first().waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await header(page).getByRole('option').count()).toBe(0);
    expect(await page.locator(`${MENU}[open]`).count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await header(page).getByRole('option').first().tap();
    await page.waitForURL(PLACE.path);
    expect(withoutAbortedRequests(watch)).toEqual([]);
  });

  test('leads to the place that was submitted before any script was loaded', async () => {
    const page = await visitor(SIZES[0].options);
    await disableHydrationTimeout(page);
    const { release } = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).pressSequentially(PLACE.text);
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(PLACE.path);
  });

  test('hydrates the menu around it on focus', async () => {
    const page = await visitor(SIZES[0].options);
    await page.goto('/');
    await page.locator(MENU).evaluate((menu) => menu.setAttribute('open', ''));
    await header(page).getByLabel(LABEL).focus();
    await header(page).getByRole('combobox', { name: LABEL }).waitFor();
    await page.locator('html.menu-open').waitFor();
  });

  test('stays in view with its first results above the keyboard', async () => {
    const page = await visitor(SIZES[0].options);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).tap();
    // What a keyboard leaves of a phone's screen. The browser must not have to scroll for it.
    await page.setViewportSize({ width: 390, height: 350 });
    await header(page).getByRole('combobox', { name: LABEL }).waitFor();
    await page.keyboard.type(PLACE.text);
    const [box, first] = await Promise.all(
      [header(page).getByLabel(LABEL), header(page).getByRole('option').first()].map((part) => part.boundingBox()),
    );
    const bar = await page.locator(`${MENU} > summary`).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    expect(first!.y).toBeGreaterThan(box!.y);
    expect(first!.y + first!.height).toBeLessThanOrEqual(350);
  });

  test('is hidden in the bar of a wide screen', async () => {
    const page = await visitor();
    await page.goto('/');
    expect(await header(page).getByLabel(LABEL).isVisible()).toBe(false);
  });
});

test('Text typed before the location finder is hydrated is kept and searched', async () => {
  const page = await visitor();
  const watch = watchPage(page);
  const { release } = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await field(page).pressSequentially(PLACE.name.slice(0, -2));
  release();
  await options(page).filter({ hasText: PLACE.name }).waitFor();
  expect(await combobox(page).inputValue()).toBe(PLACE.name.slice(0, -2));
  await page.keyboard.type(PLACE.name.slice(-2));
  expect(await combobox(page).inputValue()).toBe(PLACE.name);
  expect(withoutAbortedRequests(watch)).toEqual([]);
});

describe('Without JavaScript the location finder leads to all cities', () => {
  test.each(['/faq', '/service-areas'])('on %s', async (path) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await combobox(page).count()).toBe(0);
    await field(page).fill('12345');
    await go(page).click();
    await page.waitForURL('/service-areas?place=12345');
    expect(
      await main(page)
        .getByRole('link', { name: cityAndState(EXAMPLE_ROWS.city.name, EXAMPLE_ROWS.city.slug), exact: true })
        .count(),
    ).toBe(1);
  });

  test('in the menu of a phone', async () => {
    const page = await visitor({ ...SIZES[0].options, javaScriptEnabled: false });
    await page.goto('/');
    await header(page).getByText('Menu', { exact: true }).click();
    await header(page).getByLabel(LABEL).fill(TYPED);
    await page.keyboard.press('Enter');
    await page.waitForURL(`/service-areas?place=${TYPED}`);
  });
});

test('When its code does not load, the form of the location finder leads to all cities', async () => {
  const page = await visitor();
  await failScripts(page);
  await page.goto('/faq');
  await field(page).fill(TYPED);
  await page.keyboard.press('Enter');
  await page.waitForURL(`/service-areas?place=${TYPED}`);
});
