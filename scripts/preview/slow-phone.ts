import type { BrowserContextOptions, Page } from 'playwright-core';

/** A phone as the browser presents it: its size, its touch screen. */
export const PHONE_SCREEN = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/**
 * The slow phone: 1.6 Mbit/s down, half of that up, 150 ms a round trip, a quarter of this machine's speed.
 */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 } as const;
const CPU_SLOWDOWN = 4;

/** Makes a page of a phone a slow one, from its next request on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
