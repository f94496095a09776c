import type { Business } from '../../domain/business.ts';
import type { Neighborhood } from '../../domain/neighborhood.ts';
import type { Service } from '../../domain/service.ts';
import { listOf } from '../names.ts';
import { travelTo } from '../travel.ts';
import { wordsOf } from '../service-words.ts';

const MOST_BADGES = 3;

/** The heading of a neighborhood FAQ page. */
export function neighborhoodHeading(service: Service, place: Neighborhood): string {
  return `${service.displayName} in ${place.name}, ${place.cityName}: 19 straight answers`;
}

/** Up to three characteristics of the place, otherwise 'Professional Service' (specification, section 2). */
export function placeBadges(place: Neighborhood): readonly string[] {
  return place.characteristics.length === 0 ? ['Professional Service'] : place.characteristics.slice(0, MOST_BADGES);
}

/** The paragraph under the heading. */
export function neighborhoodLead(service: Service, place: Neighborhood): string {
  const { gerund, surface } = wordsOf(service);
  const known = place.characteristics.slice(0, MOST_BADGES);
  const because =
    known.length === 0 ? '' : ` ${place.name} is known for ${listOf(known)}, and that changes how we work there.`;
  return `Here is what people in ${place.name} ask us about ${gerund}: what it costs, how we clean the ${surface}, and when to book.${because}`;
}

/** The place card: one line a fact, only facts that the place has. */
export function placeCard(
  place: Neighborhood,
  county: string | null,
  business: Business,
): readonly (readonly [string, string])[] {
  const travel = travelTo(place.coordinates, business);
  const rows: (readonly [string, string] | null)[] = [
    place.characteristics.length === 0 ? null : ['Known for', listOf(place.characteristics)],
    place.landmarks.length === 0 ? null : ['Close by', listOf(place.landmarks.slice(0, 4))],
    place.roads.length === 0 ? null : ['Roads', listOf(place.roads.slice(0, 4))],
    county === null ? null : ['County', `${county} County`],
    travel === null
      ? null
      : ['Our drive', `${travel.miles === 1 ? 'about a mile' : `about ${travel.miles} miles`}, ${travel.minutes}`],
    ['Price', `Starting at $${business.pricing.startingAt}, free estimate`],
  ];
  return rows.filter((row) => row !== null);
}
