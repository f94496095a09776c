import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { digest } from '#data/snapshot.ts';
import type { SpoiltRows } from './small-rows.ts';
import { snapshotFolder } from './snapshot-folder.ts';
import { triedFolder, tryBuild } from './tried-build.ts';

/** What a shared build is made of. Two of the same are one. */
export interface SharedBuild {
  /** Instead of the small site's rows. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** The owner's settings. Addresses on this machine and the store's key may be others in each copy. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Files that may name a store or a webhook. */
const TEXTS = /\.(?:html|js|json|txt|xml)$|\/_\w+$/;

/** How often a worker looks whether another one has finished the build, milliseconds. */
const LOOK_MS = 200;

/** What stands in a shared build for what differs from copy to copy: ports that nothing listens on, a key of nothing. */
const STAND_INS = { ports: 54_990, key: 'sb_publishable_of_no_backend' } as const;

/** All folders of a run begin so; browser-setup.ts removes them at its end. */
const prefix = (runFolder: string): string => `shared-${basename(runFolder).toLowerCase()}`;

/** Removes every shared build and copy of a run. */
export function removeShared(runFolder: string): void {
  for (const name of readdirSync('.').filter((entry) => entry.startsWith(triedFolder(prefix(runFolder)))))
    rmSync(name, { recursive: true, force: true });
}

/** Pairs of what stands in a shared build and what stands in a copy with these settings. */
function replacements(settings: SharedBuild['settings']): [standIn: string, value: string][] {
  return Object.entries(settings).flatMap(([name, value], index): [string, string][] => {
    if (name === 'PUBLIC_SUPABASE_ANON_KEY') return [[STAND_INS.key, value]];
    const { origin, hostname } = URL.canParse(value) ? new URL(value) : { origin: '', hostname: '' };
    return hostname === '127.0.0.1' ? [[`http://127.0.0.1:${STAND_INS.ports + index}`, origin]] : [];
  });
}

async function build(name: string, rows: SharedBuild['rows'], settings: SharedBuild['settings']): Promise<string> {
  const { folder, remove } = snapshotFolder((small: SpoiltRows) => Object.assign(small, structuredClone(rows ?? {})));
  const { exitCode, errors } = await tryBuild(name, folder, { settings }).finally(remove);
  return exitCode === 0 && !errors.some((line) => /error/i.test(line)) ? '' : `exit ${exitCode}\n${errors.join('\n')}`;
}

/** Builds once a run: the first worker that comes does it, the others wait. Throws an Error with what the build said. */
async function builtOnce(name: string, rows: SharedBuild['rows'], settings: SharedBuild['settings']): Promise<void> {
  const said = join(inject('runFolder'), `${name}.txt`);
  try {
    mkdirSync(join(inject('runFolder'), name));
    writeFileSync(`${said}.next`, await build(name, rows, settings));
    linkSync(`${said}.next`, said);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    while (!existsSync(said)) await wait(LOOK_MS);
  }
  const errors = readFileSync(said, 'utf8');
  if (errors !== '') throw new Error(`The site that test files share was not built: ${errors}`);
}

/**
 * Returns a folder with the site as it would be built of these rows for these settings, for one worker: built once a run,
 * then copied, with the addresses and the key of this worker's own store and webhook in their places. Throws an Error
 * where the build fails.
 */
export async function placeSharedBuild({ rows, settings }: SharedBuild): Promise<string> {
  const pairs = replacements(settings);
  const stood = Object.entries(settings).map(([name, value]): [string, string] => {
    const [standIn = '', own = ''] = pairs.find(([, replaced]) => value.startsWith(replaced)) ?? [];
    return [name, standIn + value.slice(own.length)];
  });
  const mark = digest(JSON.stringify([rows, stood])).slice(0, 12);
  const name = `${prefix(inject('runFolder'))}-${mark}`;
  await builtOnce(name, rows, Object.fromEntries(stood));
  const from = triedFolder(name);
  const to = triedFolder(`${name}-for-${process.pid}-${copies++}`);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = to + path.slice(from.length);
    mkdirSync(to + entry.parentPath.slice(from.length), { recursive: true });
    const text = TEXTS.test(path) ? readFileSync(path, 'utf8') : '';
    if (!pairs.some(([standIn]) => text.includes(standIn))) linkSync(path, target);
    else
      writeFileSync(
        target,
        pairs.reduce((whole, [standIn, own]) => whole.replaceAll(standIn, own), text),
      );
  }
  return to;
}

/** How many copies this worker has. */
let copies = 0;
