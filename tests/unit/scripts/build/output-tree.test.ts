import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutputTree, readKnownFiles } from '#scripts/build/output-tree.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-tree-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);
const inode = (file: string): number => statSync(at(file)).ino;

/** Builds a folder of files as a build does: beside the current one, then in its place. */
async function build(files: Readonly<Record<string, string>>): Promise<OutputTree> {
  const tree = new OutputTree(at('dist'), at('dist.next'), readKnownFiles(at('record.json')));
  for (const [file, text] of Object.entries(files)) await tree.put(file, text);
  await tree.close();
  rmSync(at('dist.old'), { recursive: true, force: true });
  if (existsSync(at('dist'))) renameSync(at('dist'), at('dist.old'));
  renameSync(at('dist.next'), at('dist'));
  tree.record(at('record.json'));
  return tree;
}

test('a file that did not change is the same file as before, and all others are new files', async () => {
  await build({ '/faq/a.html': 'a', '/faq/b.html': 'b', '/c.html': 'c' });
  const [a, b] = [inode('dist/faq/a.html'), inode('dist/faq/b.html')];
  const { changed } = await build({ '/faq/a.html': 'a', '/faq/b.html': 'B' });
  expect(changed).toBe(1);
  expect(inode('dist/faq/a.html')).toBe(a);
  expect(inode('dist/faq/b.html')).not.toBe(b);
  expect(readFileSync(at('dist/faq/b.html'), 'utf8')).toBe('B');
  expect(existsSync(at('dist/c.html'))).toBe(false);
  // Nothing is ever written into the former folder.
  expect(readFileSync(at('dist.old/faq/b.html'), 'utf8')).toBe('b');
});

test('a file that was edited or removed since the last build is written again', async () => {
  await build({ '/a.html': 'aa', '/b.html': 'bb' });
  writeFileSync(at('dist/a.html'), 'edited by hand');
  rmSync(at('dist/b.html'));
  const { changed } = await build({ '/a.html': 'aa', '/b.html': 'bb' });
  expect(changed).toBe(2);
  expect(readFileSync(at('dist/a.html'), 'utf8')).toBe('aa');
  expect(readFileSync(at('dist/b.html'), 'utf8')).toBe('bb');
});

test('without a readable record every file is written', async () => {
  await build({ '/a.html': 'a' });
  writeFileSync(at('record.json'), '[["/a.html"');
  expect((await build({ '/a.html': 'a' })).changed).toBe(1);
});

/** Builds one file that is made from a source, and returns whether its contents had to be made. */
async function buildFrom(source: string, contents: string): Promise<boolean> {
  const tree = new OutputTree(at('dist'), at('dist.next'), readKnownFiles(at('record.json')));
  const isKept = tree.keep('/a.html', source);
  if (!isKept) await tree.put('/a.html', contents, source);
  await tree.close();
  rmSync(at('dist.old'), { recursive: true, force: true });
  if (existsSync(at('dist'))) renameSync(at('dist'), at('dist.old'));
  renameSync(at('dist.next'), at('dist'));
  tree.record(at('record.json'));
  return !isKept;
}

test('a file is not made again from the same source, in any number of builds', async () => {
  expect(await buildFrom('one', 'a')).toBe(true);
  const first = inode('dist/a.html');
  expect(await buildFrom('one', 'never used')).toBe(false);
  expect(await buildFrom('one', 'never used')).toBe(false);
  expect(inode('dist/a.html')).toBe(first);
  expect(readFileSync(at('dist/a.html'), 'utf8')).toBe('a');
});

test('a file is made again from another source, after an edit by hand, and after a build that knew no source', async () => {
  await buildFrom('one', 'a');
  expect(await buildFrom('two', 'b')).toBe(true);
  writeFileSync(at('dist/a.html'), 'edited');
  expect(await buildFrom('two', 'b')).toBe(true);
  expect(readFileSync(at('dist/a.html'), 'utf8')).toBe('b');
  await build({ '/a.html': 'c' });
  expect(await buildFrom('two', 'b')).toBe(true);
});

test('a file with other sources and the same contents is linked, and kept by the next build', async () => {
  await buildFrom('one', 'a');
  const first = inode('dist/a.html');
  expect(await buildFrom('two', 'a')).toBe(true);
  expect(inode('dist/a.html')).toBe(first);
  expect(await buildFrom('two', 'never used')).toBe(false);
});
