import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageHtml } from '#tests/support/built-site.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { issuesAgainstReference, referenceBytes, strayReferences } from '#tests/support/references.ts';
import {
  partName,
  pictureName,
  SCREENSHOT_CONTEXT,
  SCREENSHOT_HEIGHT,
  settle,
  stopClock,
  STYLEGUIDE,
  WIDTHS,
} from '#tests/support/screenshot.ts';
import { useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage(SCREENSHOT_CONTEXT, { prepare: stopClock });

/** The limit for the mean size of a reference, in bytes: 153 of them take some 3 MB of the repository. */
const MAX_MEAN_BYTES = 22_000;

const parts = [...pageHtml(STYLEGUIDE).matchAll(/ id="part-([a-z-]+)" /g)].map(([, part = '']) => part);

/** Makes the window as high as the page, so that no part is below the fixed header. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Screenshots a part alone in the first position: a part that grew would move the others by half a pixel. */
async function shootPart(page: Page, id: string): Promise<Buffer> {
  await page.locator('.styleguide-part').evaluateAll((all, wanted) => {
    for (const part of all) part.toggleAttribute('hidden', part.id !== wanted);
  }, id);
  return page.locator(`#${id}`).screenshot({ animations: 'disabled', caret: 'hide' });
}

test.each(WIDTHS)('Every part of the styleguide matches its reference screenshot, %i px wide', async (width) => {
  const page = await look(STYLEGUIDE, { width, height: SCREENSHOT_HEIGHT });
  await showAll(page, width);
  const issues: string[] = [];
  for (const part of parts) {
    issues.push(...(await issuesAgainstReference(partName(part, width), await shootPart(page, `part-${part}`))));
  }
  expect(issues).toEqual([]);
});

test('Every reference screenshot belongs to a page or a part, and their mean size is limited', () => {
  const paths = [...PAGES, NOT_FOUND].map(({ path }) => path).filter((path) => path !== STYLEGUIDE);
  const names = WIDTHS.flatMap((width) => [
    ...paths.map((path) => pictureName(path, width)),
    ...parts.map((part) => partName(part, width)),
  ]);
  expect(strayReferences(new Set(names))).toEqual([]);
  expect(referenceBytes() / names.length).toBeLessThan(MAX_MEAN_BYTES);
});
