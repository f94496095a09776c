import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutCoverage } from '#features/coverage-map/layout.ts';
import type { Coordinates } from '#model/geography.ts';
import { EMPTY_MAP } from '#model/region.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const SEED = Number(process.env['RANDOM_SEED'] ?? 18);

/** A shift in degrees, often none or nearly none. */
const shift = (max: number) =>
  fc.oneof(fc.constantFrom(0, 0, 1e-9, 0.01, -0.01), fc.double({ min: -max, max, noNaN: true }));

/** Places around a base: some in the same place, some 150 km away. */
const placesAround = fc.array(fc.record({ north: shift(1.3), east: shift(1.3), isCity: fc.boolean() }), {
  maxLength: 40,
});

/** From Hawaii to the north of Alaska, short of where longitudes begin again, and the base of the sample. */
const bases = fc.oneof(
  fc.constant(committedModel().business.base),
  fc.record({
    latitude: fc.double({ min: 19, max: 71, noNaN: true }),
    longitude: fc.double({ min: -168, max: -67, noNaN: true }),
  }),
);

const isFinitePoint = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  Number.isFinite(x) && Number.isFinite(y);

it.each([
  ['without a map of its own', EMPTY_MAP],
  ['on the map of the Midlands', committedModel().map],
] as const)(
  'random places %s are each on one sheet, inside of it, or off the map',
  (_, map) => {
    fc.assert(
      fc.property(bases, placesAround, (base, around) => {
        const at = ({ north, east }: (typeof around)[number]): Coordinates => ({
          latitude: base.latitude + north,
          longitude: base.longitude + east,
        });
        const places = around.map((place, index) => ({
          name: `Place ${index}`,
          href: `/${index}`,
          cityHref: '/',
          population: null,
          coordinates: at(place),
        }));
        const layout = layoutCoverage(
          places.filter((_place, index) => around[index]!.isCity),
          places.filter((_place, index) => !around[index]!.isCity),
          base,
          map,
        );
        const shown = [layout.area, layout.town].flatMap(({ sheet, cities, neighborhoods, crowded }) =>
          [...cities, ...neighborhoods, ...crowded].map(({ href, spot }) => ({ href, spot, sheet })),
        );
        const hrefs = shown.map(({ href }) => href);
        expect(new Set(hrefs).size).toBe(hrefs.length);
        if (map === EMPTY_MAP) expect(hrefs.toSorted()).toEqual(places.map(({ href }) => href).toSorted());
        expect(
          shown.filter(
            ({ spot, sheet }) =>
              !isFinitePoint(spot) || spot.x < 0 || spot.y < 0 || spot.x > sheet.width || spot.y > sheet.height,
          ),
        ).toEqual([]);
      }),
      { numRuns: 100, seed: SEED },
    );
  },
  120_000,
);
