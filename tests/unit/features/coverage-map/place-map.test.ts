import { expect, it } from 'vitest';
import { placeMap } from '#features/coverage-map/place-map.ts';
import { EMPTY_MAP } from '#model/region.ts';

const at = (latitude: number, longitude: number) => ({ name: 'Camp', coordinates: { latitude, longitude } });

it('draws a place with a neighbor at the same point', () => {
  expect(placeMap(at(34, -81), [at(34, -81)], EMPTY_MAP)?.value).toContain('Map of Camp with Camp');
});

it('draws no map at a pole, which the projection does not have', () => {
  expect(placeMap(at(90, 0), [], EMPTY_MAP)).toBeNull();
  expect(placeMap(at(-86, 0), [at(-85.9, 180)], EMPTY_MAP)).toBeNull();
});

it('draws neighbors on the other side of the antimeridian', () => {
  const [one, other] = [
    placeMap(at(-17, 179.9), [at(-17, -179.9)], EMPTY_MAP),
    placeMap(at(-17, 20), [at(-17, 20.2)], EMPTY_MAP),
  ];
  expect(one?.value).toBe(other?.value);
});

it('draws the roads that come near, also across the antimeridian, and leaves out those beyond its edges', () => {
  const roads = (longitude: number, ...lines: readonly (readonly [number, number])[][]): number => {
    const map = placeMap(at(-17, longitude), [at(-17, longitude)], { ...EMPTY_MAP, roads: lines });
    return map?.value.match(/class="road"/g)?.length ?? 0;
  };
  const near = (longitude: number): [number, number][] => [
    [longitude, -17.001],
    [longitude + 0.001, -17],
  ];
  const east = (longitude: number): [number, number][] => near(longitude + 1);
  const south: [number, number][] = near(20).map(([longitude, latitude]) => [longitude, latitude - 1]);
  expect(roads(20, near(20), east(20), south)).toBe(1);
  // One end in reach is enough, and so is a point between two far ends.
  expect(roads(20, [...near(20), ...east(20)], [...near(19), ...near(20), ...east(20)])).toBe(2);
  expect(roads(179.9995, near(-180))).toBe(1);
  // Around the globe.
  expect(roads(90, [[-179, -17], ...near(90), [179, -17]])).toBe(1);
});
