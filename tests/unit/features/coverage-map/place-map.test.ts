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
