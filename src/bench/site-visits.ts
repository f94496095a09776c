import { type Browser, chromium, type Page } from 'playwright-core';
import { startBrowser } from '#preview/chromium.ts';
import { serveFolder } from '#preview/serve.ts';
import { PHONE_SCREEN } from '#preview/slow-phone.ts';

/** A phone's page in a fresh profile: nothing is cached. */
export type NewPhone = () => Promise<Page>;

async function inBrowser<T>(url: string, run: (newPhone: NewPhone) => Promise<T>): Promise<T> {
  const server = await startBrowser();
  try {
    const browser: Browser = await chromium.connect(server.wsEndpoint());
    return await run(() => browser.newPage({ ...PHONE_SCREEN, baseURL: url }));
  } finally {
    await server.close();
  }
}

/** Serves a built folder as a CDN would, starts Chromium, and ends both after the visits. Throws what they throw. */
export async function visitSite<T>(folder: string, visits: (newPhone: NewPhone) => Promise<T>): Promise<T> {
  const site = await serveFolder(folder, 0);
  try {
    return await inBrowser(site.url, visits);
  } finally {
    await site.stop();
  }
}
