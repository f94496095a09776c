import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { LABEL, withoutCutOff } from '#tests/support/finder.ts';
import { MENU } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { holdScripts, waitForScripts } from '#tests/support/scripts-on-the-way.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

describe('In the menu of a phone the location finder', () => {
  const header = (page: Page): Locator => page.getByRole('banner');

  test('stands last, finds a place, and its Escape leaves the menu open', async () => {
    const page = await visitor(SIZES[0].options);
    const watch = watchPage(page);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).tap();
    const box = header(page).getByRole('combobox', { name: LABEL });
    await box.waitFor();
    await page.keyboard.type('shandon');
    await header(page).getByRole('option').first().waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await header(page).getByRole('option').count()).toBe(0);
    expect(await page.locator(`${MENU}[open]`).count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await header(page).getByRole('option').first().tap();
    await page.waitForURL('/faq/house-washing/columbia-shandon');
    expect(withoutCutOff(watch)).toEqual([]);
  });

  test('works when it was used before any script was there', async () => {
    const page = await visitor(SIZES[0].options);
    await waitForScripts(page);
    const { release } = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).pressSequentially('shandon');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('/faq/house-washing/columbia-shandon');
  });

  test('wakes the menu round it, should the menu be asleep still', async () => {
    const page = await visitor(SIZES[0].options);
    await page.goto('/');
    await page.locator(MENU).evaluate((menu) => menu.setAttribute('open', ''));
    await header(page).getByLabel(LABEL).focus();
    await header(page).getByRole('combobox', { name: LABEL }).waitFor();
    await page.locator('html.menu-open').waitFor();
  });

  test('is not in the bar of a wide screen', async () => {
    const page = await visitor();
    await page.goto('/');
    expect(await header(page).getByLabel(LABEL).isVisible()).toBe(false);
  });
});
