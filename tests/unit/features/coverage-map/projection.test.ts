import { expect, it } from 'vitest';
import { project, sheetsOf, unitsApart, unproject } from '#features/coverage-map/projection.ts';
import { distanceMiles } from '#model/geography.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const { area, town } = sheetsOf(model.map, [], model.business.base);
const places = [...model.cities, ...model.neighborhoods].flatMap(({ coordinates }) => coordinates ?? []);

it('Distances on the map differ from those on the ground by less than 1 %', () => {
  const errors = places.flatMap((a, index) =>
    places.slice(0, index).flatMap((b) => {
      const miles = distanceMiles(a, b);
      return miles < 2 ? [] : [Math.abs(unitsApart(project(a, area), project(b, area)) / miles - 1)];
    }),
  );
  expect(errors.length).toBeGreaterThan(places.length * 10);
  expect(Math.max(...errors)).toBeLessThan(0.01);
});

it('North is up and east is right', () => {
  const [southWest, northEast] = [
    project({ latitude: 34, longitude: -81 }, area),
    project({ latitude: 34.2, longitude: -80.6 }, area),
  ];
  expect(northEast.x).toBeGreaterThan(southWest.x);
  expect(northEast.y).toBeLessThan(southWest.y);
});

it('unproject reverses project', () => {
  for (const place of places.slice(0, 20)) {
    expect(distanceMiles(unproject(project(place, town), town), place)).toBeLessThan(0.001);
  }
});
