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

/** Astro hashes a component's place on the disk into its island's uid, which only has to differ between islands. */
const withoutUid = (html: string): string => html.replace(/(<astro-island\b[^>]*?) uid="[^"]*"/g, '$1');

/** What a built folder holds: a line a file, its digest and name. Pages are digested as `read` gives them. */
function digests(folder: string, read = (html: string): string => html): string[] {
  return builtFiles(folder).map((file) => {
    const bytes = readFileSync(join(folder, file));
    const digested = file.endsWith('.html') ? read(bytes.toString('utf8')) : bytes;
    return `${createHash('sha256').update(digested).digest('hex')} ${file}`;
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

  it('are the same from another working copy, but for the ids Astro gives its islands', async () => {
    makeCopy();
    const build = await tryBuild('second', snapshot.folder, { root: copy });
    expect(build.exitCode).toBe(0);
    const built = join(copy, triedFolder('second'));
    expect(digests(built, withoutUid)).toEqual(digests(triedFolder('first'), withoutUid));
  });
});
