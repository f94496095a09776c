import { describe, expect, it } from 'vitest';
import { namesOfPair, type NoindexPage, noindexWarning } from '#scripts/build/verdicts/noindex-warning.ts';
import type { PageRow } from '#routes/inventory.ts';

const city = (name: string): PageRow => ({ table: 'cities', slug: `${name.toLowerCase()}-south-carolina`, name });
const service = (name: string): PageRow => ({ table: 'services', slug: name.toLowerCase(), name });
const place = (slug: string): PageRow => ({
  table: 'neighborhoods',
  slug: `columbia-south-carolina/${slug}`,
  name: 'Mill',
});

const pages = (count: number, gate: NoindexPage['gate'], ...rows: readonly PageRow[]): NoindexPage[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${gate}/${index}`, rows, gate }));

const lines = (...all: readonly NoindexPage[][]): string[] =>
  noindexWarning(all.flat(), 'reports/noindex.txt').split('\n');

describe('the warning of pages that a build made noindex', () => {
  it('has a line for each cause, with its pages and the cities and services with the most', () => {
    expect(
      lines(
        pages(2, 'questions', city('Irmo')),
        pages(4, 'own', city('Columbia'), service('Roofs')),
        pages(3, 'own', city('Irmo'), service('Docks')),
        pages(2, 'own', city('Irmo'), service('Roofs')),
      ),
    ).toEqual([
      'noindex: 9 pages, too much like other pages (Roofs 6, Irmo 5, Columbia 4, ...)',
      'noindex: 2 pages, with too few questions about the service (Irmo 2)',
      'Each of the 11 pages is in reports/noindex.txt, with its reason.',
    ]);
  });

  it('names no cities when each has one page', () => {
    expect(lines(pages(1, 'own', city('Irmo')), pages(1, 'own', city('Aiken')))[0]).toBe(
      'noindex: 2 pages, too much like other pages',
    );
  });

  it('has ten lines at most', () => {
    const pairs = Array.from({ length: 14 }, (_, index) =>
      pages(1, 'title', service(`S${index}`)).map((page) => ({ ...page, titles: `s${index} and s` })),
    );
    const all = lines(pages(3, 'fit', service('Docks')), ...pairs);
    expect(all).toHaveLength(10);
    expect(all[0]).toBe('noindex: 3 pages, whose service does not fit the place (Docks 3)');
    expect(all.at(-2)).toBe('noindex: 7 pages for 7 other causes');
    expect(all.at(-1)).toMatch(/^Each of the 17 pages/);
  });
});

describe('two pages with one title', () => {
  const [columbia, roofs] = [city('Columbia'), service('Roofs')];

  it('are named by the rows that distinguish them', () => {
    const one = { path: '/a', rows: [columbia, place('mill'), roofs] };
    const two = { path: '/b', rows: [columbia, place('mill-2'), roofs] };
    expect(namesOfPair(two, one)).toBe(
      'neighborhoods row columbia-south-carolina/mill-2 and neighborhoods row columbia-south-carolina/mill',
    );
  });

  it('are named by a neighborhood and its city when the city has its title', () => {
    const one = { path: '/a', rows: [columbia, roofs] };
    const two = { path: '/b', rows: [columbia, place('mill'), roofs] };
    expect(namesOfPair(two, one)).toBe(
      'neighborhoods row columbia-south-carolina/mill and cities row columbia-south-carolina',
    );
  });

  it('are named by their paths when they have no rows of their own', () => {
    const one = { path: '/a', rows: [columbia] };
    expect(namesOfPair({ path: '/b', rows: [roofs] }, { path: '/contact', rows: [] })).toBe(
      'services row roofs and /contact',
    );
    expect(namesOfPair({ path: '/b', rows: [columbia] }, one)).toBe('/b and /a');
  });

  it('are named by their cities when only these differ', () => {
    const one = { path: '/a', rows: [columbia, roofs] };
    const two = { path: '/b', rows: [city('Irmo'), roofs] };
    expect(namesOfPair(one, two)).toBe('cities row columbia-south-carolina and cities row irmo-south-carolina');
  });
});
