import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
  await page.locator('.dropdown > summary').last().press('ArrowDown');
  await untilHydrated(page, MENU);
  await page.locator('.dropdown[open] a').first().waitFor();
}

// The blog and the staff area have no menu; pages/layout.test.ts checks them.
const WITH_MENU = PAGES.filter(({ path }) => !path.startsWith('/blog') && !path.startsWith('/admin'));

test.each(WITH_MENU)(
  '$name ($path) has no accessibility issue with its menu, a dropdown and a question open',
  async ({ path }) => {
    const page = await visitor({ viewport: PHONE });
    await page.goto(path);
    await openQuestion(page);
    await openMenu(page);
    expect(await accessibilityIssues(page), 'on a phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    // The menu of the phone closes with the next frame.
    await page.locator('html:not(.menu-open)').waitFor();
    await openMenu(page);
    expect(await accessibilityIssues(page), 'on a desktop').toEqual([]);
  },
);
