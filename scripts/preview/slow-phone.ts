import type { BrowserContextOptions, Page } from 'playwright-core';

/** The emulated phone: its screen size and touch support. */
export const PHONE_SCREEN = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/** 1.6 Mbit/s download, half of that upload, and 150 ms latency. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 } as const;
/** The CPU runs at a quarter of this machine's speed. */
const CPU_SLOWDOWN = 4;

/** Throttles the network and CPU of a page, from its next request on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
