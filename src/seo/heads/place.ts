import { placeAndCity, placedInCity } from '#content/travel.ts';
import { workWords } from '#content/work-words.ts';
import { type OfferedServices, washesHouses } from '#model/service.ts';
import { offeredPhrases } from '#content/pages/services-list.ts';
import type { Model, Site } from '#model/model.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Neighborhood } from '#model/place.ts';
import { cityAndState, shortCitySlug, stateOf } from '#model/state.ts';
import { cityPath, PATHS, placePath } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { cardOf } from '#seo/card.ts';
import { claims, firstFitting, fittingSentences, MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';
import { listOf } from '#model/format.ts';

/** The breadcrumb of a neighborhood's page. */
export const placeCrumbs = (place: Neighborhood): readonly Crumb[] => [
  HOME_CRUMB,
  { label: 'Service Areas', path: PATHS.serviceAreas },
  { label: cityAndState(place.cityName, place.citySlug), path: cityPath(place.citySlug) },
  { label: `${place.name}, ${place.cityName}`, path: placePath(place.citySlug, place.slug) },
];

/** The title of a neighborhood's page. */
export function placeTitle(place: Neighborhood, services: OfferedServices): string {
  const state = stateOf(place.citySlug).abbreviation;
  return firstFitting(
    [
      ...(washesHouses(services) ? [`House Washing & Care ${placedInCity(place)} ${state}`] : []),
      `Exterior Cleaning: ${placeAndCity(place)} ${state}`,
      `Exterior Cleaning: ${place.name}, ${state}`,
      `${place.name}, ${state}`,
    ],
    MAX_TITLE,
  );
}

/** The description of a neighborhood's page. */
export function placeDescription(
  place: Neighborhood,
  { business, services }: Pick<Model, 'business' | 'services'>,
): string {
  const known = place.characteristics.slice(0, 3);
  const state = stateOf(place.citySlug).abbreviation;
  return fittingSentences(
    [
      `Exterior cleaning ${placedInCity(place)}, ${state}${place.notes === null ? '' : `: walls, roofs, trees, soil and what to ${workWords(services).verb} first`}.`,
      ...(known.length === 0 ? [] : [`Known for ${listOf(known)}.`]),
      ...claims(business),
    ],
    MAX_DESCRIPTION,
  );
}

/** The head of a neighborhood's page; noindex until the catalogue has its notes. */
export function placeHead(site: Site, place: Neighborhood): Head {
  const { origin } = site;
  const { business, services } = site.model;
  const known = place.characteristics.slice(0, 3);
  const state = stateOf(place.citySlug).abbreviation;
  return {
    title: placeTitle(place, services),
    description: placeDescription(place, site.model),
    keywords: [
      `exterior cleaning ${place.name}`,
      ...offeredPhrases(services, [
        ['house-washing', `house washing ${place.name} ${place.cityName} ${state}`],
        ['driveway-pressure-washing', `pressure washing ${place.name}`],
      ]),
      ...known.slice(0, 2).map((characteristic) => `${characteristic} ${place.name}`),
    ],
    path: placePath(place.citySlug, place.slug),
    index: place.notes !== null,
    ...cardOf(
      site,
      `city-${shortCitySlug(place.citySlug)}`,
      `${cityAndState(place.cityName, place.citySlug)}: exterior cleaning, with a drawing of a house`,
    ),
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode(placeCrumbs(place), origin)],
  };
}
