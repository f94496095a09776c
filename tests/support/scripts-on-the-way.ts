import type { Page } from 'playwright-core';

const SCRIPTS = '**/_astro/*.js';

/** The scripts of a page that do not come yet. */
export interface HeldScripts {
  /** The paths that were asked for. */
  readonly asked: ReadonlySet<string>;
  /** Lets them all come. */
  readonly release: () => void;
}

/** Holds the scripts of a page back, those asked for later too, until they are released. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const asked = new Set<string>();
  const held = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    asked.add(new URL(route.request().url()).pathname);
    await held.promise;
    // The page may have gone.
    await route.continue().catch(() => undefined);
  });
  return {
    asked,
    release: () => {
      held.resolve(undefined);
    },
  };
}

/** Lets every script of a page fail on its way, as a weak network does. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort('connectionfailed'));
}

/** A page's complaints without the browser's own lines about scripts that did not come. */
export const withoutLostScripts = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !/^failed: .*\/_astro\/[^/]+\.js(?:\?|$)/.test(line) && !isBrowsersLine(line));

const isBrowsersLine = (line: string): boolean => line === 'error: Failed to load resource: net::ERR_CONNECTION_FAILED';
