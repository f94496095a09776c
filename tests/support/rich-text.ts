import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type BundledPage, serveBundle } from './bundled-page.ts';
import { useVisitor } from './visitor.ts';

interface RichTextPages {
  /** Opens a blank page in a new context. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens Markdown in the editor, by default on a new page, and waits until the editor is ready. */
  readonly openText: (markdown?: string, page?: Page) => Promise<Page>;
}

/** Serves the rich-text editor on a page of its own for the tests of one file. */
export function useRichTextPage(): RichTextPages {
  const visit = useVisitor();
  let part: BundledPage;
  beforeAll(async () => {
    part = await serveBundle('tests/support/rich-text-page.tsx');
  });
  afterAll(() => part.stop());
  const openText = async (markdown = '', given?: Page): Promise<Page> => {
    const page = given ?? (await visit());
    await page.goto(part.url);
    await page.evaluate((text) => window.openRichText(text), markdown);
    await surface(page).waitFor();
    // The toolbar is enabled once the editor is ready.
    await tool(page, 'Picture').and(page.locator('[aria-disabled="false"]')).waitFor();
    return page;
  };
  return { visit, openText };
}

/** The editable text. */
export const surface = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });

/** A button of the toolbar. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Reads the current text as Markdown. */
export const read = (page: Page): Promise<string> => page.evaluate(() => window.richText.read());

/** Returns the arguments of all calls of onChange so far. */
export const changes = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.richText.changes);

/** Pastes data, by media type, as a browser does. */
export const paste = (page: Page, data: Readonly<Record<string, string>>): Promise<void> =>
  surface(page).evaluate((element, kinds) => {
    const clipboardData = new DataTransfer();
    for (const [kind, value] of Object.entries(kinds)) clipboardData.setData(kind, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
