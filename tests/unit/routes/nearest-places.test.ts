import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coordinates, distanceMiles, milesToMeridian } from '#model/geography.ts';
import { type LocatedPlace, NearestPlaces } from '#routes/nearest-places.ts';

/** Points all over the earth, and many close together, at the antimeridian and at the poles too. */
const coordinates: fc.Arbitrary<Coordinates> = fc
  .tuple(
    fc.constantFrom([34, -81], [0, 180], [0, -180], [90, 0], [-89.9, 179], [52, 13]),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.constantFrom(0, 0.01, 1, 90),
  )
  .map(([[latitude = 0, longitude = 0], north, east, spread]) => ({
    latitude: Math.max(-90, Math.min(90, latitude + north * spread)),
    longitude: Math.max(-180, Math.min(180, longitude + east * spread)),
  }));

const placesOf = (points: readonly (Coordinates | null)[]): LocatedPlace[] =>
  points.map((at, index) => ({ slug: `place-${index}`, citySlug: 'columbia-south-carolina', coordinates: at }));

test('the nearest places are those that measuring every distance finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(coordinates, { freq: 9 }), { maxLength: 40 }),
      coordinates,
      fc.integer({ min: 1, max: 9 }),
      (points, from, count) => {
        const places = placesOf(points);
        const isOdd = (place: LocatedPlace): boolean => !place.slug.endsWith('7');
        const measured = places
          .flatMap((place) =>
            place.coordinates === null || !isOdd(place)
              ? []
              : [{ place, miles: distanceMiles(from, place.coordinates) }],
          )
          .sort((a, b) => a.miles - b.miles || (a.place.slug < b.place.slug ? -1 : 1))
          .slice(0, count)
          .map(({ place }) => place.slug);
        expect(new NearestPlaces(places).nearest(from, count, isOdd).map(({ slug }) => slug)).toEqual(measured);
      },
    ),
    { numRuns: 2000, seed: 19 },
  );
});

test('no place on a meridian is nearer than the meridian', () => {
  fc.assert(
    fc.property(
      coordinates,
      fc.double({ min: 0, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      (from, degrees, latitude) => {
        const to = { latitude, longitude: from.longitude + degrees };
        expect(distanceMiles(from, to)).toBeGreaterThanOrEqual(milesToMeridian(from, degrees) - 1e-3);
      },
    ),
    { numRuns: 2000, seed: 19 },
  );
});
