import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { bundledChromium } from './bundled-chromium.ts';

/** A Chromium that may be on this machine: what to call it when it does not start, and how to start it. */
interface Candidate {
  readonly name: string;
  readonly options: () => Promise<LaunchOptions> | LaunchOptions;
}

/**
 * Features of the browser that no page has: what it keeps ready for its address bar starts two processes for
 * every new profile, a fifth of the time a test takes to open a page; a process in reserve is started for
 * every site of it and rarely used, a twenty-fifth of all a test takes; the others ask servers for something.
 * The list takes the place of Playwright's own, so what matters of that stands here too.
 */
const WITHOUT_FEATURES = [
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

/** Nothing but the site is asked for anything: no updates, no sync, no first-run pages. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/**
 * The one CHROME_PATH names and no other; else an installed one, then npm's on Linux, Google Chrome
 * elsewhere.
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

/**
 * A door for programs that are not Playwright: the DevTools protocol on a port of this machine, and of no
 * other.
 */
const debuggingDoor = (port: number | undefined): string[] =>
  port === undefined ? [] : [`--remote-debugging-port=${port}`, '--remote-debugging-address=127.0.0.1'];

/**
 * Starts the first Chromium of this machine that does start; with a `debuggingPort` other programs reach it
 * there. It ends with this process at the latest. Throws an Error that says what was tried and how to get
 * one.
 */
export async function startBrowser(debuggingPort?: number): Promise<Browser> {
  const failures: string[] = [];
  for (const { name, options } of candidates()) {
    try {
      const found = await options();
      const args = [...FLAGS, ...(found.args ?? []), ...debuggingDoor(debuggingPort)];
      return await chromium.launch({ ...found, headless: true, args });
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `No Chromium starts here. Install Chromium or Google Chrome, or set CHROME_PATH to one.\n${failures.join('\n')}`,
  );
}
