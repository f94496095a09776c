import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { committedModel } from '#tests/support/committed-data.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const SOUTH_CAROLINA = '45';

/** The Census Bureau's county boundaries, generalized to about 300 meters. */
const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Counties;
const counties = feature(atlas, atlas.objects.counties).features.filter(({ id }) =>
  String(id).startsWith(SOUTH_CAROLINA),
);

const countyAt = (latitude: number, longitude: number): string =>
  counties.find((county) => geoContains(county, [longitude, latitude]))?.properties.name ?? 'none';

const { cities, neighborhoods } = committedModel();

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
      return county === actual ? [] : [`${slug}: ${county}, lies in ${actual}`];
    });
    expect(wrong).toEqual([]);
  });
});
