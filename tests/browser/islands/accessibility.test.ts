import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { pageHtml } from '#tests/support/built-site.ts';
import { firstWithEachHeader } from '#tests/support/header-markup.ts';
import { MENU, QUESTIONS, untilHydrated } from '#tests/support/islands.ts';
import { PAGES, type PageOfType } from '#tests/support/page-types.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Opens a closed question. */
async function openQuestion(page: Page): Promise<void> {
  await page.locator(`${QUESTIONS} details:not([open]) > summary`).first().click();
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
 * What differs from the page without input, which pages/appearance.test.ts checks. Apart from it, the open menu only
 * makes the page behind it inert, as on the pages that are checked as a whole; the styleguide has every component.
 */
const CHANGED = ['.site-header', QUESTIONS];
const CHECKED_AS_A_WHOLE: readonly string[] = ['/', PATHS.styleguide];

const hasQuestions = ({ path }: PageOfType): boolean => pageHtml(path).includes(' class="accordion"');

// The blog and the staff area have no menu; pages/appearance.test.ts checks them.
const WITH_MENU = PAGES.filter(({ path }) => !path.startsWith('/blog') && !path.startsWith('/admin'));

/** The pages with questions, those that are checked as a whole, and of the others the first one with each header. */
const ALWAYS = WITH_MENU.filter((page) => hasQuestions(page) || CHECKED_AS_A_WHOLE.includes(page.path));
const DISTINCT = firstWithEachHeader([...ALWAYS, ...WITH_MENU].map(({ path }) => path));
const CHECKED = WITH_MENU.filter((page) => ALWAYS.includes(page) || DISTINCT.includes(page.path));

test.each(CHECKED)(
  '$name ($path) has no accessibility issue with its menu, a dropdown and a question open',
  async (checked) => {
    const { path } = checked;
    const page = await visitor({ viewport: PHONE });
    const parts = CHECKED_AS_A_WHOLE.includes(path) ? undefined : CHANGED;
    await page.goto(path);
    expect((await page.locator(QUESTIONS).count()) > 0).toBe(hasQuestions(checked));
    if (hasQuestions(checked)) await openQuestion(page);
    await openMenu(page);
    expect(await accessibilityIssues(page, parts), 'on a phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    // The menu of the phone closes with the next frame.
    await page.locator('html:not(.menu-open)').waitFor();
    await openMenu(page);
    expect(await accessibilityIssues(page, parts), 'on a desktop').toEqual([]);
  },
);
