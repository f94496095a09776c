import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { digest } from '#data/snapshot.ts';
import { type CachingProxy, serveCached, serveEmulator } from '#scripts/preview/caching-proxy.ts';
import type { Variables } from '#scripts/preview/serve.ts';
import { emulatorOf } from './shared-emulators.ts';
import type { EditableRows } from './small-rows.ts';
import { snapshotFolder } from './snapshot-folder.ts';
import { buildFolder, runBuild } from './test-build.ts';

/** The inputs of a shared build. Equal inputs share one build. */
interface SharedBuild {
  /** Rows that replace the small site's, by table. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** Environment variables. Loopback addresses and the store's key may differ from worker to worker. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Polling interval while another worker builds, milliseconds. */
const POLL_MS = 200;

/**
 * Placeholders in a shared build for what differs from worker to worker: ports that nothing listens on, a made-up
 * key.
 */
const PLACEHOLDERS = { ports: 54_990, key: 'sb_publishable_of_no_backend' } as const;

/** The prefix of a run's folders; browser-setup.ts removes them in its teardown. */
const prefix = (runFolder: string): string => `shared-${basename(runFolder).toLowerCase()}`;

/** Removes every shared build and copy of a run. */
export function removeShared(runFolder: string): void {
  for (const name of readdirSync('.').filter((entry) => entry.startsWith(buildFolder(prefix(runFolder)))))
    rmSync(name, { recursive: true, force: true });
}

/** Pairs of placeholder and value for a copy with these settings. */
function replacements(settings: SharedBuild['settings']): [placeholder: string, value: string][] {
  return Object.entries(settings).flatMap(([name, value], index): [string, string][] => {
    if (name === 'PUBLIC_SUPABASE_ANON_KEY') return [[PLACEHOLDERS.key, value]];
    const { origin, hostname } = URL.canParse(value) ? new URL(value) : { origin: '', hostname: '' };
    return hostname === '127.0.0.1' ? [[`http://127.0.0.1:${PLACEHOLDERS.ports + index}`, origin]] : [];
  });
}

async function build(name: string, rows: SharedBuild['rows'], settings: SharedBuild['settings']): Promise<string> {
  const { folder, remove } = snapshotFolder((small: EditableRows) => Object.assign(small, structuredClone(rows ?? {})));
  const { exitCode, errors } = await runBuild(name, folder, { settings }).finally(remove);
  return exitCode === 0 && !errors.some((line) => /error/i.test(line)) ? '' : `exit ${exitCode}\n${errors.join('\n')}`;
}

/** Builds once per run: the first worker builds, the others wait. Throws an Error with the build's output. */
async function builtOnce(name: string, rows: SharedBuild['rows'], settings: SharedBuild['settings']): Promise<void> {
  const resultFile = join(inject('runFolder'), `${name}.txt`);
  try {
    mkdirSync(join(inject('runFolder'), name));
    writeFileSync(`${resultFile}.next`, await build(name, rows, settings));
    linkSync(`${resultFile}.next`, resultFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    while (!existsSync(resultFile)) await wait(POLL_MS);
  }
  const errors = readFileSync(resultFile, 'utf8');
  if (errors !== '') throw new Error(`The build shared by test files failed: ${errors}`);
}

/**
 * Serves the site as built from these rows and settings to one worker: it is built once per run, and responses have the
 * addresses and the key of this worker's own store and webhook instead of placeholders. One emulator serves all
 * workers, unless the host's functions get variables. Throws an Error when the build fails.
 */
export async function serveSharedBuild(
  { rows, settings }: SharedBuild,
  variables: Variables = {},
): Promise<CachingProxy> {
  const pairs = replacements(settings);
  const withPlaceholders = Object.entries(settings).map(([name, value]): [string, string] => {
    const [placeholder = '', own = ''] = pairs.find(([, replaced]) => value.startsWith(replaced)) ?? [];
    return [name, placeholder + value.slice(own.length)];
  });
  const inputsDigest = digest(JSON.stringify([rows, withPlaceholders])).slice(0, 12);
  const name = `${prefix(inject('runFolder'))}-${inputsDigest}`;
  await builtOnce(name, rows, Object.fromEntries(withPlaceholders));
  const rewrite = (text: string): string =>
    pairs.reduce((whole, [placeholder, own]) => whole.replaceAll(placeholder, own), text);
  const folder = resolve(buildFolder(name));
  return Object.keys(variables).length === 0
    ? serveEmulator(await emulatorOf(folder, inject('emulatorsUrl')), rewrite)
    : serveCached(folder, variables, rewrite);
}
