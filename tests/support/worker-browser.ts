import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { perWorker } from './per-worker.ts';

/** This worker's Chromium, which ends with the worker. */
export const workerBrowser = perWorker(() => startBrowser());

/** The browser profiles that one caller has opened. */
interface Profiles {
  /** Opens a profile. */
  readonly open: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** Closes all open profiles. */
  readonly close: () => Promise<void>;
}

/** Opens profiles in the shared browser and keeps track of its own. */
export function openProfiles(): Profiles {
  const own = new Set<BrowserContext>();
  return {
    open: async (options) => {
      const browser: Browser = await workerBrowser();
      const context = await browser.newContext(options);
      own.add(context);
      return context;
    },
    close: async () => {
      const open = [...own];
      own.clear();
      await Promise.all(open.map((context) => context.close()));
    },
  };
}
