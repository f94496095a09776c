import type { Page } from 'playwright-core';

/** A task longer than this blocks a page, by the definition of total blocking time. Milliseconds. */
export const BLOCKING_MS = 50;

/**
 * Opens a page and answers the processor's milliseconds that all its scripts have taken together: not the clock's, which
 * on a busy machine run on while the page waits for its turn.
 */
export async function scriptTime(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(path, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value;
  if (seconds === undefined) throw new Error('Chromium no longer tells how long scripts ran.');
  return seconds * 1000;
}
