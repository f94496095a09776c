import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import bundle, { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/** What the package adds for a cloud function and no visitor has: it would change how a page behaves. */
const UNLIKE_A_VISITOR =
  /^--(?:headless|single-process|disable-web-security|allow-running-insecure-content|disable-site-isolation-trials|(?:dis|en)able-features)(?:=|$)/;

/**
 * Unpacks browser, libraries and fonts. The package does that in the temporary folder, whichever it is at
 * that time.
 */
async function unpack(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await bundle.executablePath();
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Where the browser stands, unpacked once: half of one is never taken for it, nor another version's. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = resolve('node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const half = mkdtempSync(`${folder}.`);
  try {
    await unpack(half);
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another run may have been faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * A list of fonts that holds on a machine without any: the package's own names folders of a cloud function.
 */
function fontsFile(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const dirs = ['/usr/share/fonts', join(folder, 'fonts')].map((dir) => `<dir>${dir}</dir>`).join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`,
  );
  return file;
}

/**
 * The Chromium of the npm package @sparticuz/chromium, with its libraries and a font, so that a Linux on x64
 * needs no system package. Throws an Error on other processors, and where it cannot be unpacked.
 */
export async function bundledChromium(): Promise<LaunchOptions> {
  if (process.arch !== 'x64') throw new Error(`@sparticuz/chromium is built for x64, not for ${process.arch}.`);
  const folder = await unpacked();
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: fontsFile(folder) };
  return {
    executablePath: join(folder, 'chromium'),
    args: bundle.args.filter((flag) => !UNLIKE_A_VISITOR.test(flag)),
    env: { HOME: tmpdir(), ...process.env, LD_LIBRARY_PATH: libraries, ...fonts },
  };
}
