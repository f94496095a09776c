import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';
import { snapshotFolder } from '../support/snapshot-folder.ts';
import { removeTried, triedFolder, tryBuild } from '../support/tried-build.ts';

const snapshot = snapshotFolder();
const copy = mkdtempSync(join(tmpdir(), 'working-copy-'));

/** A working copy at another path, with everything a build reads. */
function makeCopy(): void {
  const parts = [
    'src',
    'scripts',
    'data',
    'public',
    'package.json',
    'astro.config.mjs',
    'tailwind.config.mjs',
    'tsconfig.json',
    'vercel.json',
  ];
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

/** What a built folder holds: a line a file, its digest and name */
function digests(folder: string): string[] {
  return builtFiles(folder).map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${digest} ${file}`;
  });
}

/** With a store, and so with the scripts of the staff area. */
const settings = { PUBLIC_SUPABASE_URL: 'https://store.example', PUBLIC_SUPABASE_ANON_KEY: 'a-key' };

describe('two builds of one snapshot on one day', () => {
  beforeAll(makeCopy);
  afterAll(() => {
    removeTried('first');
    snapshot.remove();
    rmSync(copy, { recursive: true, force: true });
  });

  // One where nothing is cached, one where other builds have been: what a cache, a path or a run leaves would show.
  it('are byte-identical, each from a working copy of its own', async () => {
    const builds = [];
    for (const root of ['.', copy]) builds.push(await tryBuild('first', snapshot.folder, { root, settings }));
    expect(builds).toMatchObject([
      { exitCode: 0, errors: [] },
      { exitCode: 0, errors: [] },
    ]);
    const [here, there] = [digests(triedFolder('first')), digests(join(copy, triedFolder('first')))];
    expect(here.some((line) => line.includes('_astro/StaffApp.'))).toBe(true);
    expect(there).toEqual(here);
  });
});
