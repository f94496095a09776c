import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the page's browser has a tab at an address that ends in `path`. Asked of the browser itself: of
 * a tab that a click has opened in the background Playwright says nothing now and then, though the tab is
 * there and has loaded.
 */
export async function expectNewTab(page: Page, path: string): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const tabs = async (): Promise<string[]> => {
    const { targetInfos } = (await session?.send('Target.getTargets')) ?? { targetInfos: [] };
    return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
  };
  await expect.poll(async () => (await tabs()).filter((url) => url.endsWith(path))).toHaveLength(1);
  await session?.detach();
}
