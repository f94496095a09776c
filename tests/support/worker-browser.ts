import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { perWorker } from './per-worker.ts';

/** The worker's Chromium. It ends with the worker. */
const workerBrowser = perWorker(() => startBrowser());

/** Profiles of the worker's Chromium that one user of it has opened. */
export interface Profiles {
  /** Opens one. */
  readonly open: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** Closes all that are open. */
  readonly close: () => Promise<void>;
}

/** Opens profiles and remembers which are its own: others in the same browser belong to others. */
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
