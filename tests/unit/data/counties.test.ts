import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { stateOf } from '#model/state.ts';
import { committedModel } from '#tests/support/committed-data.ts';

type Named = GeometryCollection<{ name: string }>;
type Counties = Topology<{ counties: Named; states: Named }>;

/** The Census Bureau's county boundaries, generalized to about 300 meters. */
const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Counties;
const { cities, neighborhoods } = committedModel();

const states = new Set(cities.map(({ slug }) => stateOf(slug).name));
/** The codes of the states that the cities are in. */
const stateCodes = feature(atlas, atlas.objects.states)
  .features.filter(({ properties }) => states.has(properties.name))
  .map(({ id }) => String(id));
const counties = feature(atlas, atlas.objects.counties).features.filter(({ id }) =>
  stateCodes.some((code) => String(id).startsWith(code)),
);

const countyAt = (latitude: number, longitude: number): string =>
  counties.find((county) => geoContains(county, [longitude, latitude]))?.properties.name ?? 'none';

describe('A county in the committed data', () => {
  it('is the one that the neighborhood’s coordinates lie in', () => {
    const wrong = neighborhoods.flatMap(({ slug, county, coordinates }) => {
      const actual = coordinates === null ? 'none' : countyAt(coordinates.latitude, coordinates.longitude);
      // A place on the line may name both counties.
      return county?.split(' and ').includes(actual) === true ? [] : [`${slug}: ${county}, lies in ${actual}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is the one that the city’s coordinates lie in', () => {
    const wrong = cities.flatMap(({ slug, county, coordinates }) => {
      const actual = coordinates === null ? 'none' : countyAt(coordinates.latitude, coordinates.longitude);
      return county?.split(' and ').includes(actual) === true ? [] : [`${slug}: ${county}, lies in ${actual}`];
    });
    expect(wrong).toEqual([]);
  });
});
