import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import type { CachingProxy } from '#scripts/preview/caching-proxy.ts';
import { perWorker } from './per-worker.ts';
import { serveSharedBuild } from './shared-build.ts';
import { DESKTOP } from './visitor.ts';
import { startWebhook, type Webhook } from './webhook.ts';
import { openProfiles } from './worker-browser.ts';

/** Timeout of building and serving, in milliseconds. */
const BUILD_MS = 300_000;

/** The small site with a webhook for its quote form. */
interface QuoteSite {
  readonly webhook: () => Webhook;
  /** The site's address without a trailing slash. */
  readonly url: () => string;
  /** Opens a new profile; service workers are blocked by default. */
  readonly profile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a path in a new profile. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface Started {
  readonly webhook: Webhook;
  readonly server: CachingProxy;
}

/** Starts a webhook and serves the small site, built for it with these settings. */
const start = (settings: Readonly<Record<string, string>>) => async (): Promise<Started> => {
  const webhook = await startWebhook();
  const server = await serveSharedBuild({ settings: { PUBLIC_QUOTE_WEBHOOK_URL: webhook.url, ...settings } });
  return { webhook, server };
};

const startPlain = perWorker(start({}));

/**
 * Provides the small site with a webhook to the tests of one file; the webhook accepts leads at the start of
 * each test. Without settings, the site is shared by the files of a worker.
 */
export function useQuoteSite(settings?: Readonly<Record<string, string>>): QuoteSite {
  const started = settings === undefined ? startPlain : perWorker(start(settings));
  const profiles = openProfiles();
  let site: Started;
  beforeAll(async () => {
    site = await started();
  }, BUILD_MS);
  afterEach(async () => {
    await profiles.close();
    site.webhook.reset();
  });
  const profile: QuoteSite['profile'] = (options = {}) =>
    profiles.open({ baseURL: site.server.url, viewport: DESKTOP, serviceWorkers: 'block', ...options });
  return {
    webhook: () => site.webhook,
    url: () => site.server.url,
    profile,
    open: async (path, options) => {
      const page = await profile(options).then((context) => context.newPage());
      await page.goto(path);
      return page;
    },
  };
}
