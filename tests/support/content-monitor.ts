import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Descriptions of what a page did that content must not do. The list grows while the page is open. */
export type Violations = readonly string[];

declare global {
  interface Window {
    /** Exposed by monitorContent. */
    reportViolation: (what: string) => Promise<void>;
  }
}

/** Runs in the page before its own scripts. */
function monitorInPage(): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, {
      value: (...values: unknown[]) => void window.reportViolation(`${name}(${values.join()})`),
    });
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    void window.reportViolation(`policy: ${effectiveDirective} ${blockedURI}`);
  });
}

/** The files that the site's own pages request; not the pictures that staff upload. */
const OF_SITE = /^\/(?:_astro|icons|images(?!\/uploads))\/|^\/(?:favicon|manifest|live|places|business-info)/;

/**
 * Monitors a page before its first navigation for dialogs, windows, frames, policy violations, errors,
 * requests beyond the page at `path` and the site's own files, and navigation away. Requests to other origins
 * are aborted.
 */
export async function monitorContent(page: Page, path: string): Promise<Violations> {
  const violations: string[] = [];
  const origin = new URL(inject('siteUrl')).origin;
  const isOwn = (url: URL): boolean =>
    url.protocol === 'data:' || (url.origin === origin && (url.pathname === path || OF_SITE.test(url.pathname)));
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(monitorInPage);
  page.on('dialog', (dialog) => {
    violations.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => violations.push(`window: ${popup.url()}`));
  page.on('frameattached', (frame) => violations.push(`frame: ${frame.name()}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname !== path)
      violations.push(`left for: ${frame.url()}`);
  });
  page.on('pageerror', (error) => violations.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(new URL(request.url()))) violations.push(`request: ${request.url()}`);
  });
  // Aborting a navigation leaves the page as it is.
  await page.route(
    (url) => !isOwn(url),
    (route) => route.abort('aborted'),
  );
  return violations;
}
