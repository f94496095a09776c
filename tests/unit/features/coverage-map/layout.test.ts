import { describe, expect, it } from 'vitest';
import { layoutCoverage } from '#features/coverage-map/layout.ts';
import { isOn, project, type Sheets, unitsApart } from '#features/coverage-map/projection.ts';
import { type Coordinates, distanceMiles } from '#model/geography.ts';
import { EMPTY_MAP } from '#model/region.ts';
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
/** The edges of sheets as a region's pack gives them. */
const SHEETS = {
  area: { west: -106, east: -104, south: 39.4, north: 40.6 },
  phonesEast: -104.3,
  town: { west: -105.1, east: -104.9, south: 39.9, north: 40.1 },
  key: { west: -104.4, east: -104, south: 40.2, north: 40.6 },
  inset: { west: -104.6, east: -104, south: 39.4, north: 39.8 },
};
const layout = layoutCoverage(cities, neighborhoods, base, model.map);
const sheets = [layout.area, layout.town];

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
        expect(unitsApart(spot, project(places.get(href)!, sheet)), href).toBeLessThan(1.25);
      }
    }
  });

  it('draws larger cities larger, and those of unknown population smallest', () => {
    const [city] = cities;
    const rankOf = (population: string | null): number | undefined => {
      const { area, town } = layoutCoverage([{ ...city!, population }], [], base, model.map);
      return [...area.cities, ...town.cities][0]?.rank;
    };
    expect(['136,000+', '23,500+', '11,500+', '570+', null].map(rankOf)).toEqual([1, 2, 3, 4, 4]);
  });

  it('omits places without coordinates or off the map', () => {
    const at = (name: string, coordinates: Coordinates | null) => ({ name, href: name, coordinates, population: null });
    const map = { ...EMPTY_MAP, sheets: SHEETS };
    const towns = [
      at('In the middle', { latitude: 40, longitude: -105 }),
      at('Unknown', null),
      at('Paris', { latitude: 48.86, longitude: 2.35 }),
    ];
    const { area, town } = layoutCoverage(towns, [], { latitude: 40, longitude: -105 }, map);
    expect([...area.cities, ...town.cities].map(({ name }) => name)).toEqual(['In the middle']);
  });
});

describe('The layout for a region without a map of its own', () => {
  const boulder = { latitude: 40.015, longitude: -105.27 };
  const at = (name: string, latitude: number, longitude: number) => ({
    name,
    href: name,
    coordinates: { latitude, longitude },
    population: null,
  });
  const towns = [
    at('Boulder', 40.015, -105.27),
    at('Longmont', 40.167, -105.102),
    at('Lyons', 40.225, -105.271),
    at('Erie', 40.05, -105.05),
  ];
  const { sheets: fitted, area, town } = layoutCoverage(towns, [], boulder, EMPTY_MAP);

  it('shows every place on the part of the sheet that phones show, and the base on the town’s sheet', () => {
    expect([...area.cities, ...town.cities].map(({ name }) => name).toSorted()).toEqual(
      towns.map(({ name }) => name).toSorted(),
    );
    for (const { coordinates } of towns) expect(isOn(coordinates, fitted.onPhones)).toBe(true);
    expect(town.cities.map(({ name }) => name)).toEqual(['Boulder']);
  });

  it('has the proportions of the sample’s sheets, which the styles are made for', () => {
    const shapes = (of: Sheets) =>
      [of.area, of.onPhones, of.town, ...of.covered].map(({ width, height }) => [width, height]);
    const sample = shapes(layout.sheets);
    shapes(fitted).forEach(([width, height], index) => {
      expect(width! / sample[index]![0]!).toBeCloseTo(1, 1);
      expect(height! / sample[index]![1]!).toBeCloseTo(1, 1);
    });
  });

  it('measures in true miles', () => {
    const [boulderSpot, longmontSpot] = towns.slice(0, 2).map(({ coordinates }) => project(coordinates, area.sheet));
    const miles = unitsApart(boulderSpot!, longmontSpot!) * area.sheet.milesPerUnit;
    expect(miles / distanceMiles(towns[0]!.coordinates, towns[1]!.coordinates)).toBeCloseTo(1, 2);
  });
});

describe('The map of a company at the antimeridian', () => {
  // Taveuni in Fiji: the 180th meridian crosses the island.
  const taveuni = { latitude: -16.85, longitude: 179.97 };
  const around = [
    { name: 'Somosomo', latitude: -16.77, longitude: -179.97 },
    { name: 'Matei', latitude: -16.69, longitude: -179.88 },
    { name: 'Vuna', latitude: -16.98, longitude: 179.9 },
    { name: 'Savusavu', latitude: -16.78, longitude: 179.33 },
    { name: 'Vanua Balavu', latitude: -17.24, longitude: -178.95 },
  ].map(({ name, ...coordinates }) => ({ name, href: name, cityHref: 'taveuni', coordinates }));
  const fitted = layoutCoverage([], around, taveuni, EMPTY_MAP);
  const onSheets = [fitted.area, fitted.town].flatMap(({ sheet, neighborhoods: labeled, crowded }) =>
    [...labeled, ...crowded].map(({ name, spot }) => ({ name, spot, sheet })),
  );

  it('has the places on both sides of it', () => {
    expect(onSheets.map(({ name }) => name).toSorted()).toEqual(around.map(({ name }) => name).toSorted());
  });

  it('shows them as far from the base as they are', () => {
    for (const { coordinates } of around) {
      const units = unitsApart(project(coordinates, fitted.area.sheet), project(taveuni, fitted.area.sheet));
      const miles = distanceMiles(coordinates, taveuni);
      expect(Math.abs((units * fitted.area.sheet.milesPerUnit) / miles - 1)).toBeLessThan(0.02);
    }
    expect(fitted.area.sheet.milesPerUnit).toBeLessThan(2);
  });

  it('has the eastern places east of the western ones', () => {
    const x = (name: string): number =>
      project(around.find((place) => place.name === name)!.coordinates, fitted.area.sheet).x;
    expect(['Savusavu', 'Vuna', 'Somosomo', 'Matei', 'Vanua Balavu'].map(x)).toEqual(
      around.map(({ name }) => x(name)).toSorted((a, b) => a - b),
    );
  });
});
