import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPages } from '#scripts/build/kept-pages.ts';
import { keptPage } from '#hydration/kept-page.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-pages-'));
});
afterEach(() => {
  globalThis.keptPages = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Renders pages as a build does, and returns the paths whose templates were rendered. */
async function build(
  pages: Readonly<Record<string, unknown>>,
  { sources = 'a', reuse = true } = {},
): Promise<readonly string[]> {
  const store = openPages(join(folder, 'pages'), sources, reuse);
  globalThis.keptPages = store;
  const rendered: string[] = [];
  for (const [path, page] of Object.entries(pages)) {
    const template = (): string => {
      rendered.push(path);
      return JSON.stringify(page);
    };
    const ask = async (): Promise<string> => (await keptPage(page)?.text()) ?? template();
    expect(await store.html(path, ask, (html) => `<p>${html}</p>`)).toBe(`<p>${JSON.stringify(page)}</p>`);
  }
  store.keep();
  return rendered;
}

test("a page's template is rendered again only when what it gets has changed", async () => {
  expect(await build({ '/a': { name: 'one' }, '/b': { name: 'two' } })).toEqual(['/a', '/b']);
  expect(await build({ '/a': { name: 'one' }, '/b': { name: 'two' } })).toEqual([]);
  expect(await build({ '/a': { name: 'one' }, '/b': { name: 'three' } })).toEqual(['/b']);
});

test('what a field holds counts, however deep, and whether it is missing or empty', async () => {
  await build({ '/a': { frame: { links: [{ label: 'Irmo' }] }, price: null } });
  expect(await build({ '/a': { frame: { links: [{ label: 'Cayce' }] }, price: null } })).toEqual(['/a']);
  expect(await build({ '/a': { frame: { links: [{ label: 'Cayce' }] }, price: undefined } })).toEqual(['/a']);
});

test('equal pages of two paths are two pages', async () => {
  await build({ '/a': { name: 'one' } });
  expect(await build({ '/b': { name: 'one' } })).toEqual(['/b']);
});

test('a page that does not ask is rendered by every build', async () => {
  const render = async (): Promise<string> => {
    const store = openPages(join(folder, 'pages'), 'a', true);
    globalThis.keptPages = store;
    const html = await store.html(
      '/offline',
      () => Promise.resolve('no network'),
      (text) => `<p>${text}</p>`,
    );
    store.keep();
    return html;
  };
  expect(await render()).toBe('<p>no network</p>');
  expect(await render()).toBe('<p>no network</p>');
});

test('pages of other sources, of a full build or of a damaged file are rendered', async () => {
  const pages = { '/a': { name: 'one' } };
  await build(pages);
  expect(await build(pages, { sources: 'b' })).toEqual(['/a']);
  expect(await build(pages, { sources: 'b', reuse: false })).toEqual(['/a']);
  expect(await build(pages, { sources: 'b' })).toEqual([]);
  writeFileSync(join(folder, 'pages'), '{');
  expect(await build(pages, { sources: 'b' })).toEqual(['/a']);
});

test('a function in a page, which cannot be compared, stops the build by name', async () => {
  await expect(build({ '/stains': { pictureOf: () => null } })).rejects.toThrow(
    /page object of \/stains is not plain data/,
  );
});

test('without a build, as on the development server, a page is rendered', () => {
  expect(keptPage({ name: 'one' })).toBeNull();
});
