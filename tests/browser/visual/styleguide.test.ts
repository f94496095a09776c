import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageHtml } from '#tests/support/built-site.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { issuesAgainstReference, referenceBytes, strayReferences } from '#tests/support/references.ts';
import { settle, STILL, stopClock, TOP, WIDTHS } from '#tests/support/still-page.ts';
import { partName, pictureName, STYLEGUIDE } from '#tests/support/visual-names.ts';
import { useOnlooker } from '#tests/support/visitor.ts';

const look = useOnlooker(STILL, stopClock);

/** The bytes of all references together that the repository takes. */
const BUDGET = 3_000_000;

const parts = [...pageHtml(STYLEGUIDE).matchAll(/ id="part-([a-z-]+)" /g)].map(([, part = '']) => part);

/** Makes the window as high as its page: no part has to be scrolled to, below the fixed header. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await settle(page);
}

/**
 * A part alone, where the first one stands: a part that grew would move those after it by half a pixel of the
 * picture.
 */
async function shootPart(page: Page, id: string): Promise<Buffer> {
  await page.locator('.styleguide-part').evaluateAll((all, wanted) => {
    for (const part of all) part.toggleAttribute('hidden', part.id !== wanted);
  }, id);
  return page.locator(`#${id}`).screenshot({ animations: 'disabled', caret: 'hide' });
}

test.each(WIDTHS)('Every part of the styleguide looks as its reference, %i px wide', async (width) => {
  const page = await look(STYLEGUIDE, { width, height: TOP });
  await showAll(page, width);
  const issues: string[] = [];
  for (const part of parts) {
    issues.push(...(await issuesAgainstReference(partName(part, width), await shootPart(page, `part-${part}`))));
  }
  expect(issues).toEqual([]);
});

test('Every reference belongs to a page or a part, and together they are small', () => {
  const paths = [...PAGES, NOT_FOUND].map(({ path }) => path).filter((path) => path !== STYLEGUIDE);
  const names = WIDTHS.flatMap((width) => [
    ...paths.map((path) => pictureName(path, width)),
    ...parts.map((part) => partName(part, width)),
  ]);
  expect(strayReferences(new Set(names))).toEqual([]);
  expect(referenceBytes()).toBeLessThan(BUDGET);
});
