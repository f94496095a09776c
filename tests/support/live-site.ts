import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Intercept } from '#scripts/backend/gateway.ts';
import { type Store, startStore } from './store.ts';
import type { CachingProxy } from '#scripts/preview/caching-proxy.ts';
import { addRows } from './live-rows.ts';
import { smallRows } from './small-rows.ts';
import { serveSharedBuild } from './shared-build.ts';
import type { BuildResult } from './test-build.ts';
import { DESKTOP } from './visitor.ts';
import { openProfiles } from './worker-browser.ts';

/** Timeout of starting a store and building from it, milliseconds. */
const BUILD_MS = 300_000;

/** The small site as built, served together with its running store. */
interface LiveSite {
  readonly store: () => Store;
  /** Answers requests in place of the store; null restores the store, as does the end of each test. */
  readonly intercept: (answer: Intercept | null) => void;
  /** Opens a page in a new browser profile. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** The site's address without a trailing slash. */
  readonly url: () => string;
}

/** Expects a build to have succeeded without error lines. */
export function expectBuilt({ errors, exitCode }: BuildResult): void {
  expect(errors.filter((line) => /error/i.test(line))).toEqual([]);
  expect(exitCode).toBe(0);
}

/** For the tests of one file: starts a store with the small site's rows and serves the site built from it. */
export function useLiveSite(): LiveSite {
  let store: Store;
  let server: CachingProxy;
  let answering: Intercept | null = null;
  const profiles = openProfiles();
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    store = await startStore({ intercept: (incoming, outgoing) => answering?.(incoming, outgoing) ?? false });
    ends.push(store.stop);
    await addRows(store, smallRows());
    const settings = { PUBLIC_SUPABASE_URL: store.url, PUBLIC_SUPABASE_ANON_KEY: store.anonKey };
    server = await serveSharedBuild({ settings });
    ends.push(server.stop);
  }, BUILD_MS);
  afterEach(async () => {
    answering = null;
    await profiles.close();
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return {
    store: () => store,
    intercept: (answer) => {
      answering = answer;
    },
    visitor: async (options = {}) => {
      const usual = { baseURL: server.url, viewport: DESKTOP, serviceWorkers: 'block' } as const;
      return (await profiles.open({ ...usual, ...options })).newPage();
    },
    url: () => server.url,
  };
}
