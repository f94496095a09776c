import { describe, expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, elements, links, pageTree, withClass } from '#tests/support/page-tree.ts';

const page = pageTree('/service-areas');
const [map] = withClass(page, 'figure', 'coverage-map');
const hrefs = (root: Parameters<typeof links>[0]): string[] =>
  links(root)
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/'))
    .sort();

describe('The coverage map', () => {
  it('has a link for every city and neighborhood, each with a name and a page', () => {
    const { model } = buildInput();
    const points = links(map!).filter(({ href }) => href.startsWith('/'));
    const built = new Set(builtPaths());
    expect(new Set(points.map(({ href }) => href)).size).toBe(model.cities.length + model.neighborhoods.length);
    expect(points.filter(({ href, label }) => !built.has(href) || label === '')).toEqual([]);
  });

  it('is readable as the list below it: the same places, each once', () => {
    expect(hrefs(element(page, 'div', { id: 'places' }))).toEqual([...new Set(hrefs(map!))]);
  });

  it('leads within the page only to what is there', () => {
    const ids = new Set(
      ['div', 'h2'].flatMap((name) => elements(page, name, { id: true }).map(({ attribs }) => attribs['id'])),
    );
    const anchors = links(map!).filter(({ href }) => href.startsWith('#'));
    expect(anchors.length).toBeGreaterThan(5);
    expect(anchors.filter(({ href }) => !ids.has(href.slice(1)))).toEqual([]);
  });
});
