import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type PreviewServer, serveFolder } from '#preview/serve.ts';
import { snapshotFolder } from './snapshot-folder.ts';
import { removeTried, triedFolder, tryBuild } from './tried-build.ts';
import { DESKTOP } from './visitor.ts';
import { startWebhook, type Webhook } from './webhook.ts';

/** How long building and serving may take before it counts as stuck, milliseconds. */
const BUILD_MS = 300_000;

/** A small site whose form is connected to a webhook of the test's own. */
export interface QuoteSite {
  readonly webhook: () => Webhook;
  /** The site's address, without a slash at the end. */
  readonly url: () => string;
  /** A fresh profile. Without a service worker, unless asked for. */
  readonly profile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of a fresh profile, opened at a path. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Builds and serves the small site for the tests of one file; the webhook takes everything at each test's start. */
export function useQuoteSite(name: string, settings: Readonly<Record<string, string>> = {}): QuoteSite {
  let webhook: Webhook;
  let server: PreviewServer;
  let browser: Browser;
  const ends: (() => Promise<void> | void)[] = [() => removeTried(name)];
  beforeAll(async () => {
    webhook = await startWebhook();
    ends.push(webhook.stop);
    const { folder, remove } = snapshotFolder();
    const all = { PUBLIC_QUOTE_WEBHOOK_URL: webhook.url, ...settings };
    const build = await tryBuild(name, folder, { settings: all }).finally(remove);
    expect(build.errors.filter((line) => /error/i.test(line))).toEqual([]);
    expect(build.exitCode).toBe(0);
    server = await serveFolder(triedFolder(name), 0);
    ends.push(server.stop);
    browser = await chromium.connect(inject('browserEndpoint'));
    ends.push(() => browser.close());
  }, BUILD_MS);
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    webhook.reset();
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  const profile: QuoteSite['profile'] = (options = {}) =>
    browser.newContext({ baseURL: server.url, viewport: DESKTOP, serviceWorkers: 'block', ...options });
  return {
    webhook: () => webhook,
    url: () => server.url,
    profile,
    open: async (path, options) => {
      const page = await profile(options).then((context) => context.newPage());
      await page.goto(path);
      return page;
    },
  };
}
