import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { MENU, QUESTIONS, untilHydrated } from '#tests/support/islands.ts';
import { PAGES } from '#tests/support/page-types.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Opens a closed question if the page has any. */
async function openQuestion(page: Page): Promise<void> {
  const closed = page.locator(`${QUESTIONS} details:not([open]) > summary`);
  if ((await closed.count()) === 0) return;
  await closed.first().click();
  await untilHydrated(page, QUESTIONS);
}

/** Opens a dropdown, on a phone in the opened menu. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator(`${MENU} > summary`);
  if (await button.isVisible()) await button.click();
  // On a phone the links of 'More' stand open in the menu.
  await page.locator('.dropdown > summary').filter({ visible: true }).last().press('ArrowDown');
  await untilHydrated(page, MENU);
  await page.locator('.dropdown[open] a').first().waitFor();
}

/**
 * What differs from the page without input, which pages/accessibility.test.ts checks. Apart from it, the open menu only
 * makes the page behind it inert, as on the pages that are checked as a whole; the styleguide has every component.
 */
const CHANGED = ['.site-header', QUESTIONS];
const CHECKED_AS_A_WHOLE: readonly string[] = ['/', PATHS.styleguide];

// The blog and the staff area have no menu; pages/accessibility.test.ts checks them.
const WITH_MENU = PAGES.filter(({ path }) => !path.startsWith('/blog') && !path.startsWith('/admin'));

test.each(WITH_MENU)(
  '$name ($path) has no accessibility issue with its menu, a dropdown and a question open',
  async ({ path }) => {
    const page = await visitor({ viewport: PHONE });
    const parts = CHECKED_AS_A_WHOLE.includes(path) ? undefined : CHANGED;
    await page.goto(path);
    await openQuestion(page);
    await openMenu(page);
    expect(await accessibilityIssues(page, parts), 'on a phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    // The menu of the phone closes with the next frame.
    await page.locator('html:not(.menu-open)').waitFor();
    await openMenu(page);
    expect(await accessibilityIssues(page, parts), 'on a desktop').toEqual([]);
  },
);
