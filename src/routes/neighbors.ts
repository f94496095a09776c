import { type Coordinates, distanceMiles } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';

/** The maximum number of neighbors that a page links to. */
export const MAX_NEIGHBORS = 8;

/** Neighbors are at most this many degrees of latitude away, about 25 miles. */
export const WINDOW_DEGREES = 0.36;

/** The fields of a place that decide its neighbors. */
export type LocatedPlace = Pick<Neighborhood, 'slug' | 'citySlug' | 'coordinates'>;

interface WithCoordinates<T extends LocatedPlace> {
  readonly place: T;
  readonly at: Coordinates;
}

const withCoordinates = <T extends LocatedPlace>(places: readonly T[]): WithCoordinates<T>[] =>
  places.flatMap((place) => (place.coordinates === null ? [] : [{ place, at: place.coordinates }]));

function nearestTo<T extends LocatedPlace>(
  at: Coordinates,
  places: readonly WithCoordinates<T>[],
  self?: T,
): readonly T[] {
  const near = places
    .filter((other) => other.place !== self && Math.abs(other.at.latitude - at.latitude) < WINDOW_DEGREES)
    .map((other) => ({ place: other.place, miles: distanceMiles(at, other.at) }))
    .sort((a, b) => a.miles - b.miles || (a.place.slug < b.place.slug ? -1 : 1));
  return near.slice(0, MAX_NEIGHBORS).map((other) => other.place);
}

/** The places of a list nearest to a place, however far away; the list itself for a place without coordinates. */
export function nearestOf<T extends LocatedPlace>(place: LocatedPlace, others: readonly T[]): readonly T[] {
  const { coordinates } = place;
  if (coordinates === null) return others;
  return withCoordinates(others)
    .map((other) => ({ place: other.place, miles: distanceMiles(coordinates, other.at) }))
    .sort((a, b) => a.miles - b.miles || (a.place.slug < b.place.slug ? -1 : 1))
    .map((other) => other.place);
}

/**
 * The nearest neighbors of one place, nearest first. `others` must not contain the place itself, and must
 * contain at least the other places of its city and those within WINDOW_DEGREES of its latitude. Without
 * coordinates, the first places of its city.
 */
export function neighborsAmong<T extends LocatedPlace>(place: LocatedPlace, others: readonly T[]): readonly T[] {
  if (place.coordinates !== null) return nearestTo(place.coordinates, withCoordinates(others));
  return others.filter((other) => other.citySlug === place.citySlug).slice(0, MAX_NEIGHBORS);
}

/**
 * The nearest neighbors of every place, as `neighborsAmong` finds them. Computed once per build, because all
 * services' pages of a place share them.
 */
export function neighborsOf(places: readonly Neighborhood[]): ReadonlyMap<Neighborhood, readonly Neighborhood[]> {
  const located = withCoordinates(places);
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
