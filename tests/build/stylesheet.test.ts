import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { builtFiles, builtPaths, builtText, pageHtml } from '../support/built-site.ts';
import { cssClasses } from '../support/css-classes.ts';

const sheets = builtFiles().filter((file) => /^_astro\/[^/]+\.css$/.test(file));
const css = sheets.map((file) => builtText(file)).join('\n');
const styled = cssClasses(css);

/** Every class that a page uses, with the first page that uses it. */
function usedClasses(): Map<string, string> {
  const used = new Map<string, string>();
  for (const path of builtPaths()) {
    const parser = new Parser({
      onopentag(_name, { class: names = '' }) {
        for (const name of names.split(/\s+/)) if (name !== '' && !used.has(name)) used.set(name, path);
      },
    });
    parser.end(pageHtml(path));
  }
  return used;
}

describe('the built stylesheet', () => {
  it('has a rule for every class that any page uses', () => {
    const used = usedClasses();
    expect(used.size).toBeGreaterThan(30);
    const unstyled = [...used].filter(([name]) => !styled.has(name)).map(([name, path]) => `.${name} on ${path}`);
    expect(unstyled).toEqual([]);
  });

  it('is one file, which every page loads', () => {
    expect(sheets).toHaveLength(1);
    const without = builtPaths().filter((path) => !pageHtml(path).includes(`href="/${sheets[0]!}"`));
    expect(without).toEqual([]);
  });

  it('holds the site’s own classes and Tailwind’s utilities, with variants, worked out', () => {
    expect([...styled]).toEqual(expect.arrayContaining(['wrap', 'button', 'mt-4', 'flex', 'md:pt-[92px]']));
    expect(css).not.toMatch(/@tailwind|@apply|@layer|theme\(/);
  });
});
