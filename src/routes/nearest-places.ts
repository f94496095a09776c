import { type Coordinates, degreesEast, distanceMiles, milesToMeridian } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';

/** What the search for the nearest places reads of a place. */
export type LocatedPlace = Pick<Neighborhood, 'slug' | 'citySlug' | 'coordinates'>;

/** Room for rounding when the way to a meridian is compared with a distance: two inches. Miles. */
const TOLERANCE = 3e-5;

interface Candidate<T> {
  readonly place: T;
  readonly at: Coordinates;
}

interface Found<T> {
  readonly place: T;
  readonly miles: number;
}

const byDistance = (a: Found<LocatedPlace>, b: Found<LocatedPlace>): number =>
  a.miles - b.miles || (a.place.slug < b.place.slug ? -1 : 1);

/**
 * Finds the places of a list that are nearest to a point, without measuring the distance to each: 100,000 pages are
 * about 7,000 places, whose pairs are 25 million. Places are visited by longitude, outward from the point, until
 * the meridian alone is farther away than what was found.
 */
export class NearestPlaces<T extends LocatedPlace> {
  readonly #byLongitude: readonly Candidate<T>[];

  constructor(places: readonly T[]) {
    this.#byLongitude = places
      .flatMap((place) => (place.coordinates === null ? [] : [{ place, at: place.coordinates }]))
      .sort((a, b) => a.at.longitude - b.at.longitude);
  }

  /** The position of the first place that is not west of a longitude. */
  #positionOf(longitude: number): number {
    let low = 0;
    let high = this.#byLongitude.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#byLongitude[middle]!.at.longitude < longitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The places nearest to a point that `accept` admits, at most `count`, nearest first; at equal distances by slug.
   */
  nearest(point: Coordinates, count: number, accept: (place: T, at: Coordinates) => boolean): readonly T[] {
    const list = this.#byLongitude;
    const { length } = list;
    const start = this.#positionOf(point.longitude);
    const found: Found<T>[] = [];
    const visit = ({ place, at }: Candidate<T>): void => {
      if (!accept(place, at)) return;
      found.push({ place, miles: distanceMiles(point, at) });
      if (found.length <= count) return;
      found.sort(byDistance).pop();
    };
    /** Whether a place behind this one in its direction can still be among the nearest. */
    const isNear = ({ at }: Candidate<T>): boolean => {
      if (found.length < count) return true;
      const farthest = Math.max(...found.map(({ miles }) => miles));
      return milesToMeridian(point, Math.abs(degreesEast(point.longitude, at.longitude))) <= farthest + TOLERANCE;
    };
    // The list is a circle: east of the last place is the first. Each step of a direction takes the next place, and
    // a direction ends when its meridian is too far, or at the other's end.
    let east = 0;
    let west = 0;
    let goesEast = true;
    let goesWest = true;
    while (east + west < length && (goesEast || goesWest)) {
      if (goesEast) {
        const candidate = list[(start + east) % length]!;
        goesEast = degreesEast(point.longitude, candidate.at.longitude) >= 0 && isNear(candidate);
        if (goesEast) {
          visit(candidate);
          east += 1;
        }
      }
      if (goesWest && east + west < length) {
        const candidate = list[(start - 1 - west + length) % length]!;
        goesWest = degreesEast(point.longitude, candidate.at.longitude) <= 0 && isNear(candidate);
        if (goesWest) {
          visit(candidate);
          west += 1;
        }
      }
    }
    return found.sort(byDistance).map(({ place }) => place);
  }
}
