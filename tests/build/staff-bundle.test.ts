import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPaths, builtText, DIST, pageHtml } from '../support/built-site.ts';

/** The most that the scripts of the staff area may weigh together, in bytes of brotli. */
const BUDGET = 350_000;

/** What the staff area has in common with every island: React, Astro's renderer, the bundler's own few lines. */
const COMMON = /^(?:shared|client|rolldown-runtime|preload-helper)\./;

const scripts = builtFiles()
  .filter((file) => /^_astro\/.*\.js$/.test(file))
  .map((file) => file.slice('_astro/'.length));

/** Names that Tailwind would know: names of our own may stand for nothing but themselves. */
const UTILITY =
  /^-?(?:[mp][trblxy]?|gap|text|font|flex|grid|items|justify|[wh]|min|max|border|bg|rounded|sr|space|hidden)(?:-|$)/;

/** The scripts that a text names. */
const named = (text: string): string[] => scripts.filter((script) => text.includes(script));

/** Scripts, and everything that they import at once or on demand. */
function pulledIn(first: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...first];
  for (let script = open.pop(); script !== undefined; script = open.pop()) {
    if (seen.has(script)) continue;
    seen.add(script);
    open.push(...named(builtText(`_astro/${script}`)));
  }
  return seen;
}

const isStaff = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');
const island = /component-url="\/_astro\/(StaffApp\.[^"]+)"/.exec(pageHtml('/admin'))?.[1] ?? '';
const staff = pulledIn([island]);
const own = [...staff].filter((script) => !COMMON.test(script));

describe('the scripts of the staff area', () => {
  it('stay within their budget', () => {
    const bytes = [...staff].map((script) => brotliCompressSync(readFileSync(join(DIST, '_astro', script))).length);
    expect(own.some((script) => script.startsWith('RichText.'))).toBe(true);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });

  it('are no part of any public page, at once or later', () => {
    const pages = builtPaths().filter((path) => !isStaff(path));
    const first = new Set(
      pages.flatMap((path) => [...pageHtml(path).matchAll(/\/_astro\/([^"' ]+\.js)/g)].map(([, file]) => file!)),
    );
    expect(first.size).toBeGreaterThan(5);
    const ofPublic = pulledIn([...first]);
    expect(own.filter((script) => ofPublic.has(script))).toEqual([]);
  });
});

describe('the stylesheets of the staff area', () => {
  const linked = (path: string): string[] =>
    [...pageHtml(path).matchAll(/href="\/(_astro\/[^"]+\.css)"/g)].map(([, file]) => file!);

  it('are linked on its pages only', () => {
    const sheets = builtFiles().filter((file) => /^_astro\/staff-[^/]*\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(1);
    const pages = builtPaths().filter((path) => !isStaff(path));
    expect(pages.filter((path) => sheets.some((sheet) => pageHtml(path).includes(sheet)))).toEqual([]);
  });

  it('know every utility that its screens use, for which the site’s sheet does not grow', () => {
    const css = linked('/admin/blog/new')
      .map((file) => builtText(file))
      .join('\n');
    const words = globSync('src/staff/**/*.tsx')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"/g)])
      .flatMap(([, classes]) => classes!.split(/\s+/))
      .filter((word) => UTILITY.test(word));
    const missing = [...new Set(words)].filter((word) => !css.includes(`.${word.replaceAll(/[.:/[\]]/g, '\\$&')}`));
    expect(words.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});
