import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';

interface Face {
  readonly file: string;
  readonly letters: ReadonlySet<string>;
}

const [sheet] = builtFiles().filter((file) => /^_astro\/site\.[^/]+\.css$/.test(file));

/**
 * The site's own files of a family, as its stylesheet has them: their names without the hash, and what each
 * holds.
 */
function facesOf(family: string): Face[] {
  const rules = builtText(sheet!).match(/@font-face\{[^}]*\}/g) ?? [];
  return rules.flatMap((rule) => {
    const file = /\/(?<name>[\w-]+)\.[^/]+\.woff2/.exec(rule)?.groups?.['name'];
    if (file === undefined || !rule.includes(`font-family:${family};`)) return [];
    const ranges = /unicode-range:(?<ranges>[^;}]*)/.exec(rule)?.groups?.['ranges'] ?? '';
    const letters = ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace(/U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    });
    return [{ file, letters: new Set(letters) }];
  });
}

/** What holds no text of the page: the browser writes a title in a font of its own. */
const UNSEEN = new Set(['script', 'style', 'title']);

/** The letters of a page's text; with `within`, of that in elements of these names. */
function lettersOf(path: string, within?: ReadonlySet<string>): Set<string> {
  const letters = new Set<string>();
  let hidden = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) hidden += 1;
      if (within?.has(name) === true) depth += 1;
    },
    ontext(text) {
      if (hidden === 0 && (within === undefined || depth > 0)) for (const letter of text) letters.add(letter);
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) hidden -= 1;
      if (within?.has(name) === true) depth -= 1;
    },
  });
  parser.end(pageHtml(path));
  return letters;
}

/** What staff write may hold any letter, and the styleguide is for staff. */
const written = builtPaths().filter((path) => !/^\/(?:blog\/|styleguide)/.test(path));

describe.each([
  { family: 'Figtree', within: undefined },
  { family: 'Fraunces', within: new Set(['h1', 'h2', 'h3', 'h4']) },
])('$family', ({ family, within }) => {
  const [first, rest] = facesOf(family);

  it('is in two files, which share no letter', () => {
    expect(facesOf(family)).toHaveLength(2);
    expect(rest?.file).toBe(`${first?.file}-rest`);
    expect(first!.letters.size).toBeGreaterThan(70);
    expect([...rest!.letters].filter((letter) => first!.letters.has(letter))).toEqual([]);
    for (const letter of 'é×½"') expect(first!.letters.has(letter) || rest!.letters.has(letter), letter).toBe(true);
  });

  it('has every letter of the site’s own pages in the file that is preloaded', () => {
    const missing = new Map<string, string>();
    for (const path of written)
      for (const letter of lettersOf(path, within)) if (rest!.letters.has(letter)) missing.set(letter, path);
    expect(written.length).toBeGreaterThan(2000);
    expect([...missing]).toEqual([]);
  });
});
