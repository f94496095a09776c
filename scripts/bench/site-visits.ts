import type { Page } from 'playwright-core';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { serveCached } from '#scripts/preview/caching-proxy.ts';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';

/** A phone's page in a fresh profile: nothing is cached. */
export type NewPhone = () => Promise<Page>;

async function inBrowser<T>(url: string, run: (newPhone: NewPhone) => Promise<T>): Promise<T> {
  const browser = await startBrowser();
  try {
    return await run(() => browser.newPage({ ...PHONE_SCREEN, baseURL: url }));
  } finally {
    await browser.close();
  }
}

/** Serves a built folder as a CDN does that has its files at hand, while `run` runs; `url` has no slash at the end. Throws what that throws. */
export async function whileServed<T>(folder: string, run: (url: string) => Promise<T>): Promise<T> {
  const site = await serveCached(folder);
  try {
    return await run(site.url);
  } finally {
    await site.stop();
  }
}

/** Serves a built folder, starts Chromium, and ends both after the visits. Throws what they throw. */
export const visitSite = <T>(folder: string, visits: (newPhone: NewPhone) => Promise<T>): Promise<T> =>
  whileServed(folder, (url) => inBrowser(url, visits));
