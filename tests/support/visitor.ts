import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { openProfiles } from './worker-browser.ts';

/** Viewports on the two sides of every breakpoint. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** Both devices, for tests that apply to each: a phone with a touch screen, a desktop. */
export const SIZES = [
  { where: 'a phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { where: 'a desktop', options: { viewport: DESKTOP } },
] as const;

/**
 * Opens pages of the built site for the tests of one file, each in a new profile, with the site's address as
 * base URL and a desktop viewport by default. Profiles are closed after each test. Service workers are
 * blocked by default: they register after the page has loaded, do not affect it, and add half to the cost;
 * service-worker*.test.ts tests them.
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

/** How `useSharedPage` shows pages. */
interface SharedPageOptions {
  /** Runs once per window. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether a page that is open is not loaded again. Tests that change a document then come last for its path. */
  readonly keepsPage?: boolean;
}

/**
 * Opens pages that a test only looks at, at any width and in any medium, without clicks, hovering or typing.
 * Such tests leave no state behind, so all tests of a file share one window of one profile, without a service
 * worker: a profile and a window cost twice as much as opening a page. A failing test discards the window.
 */
export function useSharedPage(
  defaults: BrowserContextOptions = {},
  { prepare = () => Promise.resolve(), keepsPage = false }: SharedPageOptions = {},
): (path: string, viewport?: ViewportSize) => Promise<Page> {
  const profiles = openProfiles();
  const { forcedColors = null, reducedMotion = null } = defaults;
  let shared: Page | undefined;
  let shown = '';
  const open = async (): Promise<Page> => {
    const profile = await profiles.open({ baseURL: inject('siteUrl'), serviceWorkers: 'block', ...defaults });
    const page = await profile.newPage();
    await prepare(page);
    return page;
  };
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    shared = undefined;
    shown = '';
    await profiles.close();
  });
  afterAll(profiles.close);
  return async (path, viewport = defaults.viewport ?? DESKTOP) => {
    shared ??= await open();
    await shared.setViewportSize(viewport);
    await shared.emulateMedia({ media: null, forcedColors, reducedMotion });
    if (!keepsPage || path !== shown) await shared.goto(path);
    shown = path;
    return shared;
  };
}
