import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { bundledChromium } from './bundled-chromium.ts';

/** A Chromium that may be installed: its name in error messages, and its launch options. */
interface Candidate {
  readonly name: string;
  readonly options: () => Promise<LaunchOptions> | LaunchOptions;
}

/**
 * Browser features that do not affect pages. The address bar's popups start two processes per profile, which
 * take a fifth of the time to open a page. Spare renderers take 4 % of the time of a test. Others send
 * requests to servers. The flag replaces Playwright's own, so the list includes Playwright's features that we
 * need disabled.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'MediaRouter',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
];

/** Prevents requests to servers other than the site: updates, sync, first-run pages. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless shell would draw text otherwise than a desktop's Chromium.
  '--font-render-hinting=none',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

// Debian's headless shell is the same browser without the desktop's parts: opening a page in a context of its own takes
// 0.37 s of processor time instead of 0.6 s.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browsers to try, in order: only CHROME_PATH if it is set; otherwise the installed ones, then the npm
 * package on Linux or Google Chrome elsewhere.
 */
function candidates(): Candidate[] {
  const named = process.env['CHROME_PATH'] ?? '';
  const file = (path: string): Candidate => ({ name: path, options: () => ({ executablePath: path }) });
  if (named !== '') return [file(named)];
  const last: Candidate =
    process.platform === 'linux'
      ? { name: '@sparticuz/chromium', options: bundledChromium }
      : { name: 'Google Chrome', options: () => ({ channel: 'chrome' }) };
  return [...installed.filter((path) => existsSync(path)).map(file), last];
}

/** Flags that open the DevTools protocol on a port of 127.0.0.1, for programs other than Playwright. */
const debuggingFlags = (port: number | undefined): string[] =>
  port === undefined ? [] : [`--remote-debugging-port=${port}`, '--remote-debugging-address=127.0.0.1'];

/**
 * Starts the first Chromium that can be launched. Other programs can connect to it at `debuggingPort`. It
 * exits with this process at the latest. Throws an Error that lists the failures and says how to get a
 * Chromium.
 */
export async function startBrowser(debuggingPort?: number): Promise<Browser> {
  const failures: string[] = [];
  for (const { name, options } of candidates()) {
    try {
      const found = await options();
      const args = [...FLAGS, ...(found.args ?? []), ...debuggingFlags(debuggingPort)];
      return await chromium.launch({ ...found, headless: true, args });
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `No Chromium could be started. Install Chromium or Google Chrome, or set CHROME_PATH to its executable.\n${failures.join('\n')}`,
  );
}
