import type { Business } from '#model/business.ts';
import { type Coordinates, distanceMiles, driveBand, roundedMiles } from '#model/geography.ts';

/** The trip from the crew's base to a place. */
export interface Travel {
  /** Straight-line miles, rounded to half a mile. */
  readonly miles: number;
  /** Driving time in words: '15-25 minutes'. */
  readonly minutes: string;
}

/** The trip to a place; null if its coordinates are unknown. */
export function travelTo(place: Coordinates | null, business: Business): Travel | null {
  if (place === null) return null;
  const miles = distanceMiles(business.base, place);
  return { miles: roundedMiles(miles), minutes: driveBand(miles).minutes };
}

/** A distance in words: 'a mile', 'half a mile', '10.5 miles'. */
export function milesInWords(miles: number): string {
  if (miles === 0.5) return 'half a mile';
  return miles === 1 ? 'a mile' : `${miles} miles`;
}

/** The trip as a sentence, without figures if it is unknown. */
export function travelSentence(name: string, travel: Travel | null): string {
  if (travel === null) return `${name} is on our regular routes.`;
  const miles = milesInWords(travel.miles);
  return `${name} is about ${miles} from our base, ${travel.minutes} by road.`;
}
