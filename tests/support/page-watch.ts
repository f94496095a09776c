import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What Playwright logs when a profile has service workers blocked. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** What a page has requested and reported. The lists grow while it is open. */
export interface PageWatch {
  /** Console messages of every level, uncaught errors and failed requests. */
  readonly problems: readonly string[];
  /** The paths of requested scripts. */
  readonly scripts: readonly string[];
  /** The paths of requested fonts. */
  readonly fonts: readonly string[];
  /** Waits for pending images: navigation would abort them, which counts as a problem. */
  readonly untilImagesLoaded: () => Promise<void>;
}

/**
 * Watches a page before its first navigation. The page's own status is not a problem: the not-found page
 * answers 404, and tests check that themselves.
 */
export function watchPage(page: Page): PageWatch {
  const problems: string[] = [];
  const scripts: string[] = [];
  const fonts: string[] = [];
  const pendingImages = new Set<Request>();
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (!isOwnStatus && message.text() !== NO_WORKER) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // The editor gives up its check of a link when the text changes.
    if (request.method() === 'HEAD' && request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    if (request.resourceType() === 'font') fonts.push(pathname);
    if (request.resourceType() === 'image') pendingImages.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pendingImages.delete(request));
  const untilImagesLoaded = () => expect.poll(() => [...pendingImages].map((request) => request.url())).toEqual([]);
  return { problems, scripts, fonts, untilImagesLoaded };
}
