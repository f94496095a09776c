import { countyName } from '#content/faq/neighborhood-intro.ts';
import { placesServed } from '#content/fit.ts';
import { priceInTitle, priceSentence } from '#content/prices.ts';
import type { Business } from '#model/business.ts';
import { sentencesOf } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { inSentence } from '#model/place-name.ts';
import { cityAndState, shortCitySlug, stateOf } from '#model/state.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { cityServiceFaqPath, PATHS, serviceFaqPath, servicePath } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { cardOf } from '#seo/card.ts';
import {
  claimsWithoutPrice,
  firstFitting,
  fittingSentences,
  shortName,
  MAX_DESCRIPTION,
  MAX_TITLE,
} from '#seo/head.ts';
import { collectionPageNode, localServiceNode } from '#seo/service-node.ts';
import { listOf } from '#model/format.ts';

/** The breadcrumb of a city-and-service FAQ page (specification, section 2). */
export function cityServiceCrumbs(service: Service, city: City): readonly Crumb[] {
  return [
    HOME_CRUMB,
    { label: 'Services', path: PATHS.services },
    // On a live page of a service newer than the build: its own page is not there yet.
    {
      label: service.displayName,
      path: service.inStore ? servicePath(service.slug) : serviceFaqPath(service.slug),
    },
    { label: `${city.name} FAQs`, path: cityServiceFaqPath(city.slug, service.slug) },
  ];
}

/** The title of a city-and-service FAQ page. */
export function cityServiceFaqTitle(service: Service, city: City, business: Business): string {
  const town = cityAndState(city.name, city.slug);
  const price = priceInTitle(service.catalogueSlug, business);
  return firstFitting(
    [
      `${service.displayName} in ${town}: ${price} and FAQs`,
      `${service.displayName} in ${town}: ${price}`,
      `${service.displayName} FAQs for ${town}`,
      `${shortName(service)} FAQs: ${town}`,
    ],
    MAX_TITLE,
  );
}

/** The description of a city-and-service FAQ page. `places` are the city's neighborhoods. */
export function cityServiceFaqDescription(
  service: Service,
  city: City,
  places: readonly Neighborhood[],
  business: Business,
): string {
  const served = placesServed(service, places);
  const names = served.slice(0, 2).map((place) => place.name);
  return fittingSentences(
    [
      `${service.displayName} in ${cityAndState(city.name, city.slug)}.`,
      ...sentencesOf(priceSentence(service.catalogueSlug, wordsOf(service).gerund, business)).slice(0, 1),
      ...(names.length === 0
        ? []
        : [`Serving ${listOf([...names.map(inSentence), ...(served.length > 2 ? ['more'] : [])])}.`]),
      ...claimsWithoutPrice(business),
    ],
    MAX_DESCRIPTION,
  );
}

/** The head of a city-and-service FAQ page. */
export function cityServiceFaqHead(site: Site, service: Service, city: City, places: readonly Neighborhood[]): Head {
  const { origin } = site;
  const { business } = site.model;
  const path = cityServiceFaqPath(city.slug, service.slug);
  const { gerund } = wordsOf(service);
  const town = cityAndState(city.name, city.slug);
  const names = placesServed(service, places)
    .slice(0, 2)
    .map((place) => place.name);
  return {
    title: cityServiceFaqTitle(service, city, business),
    description: cityServiceFaqDescription(service, city, places, business),
    keywords: [
      `${gerund} ${city.name} ${stateOf(city.slug).abbreviation}`,
      `${gerund} FAQ ${city.name}`,
      `${gerund} cost ${city.name}`,
      ...(city.county === null ? [] : [`${gerund} ${countyName(city.county)}`]),
      ...names.map((name) => `${gerund} ${name}`),
    ],
    path,
    index: true,
    ...cardOf(site, `city-${shortCitySlug(city.slug)}`, `${town}: exterior cleaning, with a drawing of a house`),
    article: null,
    graph: [
      businessNode(business, origin),
      localServiceNode(service, town, path, site),
      collectionPageNode(cityServiceFaqTitle(service, city, business), path, origin),
      breadcrumbNode(cityServiceCrumbs(service, city), origin),
    ],
  };
}
