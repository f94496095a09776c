import type { Page } from 'playwright-core';

/** Default font sizes of visitors with weak eyes, in pixels. */
export const LARGE_TEXTS = [24, 32] as const;

/** The default font size of most visitors, in pixels. */
export const USUAL_TEXT = 16;

/** Sets the default font size of the browser, in pixels, also for the page that is open. */
export async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
