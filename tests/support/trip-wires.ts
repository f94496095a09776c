import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Descriptions of what a page did that content must not do. The list grows while the page is open. */
export type Tripped = readonly string[];

declare global {
  interface Window {
    /** Exposed by layWires. */
    tripWire: (what: string) => Promise<void>;
  }
}

/** Runs in the page before its own scripts. */
function wiresInPage(): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, {
      value: (...said: unknown[]) => void window.tripWire(`${name}(${said.join()})`),
    });
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    void window.tripWire(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/** The files that the site's own pages request; not the pictures that staff upload. */
const OF_SITE = /^\/(?:_astro|icons|images(?!\/uploads))\/|^\/(?:favicon|manifest|live|places|business-info)/;

/**
 * Monitors a page before its first navigation for dialogs, windows, frames, policy violations, errors,
 * requests beyond the page at `path` and the site's own files, and navigation away. Requests to other origins
 * are aborted.
 */
export async function layWires(page: Page, path: string): Promise<Tripped> {
  const tripped: string[] = [];
  const origin = new URL(inject('siteUrl')).origin;
  const isOwn = (url: URL): boolean =>
    url.protocol === 'data:' || (url.origin === origin && (url.pathname === path || OF_SITE.test(url.pathname)));
  await page.exposeFunction('tripWire', (what: string) => tripped.push(what));
  await page.addInitScript(wiresInPage);
  page.on('dialog', (dialog) => {
    tripped.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => tripped.push(`window: ${popup.url()}`));
  page.on('frameattached', (frame) => tripped.push(`frame: ${frame.name()}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname !== path) tripped.push(`left for: ${frame.url()}`);
  });
  page.on('pageerror', (error) => tripped.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(new URL(request.url()))) tripped.push(`request: ${request.url()}`);
  });
  // Aborting a navigation leaves the page as it is.
  await page.route(
    (url) => !isOwn(url),
    (route) => route.abort('aborted'),
  );
  return tripped;
}
