import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { DESKTOP, PHONE, useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage();

/** Opens every answer at once. */
async function openAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details')) {
      answer.removeAttribute('name');
      answer.setAttribute('open', '');
    }
  });
}

test.each([...PAGES, NOT_FOUND])(
  '$name ($path) has no accessibility issue on a phone and on a desktop, with every answer open',
  async ({ path }) => {
    const page = await look(path);
    await openAnswers(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await accessibilityIssues(page), `${size.width} px wide`).toEqual([]);
    }
  },
);
