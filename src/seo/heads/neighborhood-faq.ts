import { fits } from '#content/fit.ts';
import { placed } from '#model/place-name.ts';
import { priceFigure, priceSentence } from '#content/prices.ts';
import { sentencesOf } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import { isNearbyTown, placedInCity } from '#content/travel.ts';
import type { Business } from '#model/business.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { stateOf } from '#model/state.ts';
import type { Service } from '#model/service.ts';
import { neighborhoodFaqPath, serviceFaqPath } from '#routes/paths.ts';
import { breadcrumbNode, FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
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

/** The breadcrumb of a neighborhood FAQ page (specification, section 2). */
export function neighborhoodCrumbs(service: Service, place: Neighborhood): readonly Crumb[] {
  return [
    HOME_CRUMB,
    FAQ_CRUMB,
    { label: service.displayName, path: serviceFaqPath(service.slug) },
    { label: `${place.name}, ${place.cityName}`, path: neighborhoodFaqPath(service.slug, place.citySlug, place.slug) },
  ];
}

/** The title of a neighborhood FAQ page: the service, the place, and the price that a searcher wants. */
export function neighborhoodFaqTitle(service: Service, place: Neighborhood, business: Business): string {
  const { name } = place;
  const state = stateOf(place.citySlug).abbreviation;
  const short = shortName(service);
  const price = priceFigure(service.catalogueSlug, business).price;
  return firstFitting(
    [
      `${service.displayName} ${placedInCity(place)} ${state}: ${price}`,
      `${service.displayName} ${placed(place)}, ${state}: ${price}`,
      `${short} ${placed(place)}, ${state}: ${price}`,
      `${short} ${placedInCity(place)} ${state}`,
      `${short} ${placed(place)}, ${state}`,
      `${short}: ${name}, ${state}`,
      `${short}: ${name.replace('Historic District', 'Historic Dist.')}`,
    ],
    MAX_TITLE,
  );
}

/** The description of a neighborhood FAQ page. */
export function neighborhoodFaqDescription(service: Service, place: Neighborhood, business: Business): string {
  const known = place.characteristics.slice(0, 2);
  return fittingSentences(
    [
      `${service.displayName} ${placedInCity(place)} ${stateOf(place.citySlug).abbreviation}.`,
      ...sentencesOf(priceSentence(service.catalogueSlug, wordsOf(service).gerund, business)).slice(0, 1),
      ...(known.length === 0 ? [] : [`Local advice: ${known.join(', ')}.`]),
      ...claimsWithoutPrice(business),
    ],
    MAX_DESCRIPTION,
  );
}

/** The head of a neighborhood FAQ page. */
export function neighborhoodFaqHead(site: Site, service: Service, place: Neighborhood): Head {
  const { origin } = site;
  const { business } = site.model;
  const path = neighborhoodFaqPath(service.slug, place.citySlug, place.slug);
  const { gerund } = wordsOf(service);
  const state = stateOf(place.citySlug).abbreviation;
  const where = `${place.name}, ${isNearbyTown(place) ? state : place.cityName}`;
  const title = neighborhoodFaqTitle(service, place, business);
  return {
    title,
    description: neighborhoodFaqDescription(service, place, business),
    keywords: [
      `${gerund} ${place.name}`,
      `${gerund} ${place.cityName} ${state}`,
      `${gerund} near me`,
      `${gerund} cost`,
      ...place.characteristics.slice(0, 2).map((characteristic) => `${gerund} ${characteristic}`),
    ],
    path,
    index: fits(service, place),
    ...cardOf(site, `service-${service.catalogueSlug}`, `${service.displayName}, with a drawing of the work`),
    article: null,
    graph: [
      businessNode(business, origin),
      localServiceNode(service, where, path, site),
      collectionPageNode(title, path, origin),
      breadcrumbNode(neighborhoodCrumbs(service, place), origin),
    ],
  };
}
