import { describe, expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, links, pageTree, withClass } from '#tests/support/page-tree.ts';

const page = pageTree('/service-areas');
const [map] = withClass(page, 'figure', 'coverage-map');
const hrefs = (root: Parameters<typeof links>[0]): string[] =>
  links(root)
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/'))
    .sort();

describe('the coverage map', () => {
  it('links every city and neighborhood to its page by name', () => {
    const { model } = buildInput();
    const points = links(map!).filter(({ href }) => href.startsWith('/'));
    const built = new Set(builtPaths());
    expect(new Set(points.map(({ href }) => href)).size).toBe(model.cities.length + model.neighborhoods.length);
    expect(points.filter(({ href, label }) => !built.has(href) || label === '')).toEqual([]);
  });

  it('has the same links as the list of places below it', () => {
    expect(hrefs(element(page, 'div', { id: 'places' }))).toEqual([...new Set(hrefs(map!))]);
  });
});
