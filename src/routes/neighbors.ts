import { type Coordinates, distanceMiles } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';

/** How many neighbouring places a page links to at most. */
export const MOST_NEIGHBORS = 8;

// Places within this many degrees of latitude are looked at first; at this latitude about 25 miles.
export const WINDOW_DEGREES = 0.36;

/** What of a place tells which are its neighbours. */
export type PlaceAt = Pick<Neighborhood, 'slug' | 'citySlug' | 'coordinates'>;

interface Located<T extends PlaceAt> {
  readonly place: T;
  readonly at: Coordinates;
}

const locatedOf = <T extends PlaceAt>(places: readonly T[]): Located<T>[] =>
  places.flatMap((place) => (place.coordinates === null ? [] : [{ place, at: place.coordinates }]));

function nearestTo<T extends PlaceAt>(at: Coordinates, places: readonly Located<T>[], self?: T): readonly T[] {
  const near = places
    .filter((other) => other.place !== self && Math.abs(other.at.latitude - at.latitude) < WINDOW_DEGREES)
    .map((other) => ({ place: other.place, miles: distanceMiles(at, other.at) }))
    .sort((a, b) => a.miles - b.miles || (a.place.slug < b.place.slug ? -1 : 1));
  return near.slice(0, MOST_NEIGHBORS).map((other) => other.place);
}

/**
 * The nearest neighbouring places of one place. `others` holds no more than all other places, and no less than those of
 * its city, and those within WINDOW_DEGREES of its latitude. A place without coordinates gets the first of its city.
 */
export function neighborsAmong<T extends PlaceAt>(place: PlaceAt, others: readonly T[]): readonly T[] {
  if (place.coordinates !== null) return nearestTo(place.coordinates, locatedOf(others));
  return others.filter((other) => other.citySlug === place.citySlug).slice(0, MOST_NEIGHBORS);
}

/**
 * The nearest neighbouring places of each place, as `neighborsAmong` finds them. Worked out once a build: every
 * service's page of a place shows the same neighbours.
 */
export function neighborsOf(places: readonly Neighborhood[]): ReadonlyMap<Neighborhood, readonly Neighborhood[]> {
  const located = locatedOf(places);
  const byCity = Map.groupBy(places, (place) => place.citySlug);
  return new Map(
    places.map((place) => {
      const neighbors =
        place.coordinates === null
          ? neighborsAmong(
              place,
              (byCity.get(place.citySlug) ?? []).filter((other) => other !== place),
            )
          : nearestTo(place.coordinates, located, place);
      return [place, neighbors];
    }),
  );
}
