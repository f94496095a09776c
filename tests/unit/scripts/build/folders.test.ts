import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OutputFolders, outputFolders, recover, swapIn } from '#scripts/build/folders.ts';

let root: string;
let folders: OutputFolders;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  folders = { current: join(root, 'dist'), next: join(root, 'dist.next'), old: join(root, 'dist.old') };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(folder: string, text: string): void {
  mkdirSync(join(folder, 'faq'), { recursive: true });
  writeFileSync(join(folder, 'faq', 'page.html'), text);
}
const read = (folder: string): string => readFileSync(join(folder, 'faq', 'page.html'), 'utf8');

describe('dist/', () => {
  it('is replaced as a whole by the next build', async () => {
    write(folders.current, 'last');
    write(folders.next, 'next');
    writeFileSync(join(folders.current, 'gone.html'), 'a page that the next build does not have');
    const removed = swapIn(folders);
    expect(read(folders.current)).toBe('next');
    await removed;
    expect([join(folders.current, 'gone.html'), folders.next, folders.old].filter(existsSync)).toEqual([]);
  });

  it('is created by the first build', async () => {
    write(folders.next, 'first');
    await swapIn(folders);
    expect(read(folders.current)).toBe('first');
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['the swap', { old: 'last', next: 'next' }],
    ['a build', { current: 'last', old: 'the one before', next: 'half' }],
  ])('contains the last complete build after %s was interrupted', (_, contents) => {
    for (const [name, text] of Object.entries(contents)) write(folders[name as keyof OutputFolders], text);
    recover(folders);
    expect(read(folders.current)).toBe('last');
    expect([folders.next, folders.old].filter(existsSync)).toEqual([]);
  });
});

describe('the output folder', () => {
  it('may have another name', () => {
    expect(outputFolders('dist.bench')).toEqual({
      current: 'dist.bench',
      next: 'dist.bench.next',
      old: 'dist.bench.old',
    });
  });

  it.each(['src', '', '.', '..', 'dist/..', '../dist', '/tmp', 'dist.next', 'dist.old', 'dist.bench.next'])(
    "may not be '%s'",
    (name) => {
      expect(() => outputFolders(name)).toThrow('expected a name such as dist');
    },
  );

  it('may not be a symbolic link, which the swap would replace', () => {
    const link = 'dist.test-link';
    symlinkSync(root, link);
    try {
      expect(() => outputFolders(link)).toThrow(`${link} is a symbolic link`);
    } finally {
      rmSync(link);
    }
  });
});
