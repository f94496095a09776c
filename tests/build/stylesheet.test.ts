import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPaths, builtText, pageHtml } from '../support/built-site.ts';
import { cssClasses } from '../support/css-classes.ts';

const sheets = builtFiles().filter((file) => /^_astro\/[^/]+\.css$/.test(file));
const styledBy = new Map(sheets.map((file) => [`/${file}`, cssClasses(builtText(file))]));

/** What a page uses: its style sheets and its classes. */
function stylesOf(path: string): { readonly loaded: string[]; readonly classes: Set<string> } {
  const loaded: string[] = [];
  const classes = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const used of (attributes['class'] ?? '').split(/\s+/)) if (used !== '') classes.add(used);
      if (name === 'link' && attributes['rel'] === 'stylesheet') loaded.push(attributes['href'] ?? '');
    },
  });
  parser.end(pageHtml(path));
  return { loaded, classes };
}

describe('the built stylesheet', () => {
  it('has a rule for every class that any page uses, in a sheet that this page loads', () => {
    const unstyled = new Map<string, string>();
    const used = new Set<string>();
    for (const path of builtPaths()) {
      const { loaded, classes } = stylesOf(path);
      for (const name of classes) {
        used.add(name);
        if (!loaded.some((sheet) => styledBy.get(sheet)?.has(name))) unstyled.set(name, path);
      }
    }
    expect(used.size).toBeGreaterThan(30);
    expect([...unstyled]).toEqual([]);
  });

  it('holds the site’s own classes and Tailwind’s utilities, its directives worked out', () => {
    const shared = stylesOf('/').loaded.at(-1);
    expect([...(styledBy.get(shared ?? '') ?? [])]).toEqual(expect.arrayContaining(['wrap', 'button', 'mt-4', 'flex']));
    for (const file of sheets) expect(builtText(file)).not.toMatch(/@tailwind|@apply|theme\(/);
  });
});
