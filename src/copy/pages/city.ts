import type { Business } from '../../domain/business.ts';
import type { City } from '../../domain/city.ts';
import { travelSentence, travelTo } from '../travel.ts';

/** A paragraph with its heading. */
export interface Section {
  readonly heading: string;
  readonly text: string;
}

/** The heading of a city's page. */
export const cityHeading = (city: City): string => `Exterior cleaning in ${city.name}, South Carolina`;

/** The portrait of a city: its housing, water, trees, soil, what that means, and how far the crew drives. */
export function cityPortrait(city: City, business: Business): readonly Section[] {
  const drive: Section = {
    heading: `How far we drive to ${city.name}`,
    text: `${travelSentence(city.name, travelTo(city.coordinates, business))} We charge no travel fee there. Visits are usually set within 2-5 days.`,
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
