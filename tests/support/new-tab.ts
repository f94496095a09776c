import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the page's browser has a tab whose URL ends in `path`. Queries the browser itself, because
 * Playwright sometimes does not report a tab that a click opened in the background.
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
