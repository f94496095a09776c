import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { openProfiles } from './worker-browser.ts';

/** Viewports of the tests: a phone and a desktop, on the two sides of every breakpoint. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** What a test runs over that holds for both: a phone with its touch screen, a desktop. */
export const SIZES = [
  { where: 'a phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { where: 'a desktop', options: { viewport: DESKTOP } },
] as const;

/**
 * A visitor of the built site for the tests of one file: each call opens a page in a fresh profile, with the site's
 * address as its base and a desktop's size unless told otherwise. Profiles end with the test. They have no service worker
 * unless asked for: it comes after a page has loaded, changes nothing of that, and costs half as much again; what it does
 * is seen in tests of its own (service-worker*.test.ts).
 */
export function useVisitor(defaults: BrowserContextOptions = {}): (options?: BrowserContextOptions) => Promise<Page> {
  const profiles = openProfiles();
  const usual = { viewport: DESKTOP, serviceWorkers: 'block' } as const;
  afterEach(profiles.close);
  return async (options = {}) => {
    const profile = await profiles.open({ baseURL: inject('siteUrl'), ...usual, ...defaults, ...options });
    return profile.newPage();
  };
}

/**
 * An onlooker, for tests that open a page only to look at it: at any width, in any medium, but with no click, no pointer
 * over it and nothing typed. What is only looked at leaves nothing behind, so all tests of a file go from path to path
 * in one window of one profile, a desktop's size unless told otherwise, without a service worker: profile, window and
 * worker cost twice what opening the page does. A test that fails takes the window with it; the next one gets a new one.
 * `prepare` is done once to each window.
 */
export function useOnlooker(
  defaults: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): (path: string, viewport?: ViewportSize) => Promise<Page> {
  const profiles = openProfiles();
  let shared: Page | undefined;
  const open = async (): Promise<Page> => {
    const profile = await profiles.open({ baseURL: inject('siteUrl'), serviceWorkers: 'block', ...defaults });
    const page = await profile.newPage();
    await prepare(page);
    return page;
  };
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    shared = undefined;
    await profiles.close();
  });
  afterAll(profiles.close);
  return async (path, viewport = defaults.viewport ?? DESKTOP) => {
    shared ??= await open();
    await shared.setViewportSize(viewport);
    await shared.emulateMedia({ media: null });
    await shared.goto(path);
    return shared;
  };
}
