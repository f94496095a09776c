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

describe('two builds of one snapshot on one day', () => {
  beforeAll(async () => {
    const build = await tryBuild('first', snapshot.folder);
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
  });
  afterAll(() => {
    removeTried('first', 'second');
    snapshot.remove();
    rmSync(copy, { recursive: true, force: true });
  });

  it('are byte-identical', async () => {
    const build = await tryBuild('second', snapshot.folder);
    expect(build.exitCode).toBe(0);
    expect(digests(triedFolder('second'))).toEqual(digests(triedFolder('first')));
  });

  it('are the same from another working copy', async () => {
    makeCopy();
    const build = await tryBuild('second', snapshot.folder, { root: copy });
    expect(build.exitCode).toBe(0);
    const built = join(copy, triedFolder('second'));
    expect(digests(built)).toEqual(digests(triedFolder('first')));
  });
});
