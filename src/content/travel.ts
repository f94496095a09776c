import { capitalized } from '#model/format.ts';
import type { Business } from '#model/business.ts';
import { type Coordinates, distanceMiles, driveBand } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';
import { inSentence, placed } from '#model/place-name.ts';
import type { Promises } from '#model/promises.ts';

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

/** A distance in words: 'less than a mile', 'about a mile', 'about 7 miles', 'about 50 miles'. */
export function milesInWords(miles: number): string {
  const step = miles < COARSE_FROM_MILES ? 1 : COARSE_MILES;
  const rounded = Math.round(miles / step) * step;
  if (rounded === 0) return 'less than a mile';
  return rounded === 1 ? 'about a mile' : `about ${rounded} miles`;
}

/** The crew's driving time, in a sentence; without a figure for a place without coordinates. */
export function travelSentence(name: string, travel: Travel | null): string {
  const place = inSentence(name);
  return travel === null
    ? `${capitalized(place)} is in our service area.`
    : `The drive to ${place} takes us ${travel.minutes}.`;
}

/** Beyond this many straight-line miles, a visit on the same day is the exception. */
const SAME_DAY_MILES = 25;

/** How soon a visit can be scheduled (specification, section 9). Says no more than the company promises. */
export function schedulingSentence(travel: Travel | null, { visitsWithin, visitsSameDay }: Promises): string {
  const sameDay = visitsSameDay && (travel === null || travel.miles <= SAME_DAY_MILES);
  if (visitsWithin !== null)
    return `We can usually come within ${visitsWithin}${sameDay ? ', and often the same day' : ''}.`;
  return sameDay ? 'We can often come the same day.' : 'We tell you the next free day along with the price.';
}

/** The answer to whether there is a travel fee. */
export const travelFeeSentence = ({ noTravelFee }: Promises): string =>
  noTravelFee ? 'No, there is no travel fee.' : 'Ask us: if the trip costs anything, we say so with the price.';

/** Beyond this many straight-line miles, a place is a town near its city and not a part of it. */
const NEARBY_TOWN_MILES = 5;

/** The fields that decide whether a place is part of its city. */
type PlaceInCity = Pick<Neighborhood, 'notes' | 'coordinates' | 'cityCoordinates'>;

/**
 * Whether a place is a town near the city it is listed under, rather than a part of it: its notes say so, or it is too
 * far away.
 */
export const isNearbyTown = ({ notes, coordinates, cityCoordinates }: PlaceInCity): boolean =>
  notes?.isTown === true ||
  (coordinates !== null && cityCoordinates !== null && distanceMiles(coordinates, cityCoordinates) > NEARBY_TOWN_MILES);

/** A place and its city: 'Shandon, Columbia', or 'Eastover, near Columbia' for a town nearby. */
export const placeAndCity = (place: PlaceInCity & Pick<Neighborhood, 'name' | 'cityName'>): string =>
  `${place.name}, ${isNearbyTown(place) ? 'near ' : ''}${place.cityName}`;

/** The same after its preposition: 'in Shandon, Columbia', 'in Eastover, near Columbia'. */
export const placedInCity = (place: PlaceInCity & Pick<Neighborhood, 'preposition' | 'name' | 'cityName'>): string =>
  placeAndCity({ ...place, name: placed(place) });

/** The distance on the place card: 'About 50 miles as the crow flies, about an hour by road'. */
export const travelFact = ({ miles, minutes }: Travel): string =>
  `${capitalized(milesInWords(miles))} as the crow flies, ${minutes} by road`;
