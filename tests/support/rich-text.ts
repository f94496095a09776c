import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type BundledPage, serveBundle } from './bundled-page.ts';
import { atWorkerEnd, perWorker } from './per-worker.ts';
import { DESKTOP, useVisitor } from './visitor.ts';
import { openProfiles } from './worker-browser.ts';

interface RichTextPages {
  /** Opens a blank page in a new context. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
  /**
   * Opens Markdown in the editor and waits until the editor is ready. By default the first one of each test is in a
   * window that the tests of a file share: the editor keeps nothing that outlives its document.
   */
  readonly openText: (markdown?: string, page?: Page) => Promise<Page>;
}

/** The page of the rich-text editor, bundled and served once per worker. */
const servePart = perWorker(async () => {
  const part = await serveBundle('tests/support/rich-text-page.tsx');
  atWorkerEnd(part.stop);
  return part;
});

/** Serves the rich-text editor on a page of its own for the tests of one file. */
export function useRichTextPage(): RichTextPages {
  const visit = useVisitor();
  const profiles = openProfiles();
  let part: BundledPage;
  let shared: Page | undefined;
  let isInUse = false;
  beforeAll(async () => {
    part = await servePart();
  });
  afterEach(async ({ task }) => {
    isInUse = false;
    if (task.result?.state !== 'fail') return;
    shared = undefined;
    await profiles.close();
  });
  afterAll(profiles.close);
  const sharedWindow = async (): Promise<Page> => {
    isInUse = true;
    shared ??= await (await profiles.open({ viewport: DESKTOP, serviceWorkers: 'block' })).newPage();
    return shared;
  };
  const openText = async (markdown = '', given?: Page): Promise<Page> => {
    const page = given ?? (await (isInUse ? visit() : sharedWindow()));
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
