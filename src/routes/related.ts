import { type Coordinates, distanceMiles } from '../domain/geography.ts';
import type { Neighborhood } from '../domain/neighborhood.ts';

/** How many neighbouring places a page links to at most. */
export const MOST_NEIGHBORS = 8;

// Places within this many degrees of latitude are looked at first; at this latitude about 25 miles.
const WINDOW_DEGREES = 0.36;

interface Located {
  readonly place: Neighborhood;
  readonly at: Coordinates;
}

function nearestTo(place: Located, sorted: readonly Located[]): readonly Neighborhood[] {
  const near = sorted
    .filter((other) => other.place !== place.place && Math.abs(other.at.latitude - place.at.latitude) < WINDOW_DEGREES)
    .map((other) => ({ place: other.place, miles: distanceMiles(place.at, other.at) }))
    .sort((a, b) => a.miles - b.miles || (a.place.slug < b.place.slug ? -1 : 1));
  return near.slice(0, MOST_NEIGHBORS).map((other) => other.place);
}

/**
 * The nearest neighbouring places of each place, by its city and slug. A place without coordinates gets the first
 * others of its city. Worked out once a build: every service's page of a place shows the same neighbours.
 */
export function neighborsOf(places: readonly Neighborhood[]): ReadonlyMap<Neighborhood, readonly Neighborhood[]> {
  const located = places.flatMap((place): Located[] =>
    place.coordinates === null ? [] : [{ place, at: place.coordinates }],
  );
  const byCity = Map.groupBy(places, (place) => place.citySlug);
  const locatedByPlace = new Map(located.map((entry) => [entry.place, entry]));
  return new Map(
    places.map((place) => {
      const at = locatedByPlace.get(place);
      const siblings = byCity.get(place.citySlug) ?? [];
      const neighbors =
        at === undefined
          ? siblings.filter((other) => other !== place).slice(0, MOST_NEIGHBORS)
          : nearestTo(at, located);
      return [place, neighbors];
    }),
  );
}
