import { capitalized, listOf } from '#model/format.ts';
import { wordsOf } from '#content/service-words.ts';
import { placedInCity, travelFact, travelTo } from '#content/travel.ts';
import { groundAt, type NearWater, waterNear } from '#model/landscape.ts';
import type { Business } from '#model/business.ts';
import type { Neighborhood } from '#model/place.ts';
import { inSentence, placed } from '#model/place-name.ts';
import type { Service } from '#model/service.ts';

const MAX_BADGES = 3;
const MAX_NAMES = 4;

/** The heading of a neighborhood FAQ page. */
export function neighborhoodHeading(service: Service, place: Neighborhood): string {
  return `${service.displayName} ${placedInCity(place)}`;
}

/** Up to three characteristics of the place, otherwise 'Professional Service' (specification, section 2). */
export function placeBadges(place: Neighborhood): readonly string[] {
  return place.characteristics.length === 0 ? ['Professional Service'] : place.characteristics.slice(0, MAX_BADGES);
}

/** The lead below the heading of a page without a sheet: the service's line about this place, if one was written. */
export function neighborhoodLead(service: Service, place: Neighborhood): string {
  return (
    place.jobs[service.catalogueSlug]?.line ?? `Straight answers about ${wordsOf(service).gerund} ${placed(place)}.`
  );
}

/** The end of a name that an owner wrote in full: Richland County, Orleans Parish. */
const NAMED_IN_FULL = / (?:County|Counties|Parish|Parishes|Borough|Municipality|Census Area)$/i;

/**
 * A county, or two for a place on the line: 'Richland County', 'Lexington and Richland counties'. A name in full stays
 * as it is, because a parish is no county.
 */
export const countyName = (county: string): string =>
  NAMED_IN_FULL.test(county) ? county : `${county} ${county.includes(' and ') ? 'counties' : 'County'}`;

/**
 * The water near a place: 'Lake Murray, within a mile'. No distance for a place on the water, because its coordinates
 * are those of its center.
 */
function waterFact(
  { name, withinMiles }: NearWater,
  { characteristics }: Pick<Neighborhood, 'characteristics'>,
): string {
  const onIt = name.endsWith(' River') ? 'riverfront' : 'lakefront';
  const distance = withinMiles === 1 ? 'within a mile' : `within ${withinMiles} miles`;
  return `${capitalized(name)}, ${characteristics.includes(onIt) ? 'close by' : distance}`;
}

/** The facts on the place card; unknown ones are omitted. */
export function placeCard(place: Neighborhood, business: Business): readonly (readonly [string, string])[] {
  const travel = travelTo(place.coordinates, business);
  const ground = groundAt(business.region, place.coordinates)?.card ?? null;
  const water = waterNear(business.region, place.coordinates);
  const rows: (readonly [string, string] | null)[] = [
    place.characteristics.length === 0 ? null : ['Known for', listOf(place.characteristics)],
    place.landmarks.length === 0
      ? null
      : ['Close by', capitalized(listOf(place.landmarks.slice(0, MAX_NAMES).map(inSentence)))],
    place.roads.length === 0 ? null : ['Roads', listOf(place.roads.slice(0, MAX_NAMES))],
    place.county === null ? null : ['County', countyName(place.county)],
    ground === null ? null : ['Ground', ground],
    water === null ? null : ['Water', waterFact(water, place)],
    travel === null
      ? null
      : ['From our base', `${travelFact(travel)}${business.promises.noTravelFee ? ', no travel fee' : ''}`],
  ];
  return rows.filter((row) => row !== null);
}
