import type { Page } from 'playwright-core';

const SCRIPTS = '**/_astro/*.js';

/** Script requests of a page that are being held. */
interface HeldScripts {
  /** The requested paths. */
  readonly requested: ReadonlySet<string>;
  /** Lets all of them through. */
  readonly release: () => void;
  /** Fails all of them, and later ones. */
  readonly fail: () => void;
}

/** Holds all script requests of a page, or those of one chunk, until they are released or failed. */
export async function holdScripts(page: Page, chunk?: string): Promise<HeldScripts> {
  const requested = new Set<string>();
  const held = Promise.withResolvers<'continue' | 'fail'>();
  await page.route(chunk === undefined ? SCRIPTS : `**/_astro/${chunk}.*.js`, async (route) => {
    requested.add(new URL(route.request().url()).pathname);
    const outcome = (await held.promise) === 'continue' ? route.continue() : route.abort('connectionfailed');
    // The page may be closed by now.
    await outcome.catch(() => undefined);
  });
  return {
    requested,
    release: () => {
      held.resolve('continue');
    },
    fail: () => {
      held.resolve('fail');
    },
  };
}

/**
 * Disables the hydration timeout of a page before its first navigation: on a busy machine scripts may need
 * longer than the ten seconds after which a held interaction is replayed natively.
 */
export async function disableHydrationTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, after?: number, ...rest: unknown[]): number =>
      after === 10_000 ? 0 : later(run, after, ...rest);
    Object.assign(window, { setTimeout: patient });
  });
}

/** Fails every script request of a page, as a weak network does to a visitor. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort('connectionfailed'));
}

/** A page's problems without the browser's messages about failed scripts. */
export const withoutFailedScripts = (problems: readonly string[]): string[] =>
  problems.filter((line) => !/^failed: .*\/_astro\/[^/]+\.js(?:\?|$)/.test(line) && !isLoadError(line));

const isLoadError = (line: string): boolean => line === 'error: Failed to load resource: net::ERR_CONNECTION_FAILED';
