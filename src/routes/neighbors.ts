import type { Coordinates } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';
import { type LocatedPlace, NearestPlaces } from './nearest-places.ts';

/** The maximum number of neighbors that a page links to. */
export const MAX_NEIGHBORS = 8;

/** Neighbors are at most this many degrees of latitude away, about 25 miles. */
export const WINDOW_DEGREES = 0.36;

/** The nearest neighbors of the places of a list. */
export interface NeighborsByPlace {
  /** Returns a place's neighbors, nearest first. Finds them on the first call for the place. */
  readonly get: (place: Neighborhood) => readonly Neighborhood[];
}

/** A place with known coordinates. */
type PlaceOnMap = LocatedPlace & { readonly coordinates: Coordinates };

const isOnMap = (place: LocatedPlace): place is PlaceOnMap => place.coordinates !== null;

/** The nearest neighbors of a place, without the place itself. */
function nearestNeighbors<T extends LocatedPlace>(place: PlaceOnMap, places: NearestPlaces<T>): readonly T[] {
  const { coordinates } = place;
  return places.nearest(
    coordinates,
    MAX_NEIGHBORS,
    (other, at) => (other as LocatedPlace) !== place && Math.abs(at.latitude - coordinates.latitude) < WINDOW_DEGREES,
  );
}

/**
 * The nearest neighbors of one place, nearest first. `others` must not contain the place itself, and must
 * contain at least the other places of its city and those within WINDOW_DEGREES of its latitude. Without
 * coordinates, the first places of its city.
 */
export function neighborsAmong<T extends LocatedPlace>(place: LocatedPlace, others: readonly T[]): readonly T[] {
  if (isOnMap(place)) return nearestNeighbors(place, new NearestPlaces(others));
  return others.filter((other) => other.citySlug === place.citySlug).slice(0, MAX_NEIGHBORS);
}

function findNeighbors(places: readonly Neighborhood[]): NeighborsByPlace {
  const located = new NearestPlaces(places);
  const byCity = Map.groupBy(places, (place) => place.citySlug);
  const found = new Map<Neighborhood, readonly Neighborhood[]>();
  return {
    get: (place) => {
      let neighbors = found.get(place);
      if (neighbors === undefined) {
        neighbors = isOnMap(place)
          ? nearestNeighbors(place, located)
          : neighborsAmong(
              place,
              (byCity.get(place.citySlug) ?? []).filter((other) => other !== place),
            );
        found.set(place, neighbors);
      }
      return neighbors;
    },
  };
}

const knownNeighbors = new WeakMap<readonly Neighborhood[], NeighborsByPlace>();

/**
 * The nearest neighbors of every place, as `neighborsAmong` finds them. Cached by the list of places, because all pages
 * of a place share them.
 */
export function neighborsOf(places: readonly Neighborhood[]): NeighborsByPlace {
  let known = knownNeighbors.get(places);
  if (known === undefined) knownNeighbors.set(places, (known = findNeighbors(places)));
  return known;
}
