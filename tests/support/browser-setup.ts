import type { TestProject } from 'vitest/node';
import { startBrowser } from '#preview/chromium.ts';
import { serveFolder } from '#preview/serve.ts';
import { DIST } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site on loopback, such as http://127.0.0.1:4321. */
    siteUrl: string;
    /** Where the one browser listens for tests to connect. */
    browserEndpoint: string;
  }
}

/** One server over dist/ and one Chromium for every test of the project; returns what ends both. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveFolder(DIST, 0);
  try {
    const browser = await startBrowser();
    project.provide('siteUrl', site.url);
    project.provide('browserEndpoint', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await site.stop();
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
