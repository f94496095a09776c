import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** What a page did that a text has no business doing, in words; the list grows while the page is open. */
export type Tripped = readonly string[];

declare global {
  interface Window {
    /** Given to the page by layWires. */
    tripWire: (what: string) => Promise<void>;
  }
}

/** Runs in the page before any script of its own. */
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

/** The files that pages of the site ask for by themselves; none of the pictures that staff upload. */
const OF_SITE = /^\/(?:_astro|icons|images(?!\/uploads))\/|^\/(?:favicon|manifest|live|places|business-info)/;

/**
 * Lays wires in a page that has not been opened yet: on dialogs, windows and frames, violations of the page's policy,
 * errors, requests for anything but the page at `path` and what the site's pages ask for, and leaving it. Nothing but the
 * site is reached.
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
  // What is aborted leaves the page as it is.
  await page.route(
    (url) => !isOwn(url),
    (route) => route.abort('aborted'),
  );
  return tripped;
}
