import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readGonePages } from '#data/gone-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'gone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What readGonePages makes of a file with these rows: its paths, or the error message. */
function read(...rows: readonly unknown[]): unknown {
  const file = join(folder, 'gone.json');
  writeFileSync(file, JSON.stringify(rows));
  try {
    return readGonePages(file).map(({ path }) => path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const PAGE = { path: '/blog/old-offer', reason: 'the offer ended in 2024' };

describe('data/gone.json', () => {
  it('has no issues as committed', () => {
    expect(() => readGonePages('data/gone.json')).not.toThrow();
  });

  it('lists paths with a reason', () => {
    expect(read(PAGE)).toEqual([PAGE.path]);
  });

  it.each([
    ['a slash at the end', { ...PAGE, path: '/blog/' }, 'path: is "/blog/", expected the path of one page'],
    ['the home page', { ...PAGE, path: '/' }, 'path: is "/", expected the path of one page'],
    ['a placeholder', { ...PAGE, path: '/blog/:post' }, 'path: is "/blog/:post", expected the path of one page'],
    ['an address', { ...PAGE, path: 'https://a.example' }, 'expected the path of one page'],
    ['.html', { ...PAGE, path: '/blog/a.html' }, 'expected a path without .html'],
    ['no path', { reason: 'old' }, 'path: is nothing, expected a path'],
    ['no reason', { path: '/blog/a' }, 'reason: is nothing, expected a short reason'],
    ['an empty reason', { ...PAGE, reason: ' ' }, 'reason: is " ", expected a short reason'],
    ['a reason of two lines', { ...PAGE, reason: 'a\nb' }, 'expected a reason in one line'],
    ['a misspelled field', { ...PAGE, resaon: 'x' }, 'expected no field resaon'],
  ])('rejects %s', (_, page, message) => {
    expect(read(page)).toContain(message);
  });

  it('rejects a path twice', () => {
    expect(read(PAGE, { ...PAGE, reason: 'again' })).toContain('one row only; row /blog/old-offer has it too');
  });

  it('reports how to restore the file when it is missing', () => {
    expect(() => readGonePages(join(folder, 'none.json'))).toThrow('expected a file; restore it from the repository');
  });
});
