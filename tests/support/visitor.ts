import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

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
 * address as its base and a desktop's size unless told otherwise. Profiles end with the test.
 */
export function useVisitor(defaults: BrowserContextOptions = {}): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
  });
  return (options = {}) => browser.newPage({ baseURL: inject('siteUrl'), viewport: DESKTOP, ...defaults, ...options });
}
