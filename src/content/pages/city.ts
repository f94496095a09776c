import type { Business } from '#model/business.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { type FallLineSide, fallLineSide, waterNear } from '#model/geography.ts';
import { namesAndMore } from '#content/names.ts';
import { paragraph } from '#content/sentences.ts';
import { travelSentence, travelTo } from '#content/travel.ts';

/** A paragraph with its heading. */
export interface Section {
  readonly heading: string;
  readonly text: string;
}

/** The heading of a city's page. */
export const cityHeading = (city: City): string => `Exterior cleaning in ${city.name}, South Carolina`;

const MAX_NAMES = 12;

/** How a city page describes the ground on each side of the Fall Line. */
const GROUND: Readonly<Record<FallLineSide, string>> = {
  piedmont: 'It lies on Piedmont ground, northwest of the Fall Line.',
  along: 'It lies along the Fall Line, where clay and sand meet.',
  sandhills: 'It lies on sand, southeast of the Fall Line.',
};

/** The sections of a city's portrait: housing, water, trees, soil, advice, and the crew's drive. */
export function cityPortrait(city: City, places: readonly Neighborhood[], business: Business): readonly Section[] {
  const water = city.coordinates === null ? null : waterNear(city.coordinates);
  const names = places.map((place) => place.name);
  const drive: Section = {
    heading: `Where we work around ${city.name}`,
    text: paragraph(
      travelSentence(city.name, travelTo(city.coordinates, business)),
      water === null
        ? ''
        : `The middle of town is within ${water.withinMiles === 1 ? 'a mile' : `${water.withinMiles} miles`} of ${water.name}.`,
      city.coordinates === null ? '' : GROUND[fallLineSide(city.coordinates)],
      names.length === 0 ? '' : `We serve ${namesAndMore(names, MAX_NAMES)}.`,
    ),
  };
  const portrait = city.profile?.portrait;
  if (portrait === undefined) return [drive];
  return [
    { heading: `Houses in ${city.name}`, text: portrait.housing },
    { heading: 'Water and damp', text: portrait.water },
    { heading: 'Trees, pollen and shade', text: portrait.trees },
    { heading: 'Soil', text: portrait.soil },
    { heading: `What to wash first in ${city.name}`, text: portrait.advice },
    drive,
  ];
}
