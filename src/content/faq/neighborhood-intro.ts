import type { Business } from '#model/business.ts';
import { type FallLineSide, fallLineSide, waterNear } from '#model/geography.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { capitalized, listOf } from '#content/names.ts';
import { milesInWords, travelTo } from '#content/travel.ts';
import { paragraph } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import { NEIGHBORHOOD_QUESTIONS } from './neighborhood-questions.ts';
import { noteTopics } from './place-facts.ts';

const MAX_BADGES = 3;

/** How a place card describes the ground on each side of the Fall Line. */
const GROUND: Readonly<Record<FallLineSide, string>> = {
  piedmont: 'Piedmont, above the Fall Line',
  along: 'along the Fall Line',
  sandhills: 'below the Fall Line',
};

/** The heading of a neighborhood FAQ page. */
export function neighborhoodHeading(service: Service, place: Neighborhood): string {
  return `${service.displayName} in ${place.name}, ${place.cityName}: ${NEIGHBORHOOD_QUESTIONS} straight answers`;
}

/** Up to three characteristics of the place, otherwise 'Professional Service' (specification, section 2). */
export function placeBadges(place: Neighborhood): readonly string[] {
  return place.characteristics.length === 0 ? ['Professional Service'] : place.characteristics.slice(0, MAX_BADGES);
}

/** The lead below the heading. Includes the note on houses if none of the service's answers uses it. */
export function neighborhoodLead(service: Service, place: Neighborhood): string {
  const { gerund } = wordsOf(service);
  const known = place.characteristics.slice(0, MAX_BADGES);
  const houses = noteTopics(service.slug).has('houses') ? '' : place.notes?.houses;
  if (known.length === 0) return paragraph(`What people in ${place.name} ask us about ${gerund}.`, houses);
  return paragraph(`${capitalized(listOf(known))}: what that means for ${gerund} in ${place.name}.`, houses);
}

/** The facts on the place card; unknown ones are omitted. */
export function placeCard(place: Neighborhood, business: Business): readonly (readonly [string, string])[] {
  const travel = travelTo(place.coordinates, business);
  const ground = place.coordinates === null ? null : GROUND[fallLineSide(place.coordinates)];
  const water = place.coordinates === null ? null : waterNear(place.coordinates);
  const rows: (readonly [string, string] | null)[] = [
    place.characteristics.length === 0 ? null : ['Known for', listOf(place.characteristics)],
    place.landmarks.length === 0 ? null : ['Close by', listOf(place.landmarks.slice(0, 4))],
    place.roads.length === 0 ? null : ['Roads', listOf(place.roads.slice(0, 4))],
    place.county === null ? null : ['County', `${place.county} County`],
    ground === null ? null : ['Ground', ground],
    water === null ? null : ['Water', `close to ${water}`],
    travel === null ? null : ['Our drive', `about ${milesInWords(travel.miles)}, ${travel.minutes}`],
  ];
  return rows.filter((row) => row !== null);
}
