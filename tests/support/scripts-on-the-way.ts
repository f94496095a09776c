import type { Page } from 'playwright-core';

const SCRIPTS = '**/_astro/*.js';

/** The scripts of a page that do not come yet. */
export interface HeldScripts {
  /** The paths that were asked for. */
  readonly asked: ReadonlySet<string>;
  /** Lets them all come. */
  readonly release: () => void;
  /** Lets them all fail, those asked for later too. */
  readonly fail: () => void;
}

/** Holds the scripts of a page back, those asked for later too, until they are released or fail. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const asked = new Set<string>();
  const held = Promise.withResolvers<'come' | 'fail'>();
  await page.route(SCRIPTS, async (route) => {
    asked.add(new URL(route.request().url()).pathname);
    const going = (await held.promise) === 'come' ? route.continue() : route.abort('connectionfailed');
    // The page may have gone.
    await going.catch(() => undefined);
  });
  return {
    asked,
    release: () => {
      held.resolve('come');
    },
    fail: () => {
      held.resolve('fail');
    },
  };
}

/**
 * Takes the end from the patience of a page that has not been opened yet: on a busy machine scripts may need longer than
 * the ten seconds after which a page does without them (src/hydration/touch.ts).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, after?: number, ...rest: unknown[]): number =>
      after === 10_000 ? 0 : later(run, after, ...rest);
    Object.assign(window, { setTimeout: patient });
  });
}

/** Lets every script of a page fail on its way, as a weak network does. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort('connectionfailed'));
}

/** A page's complaints without the browser's own lines about scripts that did not come. */
export const withoutLostScripts = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !/^failed: .*\/_astro\/[^/]+\.js(?:\?|$)/.test(line) && !isBrowsersLine(line));

const isBrowsersLine = (line: string): boolean => line === 'error: Failed to load resource: net::ERR_CONNECTION_FAILED';
