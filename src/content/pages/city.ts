import { groundAt, waterNear } from '#model/landscape.ts';
import type { Business } from '#model/business.ts';
import type { Model } from '#model/model.ts';
import type { City, Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { inSentence } from '#model/place-name.ts';
import { stateOf } from '#model/state.ts';
import { namesAndMore } from '#content/names.ts';
import { paragraph } from '#content/sentences.ts';
import { workWords } from '#content/work-words.ts';
import { travelSentence, travelTo } from '#content/travel.ts';
import { offeredPhrases, surfacesWashed } from './services-list.ts';
import { listOf } from '#model/format.ts';

/** A paragraph with its heading. */
export interface Section {
  readonly heading: string;
  readonly text: string;
}

/** The heading of a city's page. */
export const cityHeading = (city: City): string => `Exterior cleaning in ${city.name}, ${stateOf(city.slug).name}`;

/** What the company does in a town, in two short lines: below the heading of the town's page. */
export const townSummary = (
  name: string,
  services: readonly Pick<Service, 'catalogueSlug'>[],
  { promises }: Business,
): string =>
  paragraph(
    `${surfacesWashed(services, ['house', 'roof', 'gutter', 'driveway'])} in ${name}.`,
    promises.freeEstimates ? 'Free estimates.' : '',
  );

/** What the company washes in each town, by service. */
const WASHED = [
  ['house-washing', 'houses'],
  ['roof-washing', 'roofs'],
  ['driveway-pressure-washing', 'drives'],
] as const;

/** How many services the description of a town names. */
const MAX_SERVICES = 3;

/** The description of a city: its own, or what the company does there. */
export function cityDescription({ name, slug, profile }: City, services: readonly Service[]): string {
  if (profile !== null) return profile.description;
  const where = `in ${name}, ${stateOf(slug).name}`;
  const washed = offeredPhrases(services, WASHED);
  if (washed.length > 0) return `We wash ${listOf(washed)} ${where}.`;
  const names = services.slice(0, MAX_SERVICES).map(({ displayName }) => displayName.toLowerCase());
  return names.length === 0 ? `Exterior cleaning ${where}.` : `We do ${listOf(names)} ${where}.`;
}

const MAX_NAMES = 12;

/** The sections of a city's portrait: housing, water, trees, soil, advice, and the crew's drive. */
export function cityPortrait(
  city: City,
  places: readonly Neighborhood[],
  { business, services }: Pick<Model, 'business' | 'services'>,
): readonly Section[] {
  const water = waterNear(business.region, city.coordinates);
  const names = places.map((place) => inSentence(place.name));
  const drive: Section = {
    heading: `Where we work around ${city.name}`,
    text: paragraph(
      travelSentence(city.name, travelTo(city.coordinates, business)),
      groundAt(business.region, city.coordinates)?.sentence ?? '',
      water === null
        ? ''
        : `The middle of town is within ${water.withinMiles === 1 ? 'a mile' : `${water.withinMiles} miles`} of ${water.name}.`,
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
    { heading: `What to ${workWords(services).verb} first in ${city.name}`, text: portrait.advice },
    drive,
  ];
}
