import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type PartPage, servePart } from './part-page.ts';

/** Serves the writing surface on a page of its own for the tests of one file; returns its address. */
export function useRichTextPage(): () => PartPage {
  let part: PartPage | undefined;
  beforeAll(async () => {
    part = await servePart('tests/support/rich-text-page.tsx');
  });
  afterAll(() => part?.stop());
  return () => {
    if (part === undefined) throw new Error('The page is not served yet.');
    return part;
  };
}

/** What is written in. */
export const surface = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });

/** A button of the toolbar. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens a text and waits until it can be written in. */
export async function open(page: Page, url: string, markdown = ''): Promise<void> {
  await page.goto(url);
  await page.evaluate((text) => window.openRichText(text), markdown);
  await surface(page).waitFor();
  // It stands there before it can be read and the tools know it.
  await tool(page, 'Picture').and(page.locator('[aria-disabled="false"]')).waitFor();
}

/** The text as Markdown, now. */
export const read = (page: Page): Promise<string> => page.evaluate(() => window.richText.read());

/** What onChange was told so far. */
export const told = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.richText.changes);

/** Pastes as a browser does, with these kinds of data. */
export const paste = (page: Page, data: Readonly<Record<string, string>>): Promise<void> =>
  surface(page).evaluate((element, kinds) => {
    const clipboardData = new DataTransfer();
    for (const [kind, value] of Object.entries(kinds)) clipboardData.setData(kind, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
