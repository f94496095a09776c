import { describe, expect, it } from 'vitest';
import { layoutCoverage } from '#features/coverage-map/layout.ts';
import { milesApart, project } from '#features/coverage-map/projection.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const { base } = model.business;
const cities = model.cities.map(({ name, slug, coordinates, profile }) => ({
  name,
  href: slug,
  coordinates,
  population: profile?.population ?? null,
}));
const neighborhoods = model.neighborhoods.map(({ name, slug, citySlug, coordinates }) => ({
  name,
  href: `${citySlug}/${slug}`,
  cityHref: citySlug,
  coordinates,
}));
const layout = layoutCoverage(cities, neighborhoods, base);
const sheets = [layout.midlands, layout.town];

describe('The layout of the coverage map', () => {
  it('shows every place once, inside its sheet', () => {
    const points = sheets.flatMap(({ sheet, ...on }) =>
      [...on.cities, ...on.neighborhoods, ...on.crowded].map(({ href, spot }) => ({ href, spot, sheet })),
    );
    expect(points.map(({ href }) => href).toSorted()).toEqual(
      [...cities, ...neighborhoods].map(({ href }) => href).toSorted(),
    );
    const outside = points.filter(
      ({ spot: { x, y }, sheet }) => x <= 0 || y <= 0 || x >= sheet.width || y >= sheet.height,
    );
    expect(outside).toEqual([]);
  });

  it('places cities exactly and neighborhoods within 1.25 miles', () => {
    const places = new Map([...cities, ...neighborhoods].map(({ href, coordinates }) => [href, coordinates!]));
    for (const { sheet, cities: placed, neighborhoods: linked, crowded } of sheets) {
      for (const { href, spot } of placed) expect(spot).toEqual(project(places.get(href)!, sheet));
      for (const { href, spot } of [...linked, ...crowded]) {
        expect(milesApart(spot, project(places.get(href)!, sheet)), href).toBeLessThan(1.25);
      }
    }
  });

  it('draws larger cities larger, and those of unknown population smallest', () => {
    const [city] = cities;
    const rankOf = (population: string | null): number | undefined => {
      const { midlands, town } = layoutCoverage([{ ...city!, population }], [], base);
      return [...midlands.cities, ...town.cities][0]?.rank;
    };
    expect(['136,000+', '23,500+', '11,500+', '570+', null].map(rankOf)).toEqual([1, 2, 3, 4, 4]);
  });

  it('omits places without coordinates or off the map', () => {
    const paris = { latitude: 48.86, longitude: 2.35 };
    const [one, two, three] = cities;
    const { midlands, town } = layoutCoverage(
      [one!, { ...two!, coordinates: null }, { ...three!, coordinates: paris }],
      [],
      base,
    );
    expect([...midlands.cities, ...town.cities].map(({ name }) => name)).toEqual([one!.name]);
  });
});
