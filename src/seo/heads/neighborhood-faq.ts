import { NEIGHBORHOOD_QUESTIONS } from '#content/faq/neighborhood-questions.ts';
import { listOf } from '#content/names.ts';
import { wordsOf } from '#content/service-words.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { neighborhoodFaqPath, serviceFaqPath } from '#routes/paths.ts';
import { breadcrumbNode, FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { cardOf } from '#seo/card.ts';
import { claims, firstFitting, fittingSentences, shortName, MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';
import { localServiceNode } from '#seo/service-node.ts';

/** The breadcrumb of a neighborhood FAQ page (specification, section 2). */
export function neighborhoodCrumbs(service: Service, place: Neighborhood): readonly Crumb[] {
  return [
    HOME_CRUMB,
    FAQ_CRUMB,
    { label: service.displayName, path: serviceFaqPath(service.slug) },
    { label: `${place.name}, ${place.cityName}`, path: neighborhoodFaqPath(service.slug, place.citySlug, place.slug) },
  ];
}

/** The title of a neighborhood FAQ page. */
export function neighborhoodFaqTitle(service: Service, place: Neighborhood): string {
  const where = `${place.name}, ${place.cityName}`;
  return firstFitting(
    [
      `${service.displayName} in ${where} SC: ${NEIGHBORHOOD_QUESTIONS} Questions`,
      `${service.displayName} in ${where} SC FAQ`,
      `${service.displayName} in ${where} SC`,
      `${shortName(service)} in ${where} SC`,
      `${shortName(service)}: ${where}`,
      `${shortName(service)}: ${place.name}, SC`,
      `${shortName(service)}: ${place.name.replace('Historic District', 'Historic Dist.')}`,
    ],
    MAX_TITLE,
  );
}

/** The head of a neighborhood FAQ page. */
export function neighborhoodFaqHead(site: Site, service: Service, place: Neighborhood): Head {
  const { origin } = site;
  const { business } = site.model;
  const path = neighborhoodFaqPath(service.slug, place.citySlug, place.slug);
  const where = `${place.name}, ${place.cityName}`;
  const known = place.characteristics.slice(0, 2);
  const { gerund } = wordsOf(service);
  return {
    title: neighborhoodFaqTitle(service, place),
    description: fittingSentences(
      [
        `${service.displayName} in ${where}, SC: cost, timing and method.`,
        ...(known.length === 0 ? [] : [`What ${listOf(known)} mean for ${gerund}.`]),
        ...claims(business),
      ],
      MAX_DESCRIPTION,
    ),
    keywords: [
      `${gerund} ${place.name}`,
      `${gerund} ${place.cityName} SC`,
      `${gerund} near me`,
      `${gerund} cost`,
      ...place.characteristics.slice(0, 2).map((characteristic) => `${gerund} ${characteristic}`),
    ],
    path,
    index: true,
    ...cardOf(site, `service-${service.slug}`, `${service.displayName}, with a drawing of the work`),
    article: null,
    graph: [
      businessNode(business, origin),
      localServiceNode(service, where, path, origin),
      breadcrumbNode(neighborhoodCrumbs(service, place), origin),
    ],
  };
}
