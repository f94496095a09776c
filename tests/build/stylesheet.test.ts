import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';

/** Resolves CSS escapes: `\:` is a colon, `\31 ` the digit 1 (w3.org/TR/css-syntax-3/#escaping). */
const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const CLASS = /\.(-?(?:[_a-z]|[^\0-\x7f]|\\(?:[0-9a-f]{1,6}\s?|.))(?:[\w-]|[^\0-\x7f]|\\(?:[0-9a-f]{1,6}\s?|.))*)/gi;

/** The classes in a stylesheet's selectors. Comments, strings and declarations are ignored. */
function cssClasses(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  // Text before an opening brace is a selector or an at-rule.
  const preludes = bare.match(/(?:\\.|[^{};\\])+(?=\{)/g) ?? [];
  const selectors = preludes.map((prelude) => prelude.trim()).filter((prelude) => !prelude.startsWith('@'));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(CLASS)].map((match) => unescaped(match[1]!))));
}

const sheets = builtFiles().filter((file) => /^_astro\/[^/]+\.css$/.test(file));
const styledBy = new Map(sheets.map((file) => [`/${file}`, cssClasses(builtText(file))]));

/** The stylesheets, inline styles and classes of a page. */
function stylesOf(path: string): { loaded: string[]; own: string; classes: Set<string> } {
  const loaded: string[] = [];
  const classes = new Set<string>();
  let isStyle = false;
  let own = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const used of (attributes['class'] ?? '').split(/\s+/)) if (used !== '') classes.add(used);
      if (name === 'link' && attributes['rel'] === 'stylesheet') loaded.push(attributes['href'] ?? '');
      isStyle = name === 'style';
    },
    ontext: (text) => (own += isStyle ? text : ''),
    onclosetag: () => (isStyle = false),
  });
  parser.end(pageHtml(path));
  return { loaded, own, classes };
}

describe('the built stylesheets', () => {
  it('have a rule for every class of a page, unless its inline styles do', () => {
    const unstyled = new Map<string, string>();
    const used = new Set<string>();
    for (const path of builtPaths()) {
      const { loaded, own, classes } = stylesOf(path);
      const ownClasses = cssClasses(own);
      for (const name of classes) {
        used.add(name);
        const isStyled = ownClasses.has(name) || loaded.some((sheet) => styledBy.get(sheet)?.has(name));
        if (!isStyled) unstyled.set(name, path);
      }
    }
    expect(used.size).toBeGreaterThan(30);
    expect([...unstyled]).toEqual([]);
  });

  it('have the site’s own classes and Tailwind’s utilities, and no unprocessed directive', () => {
    // The sheet of every page, and the last in the head: a home page links others further down.
    const shared = stylesOf('/privacy').loaded.at(-1);
    expect([...(styledBy.get(shared ?? '') ?? [])]).toEqual(expect.arrayContaining(['wrap', 'button', 'mt-4', 'flex']));
    for (const file of sheets) expect(builtText(file)).not.toMatch(/@tailwind|@apply|theme\(/);
  });
});
