import { expect, it } from 'vitest';
import { project, sheetsOf, unitsApart, unproject } from '#features/coverage-map/projection.ts';
import { distanceMiles } from '#model/geography.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const { base } = model.business;
const places = [...model.cities, ...model.neighborhoods].flatMap(({ coordinates }) => coordinates ?? []);
const { area, town } = sheetsOf(model.map, places, base);

/** How much longer or shorter the map draws a mile at the latitude of any place than at the map's middle. */
const middle = (area.south + area.north) / 2;
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const stretch = Math.max(...places.map(({ latitude }) => Math.abs(cosine(middle) / cosine(latitude) - 1)));

it('Distances on the map differ from those on the ground by no more than the stretch of a Mercator map', () => {
  const errors = places.flatMap((a, index) =>
    places.slice(0, index).flatMap((b) => {
      const miles = distanceMiles(a, b);
      const drawn = unitsApart(project(a, area), project(b, area)) * area.milesPerUnit;
      return miles < 2 ? [] : [Math.abs(drawn / miles - 1)];
    }),
  );
  expect(Math.max(...errors)).toBeLessThan(stretch + 0.001);
});

it('North is up and east is right', () => {
  const [southWest, northEast] = [
    project(base, area),
    project({ latitude: base.latitude + 0.2, longitude: base.longitude + 0.4 }, area),
  ];
  expect(northEast.x).toBeGreaterThan(southWest.x);
  expect(northEast.y).toBeLessThan(southWest.y);
});

it('unproject reverses project', () => {
  for (const place of places.slice(0, 20)) {
    expect(distanceMiles(unproject(project(place, town), town), place)).toBeLessThan(0.001);
  }
});
