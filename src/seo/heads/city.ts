import { surfacesInTitle } from '#content/pages/services-list.ts';
import type { City } from '#model/place.ts';
import { cityAndState, shortCitySlug, stateOf } from '#model/state.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { cityPath, PATHS } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { cardOf } from '#seo/card.ts';
import { advertised, firstFitting, MAX_TITLE } from '#seo/head.ts';

/** The breadcrumb of a city's page. */
export const cityCrumbs = (city: City): readonly Crumb[] => [
  HOME_CRUMB,
  { label: 'Service Areas', path: PATHS.serviceAreas },
  { label: cityAndState(city.name, city.slug), path: cityPath(city.slug) },
];

/** The head of a city's page; noindex until the catalogue has its portrait. */
export function cityHead(site: Site, city: City): Head {
  const { origin } = site;
  const { business, services } = site.model;
  const { profile } = city;
  const town = cityAndState(city.name, city.slug);
  const work = [2, 1].map((count) => surfacesInTitle(services, count)).filter((words) => words !== null);
  return {
    title: firstFitting(
      [...work.map((words) => `Exterior Cleaning in ${town} | ${words}`), `Exterior Cleaning in ${town}`],
      MAX_TITLE,
    ),
    description: advertised(profile?.metaDescription ?? `Exterior cleaning in ${town}.`, business),
    keywords: profile?.keywords ?? [
      `${(surfacesInTitle(services, 1) ?? 'exterior cleaning').toLowerCase()} ${city.name} ${stateOf(city.slug).abbreviation}`,
    ],
    path: cityPath(city.slug),
    index: profile !== null,
    ...cardOf(site, `city-${shortCitySlug(city.slug)}`, `${town}: exterior cleaning, with a drawing of a house`),
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode(cityCrumbs(city), origin)],
  };
}
