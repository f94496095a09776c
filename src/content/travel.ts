import type { Business } from '#model/business.ts';
import { type Coordinates, distanceMiles, driveBand } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';
import { capitalized } from './names.ts';

/** The trip from the crew's base to a place. */
export interface Travel {
  /** Straight-line miles, unrounded. */
  readonly miles: number;
  /** Driving time in words: '15-25 minutes'. */
  readonly minutes: string;
}

/** The trip to a place; null if its coordinates are unknown. */
export function travelTo(place: Coordinates | null, business: Business): Travel | null {
  if (place === null) return null;
  const miles = distanceMiles(business.base, place);
  return { miles, minutes: driveBand(miles).minutes };
}

/** From here on a distance is rounded to five miles: a place is too large for a finer one. */
const COARSE_FROM_MILES = 10;
const COARSE_MILES = 5;

/** A distance in words: 'about a mile', 'about 7 miles', 'about 50 miles'. */
export function milesInWords(miles: number): string {
  const step = miles < COARSE_FROM_MILES ? 1 : COARSE_MILES;
  const rounded = Math.max(1, Math.round(miles / step) * step);
  return rounded === 1 ? 'about a mile' : `about ${rounded} miles`;
}

/** The distance as a sentence that is true of a straight line; without figures if it is unknown. */
export function travelSentence(name: string, travel: Travel | null): string {
  if (travel === null) return `${name} is on our regular routes.`;
  return `${name} is ${milesInWords(travel.miles)} from our base as the crow flies, ${travel.minutes} by road.`;
}

/** Beyond this many straight-line miles, a visit on the same day is the exception. */
const SAME_DAY_MILES = 25;

/** How soon a visit can be scheduled (specification, section 9). */
export const schedulingSentence = (travel: Travel | null): string =>
  travel !== null && travel.miles > SAME_DAY_MILES
    ? 'We can usually come within 2-5 days.'
    : 'We can usually come within 2-5 days, and often the same day.';

/** Beyond this many straight-line miles, a place is a town near its city and not a part of it. */
const NEARBY_TOWN_MILES = 5;

/** Whether a place is a town near the city it is listed under, rather than a part of it. */
export const isNearbyTown = (place: Pick<Neighborhood, 'coordinates' | 'cityCoordinates'>): boolean =>
  place.coordinates !== null &&
  place.cityCoordinates !== null &&
  distanceMiles(place.coordinates, place.cityCoordinates) > NEARBY_TOWN_MILES;

/** A place and its city: 'Shandon, Columbia', or 'Eastover, near Columbia' for a town nearby. */
export const placeAndCity = (
  place: Pick<Neighborhood, 'name' | 'cityName' | 'coordinates' | 'cityCoordinates'>,
): string => `${place.name}, ${isNearbyTown(place) ? 'near ' : ''}${place.cityName}`;

/** The distance on the place card: 'About 50 miles as the crow flies, about an hour by road'. */
export const travelFact = ({ miles, minutes }: Travel): string =>
  `${capitalized(milesInWords(miles))} as the crow flies, ${minutes} by road`;
