import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import bundle, { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/**
 * Flags that the package sets for cloud functions. They change the behavior of pages, and no visitor has
 * them.
 */
const CLOUD_FLAGS =
  /^--(?:headless|single-process|disable-web-security|allow-running-insecure-content|disable-site-isolation-trials|(?:dis|en)able-features)(?:=|$)/;

/** Unpacks browser, libraries and fonts. The package always unpacks into the temporary folder. */
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

/**
 * Returns the folder of the unpacked browser, which it unpacks only once per version. A rename makes the
 * folder appear complete, so that an interrupted run leaves no partial one.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = resolve('node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}.`);
  try {
    await unpack(partial);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // A concurrent run may have created the folder first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Writes a fontconfig file for machines without one, and returns its path. The package's own file lists
 * folders of cloud functions.
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
 * The Chromium of the npm package @sparticuz/chromium, with its libraries and a font, so that Linux on x64
 * needs no system package. Throws an Error on other processors, or if it cannot be unpacked.
 */
export async function bundledChromium(): Promise<LaunchOptions> {
  if (process.arch !== 'x64') throw new Error(`@sparticuz/chromium is built for x64, not for ${process.arch}.`);
  const folder = await unpacked();
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: fontsFile(folder) };
  return {
    executablePath: join(folder, 'chromium'),
    args: bundle.args.filter((flag) => !CLOUD_FLAGS.test(flag)),
    env: { HOME: tmpdir(), ...process.env, LD_LIBRARY_PATH: libraries, ...fonts },
  };
}
