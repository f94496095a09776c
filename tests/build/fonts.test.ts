import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';

interface Face {
  readonly file: string;
  readonly letters: ReadonlySet<string>;
}

const [sheet] = builtFiles().filter((file) => /^_astro\/site\.[^/]+\.css$/.test(file));

/** The font files of a family in the site's stylesheet: their names without hashes, and their characters. */
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

/** Elements whose text no font of the page renders: browsers show a title in their own font. */
const NOT_RENDERED = new Set(['script', 'style', 'title']);

/** The characters of a page's text, or of the elements that `within` names. */
function lettersOf(path: string, within?: ReadonlySet<string>): Set<string> {
  const letters = new Set<string>();
  let hidden = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (NOT_RENDERED.has(name)) hidden += 1;
      if (within?.has(name) === true) depth += 1;
    },
    ontext(text) {
      if (hidden === 0 && (within === undefined || depth > 0)) for (const letter of text) letters.add(letter);
    },
    onclosetag(name) {
      if (NOT_RENDERED.has(name)) hidden -= 1;
      if (within?.has(name) === true) depth -= 1;
    },
  });
  parser.end(pageHtml(path));
  return letters;
}

/** All pages but posts, which may contain any character, and the styleguide, which is for staff. */
const publicPages = builtPaths().filter((path) => !/^\/(?:blog\/|styleguide)/.test(path));

describe.each([
  { family: 'Figtree', within: undefined },
  { family: 'Fraunces', within: new Set(['h1', 'h2', 'h3', 'h4']) },
])('$family', ({ family, within }) => {
  const [first, rest] = facesOf(family);

  it('is split into two files without common characters', () => {
    expect(facesOf(family)).toHaveLength(2);
    expect(rest?.file).toBe(`${first?.file}-rest`);
    expect(first!.letters.size).toBeGreaterThan(70);
    expect([...rest!.letters].filter((letter) => first!.letters.has(letter))).toEqual([]);
    for (const letter of 'é×½"') expect(first!.letters.has(letter) || rest!.letters.has(letter), letter).toBe(true);
  });

  it('has every character in the preloaded file but for letters in the names of rows and of the company', () => {
    const missing = new Map<string, string>();
    for (const path of publicPages)
      for (const letter of lettersOf(path, within)) if (rest!.letters.has(letter)) missing.set(letter, path);
    const { business, cities, services, neighborhoods, posts } = committedModel();
    const names = JSON.stringify([
      business,
      services.map(({ displayName, description }) => [displayName, description]),
      cities.map(({ name }) => name),
      neighborhoods,
      posts.map(({ title, excerpt, tags }) => [title, excerpt, tags]),
    ]);
    expect(publicPages.length).toBeGreaterThan(services.length * neighborhoods.length);
    expect([...missing].filter(([letter]) => !(/\p{L}/u.test(letter) && names.includes(letter)))).toEqual([]);
  });
});
