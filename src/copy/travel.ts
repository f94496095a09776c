import type { Business } from '../domain/business.ts';
import { type Coordinates, distanceMiles, driveBand } from '../domain/geography.ts';

/** How far a place is from the crew's base. */
export interface Travel {
  /** Whole miles as the crow flies, at least 1. */
  readonly miles: number;
  /** The band in words: '15-25 minutes'. */
  readonly minutes: string;
}

/** The way from the base to a place; null where its coordinates are unknown. */
export function travelTo(place: Coordinates | null, business: Business): Travel | null {
  if (place === null) return null;
  const miles = distanceMiles(business.base, place);
  return { miles: Math.max(1, Math.round(miles)), minutes: driveBand(miles).minutes };
}

/** The drive in one sentence; worded without figures where the coordinates are unknown. */
export function travelSentence(name: string, travel: Travel | null): string {
  if (travel === null) return `${name} is on our regular routes.`;
  const miles = travel.miles === 1 ? 'a mile' : `${travel.miles} miles`;
  return `${name} is about ${miles} from our base in a straight line, and the drive usually takes ${travel.minutes}.`;
}
