import type { City } from '../../domain/city.ts';
import type { Neighborhood } from '../../domain/neighborhood.ts';
import type { Crumb, Head, Site } from '../../domain/page.ts';
import type { Service } from '../../domain/service.ts';
import { wordsOf } from '../../copy/service-words.ts';
import { counted, listOf } from '../../copy/names.ts';
import { cityServiceFaqPath, neighborhoodFaqPath, PATHS, serviceFaqPath } from '../../routes/paths.ts';
import { breadcrumbNode } from '../breadcrumb.ts';
import { businessNode } from '../business-node.ts';
import { claims, DEFAULT_CARD } from '../context.ts';
import { fitting, fittingSentences, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../head.ts';
import { localServiceNode } from '../service-node.ts';

const HOME: Crumb = { label: 'Home', path: PATHS.home };
const FAQ: Crumb = { label: 'FAQ', path: PATHS.faq };

/** The short name of a service, for titles. */
const shortName = (service: Service): string => service.profile?.shortName ?? service.displayName;

/** The breadcrumb of a neighborhood FAQ page (specification, section 2). */
export function neighborhoodCrumbs(service: Service, place: Neighborhood): readonly Crumb[] {
  return [
    HOME,
    FAQ,
    { label: service.displayName, path: serviceFaqPath(service.slug) },
    { label: `${place.name}, ${place.cityName}`, path: neighborhoodFaqPath(service.slug, place.citySlug, place.slug) },
  ];
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
    title: fitting(
      [
        `${service.displayName} in ${where} SC: 19 Questions`,
        `${service.displayName} in ${where} SC FAQ`,
        `${service.displayName} in ${where} SC`,
        `${shortName(service)} in ${where} SC`,
        `${shortName(service)}: ${where}`,
        `${shortName(service)}: ${place.name}, SC`,
        `${shortName(service)}: ${place.name.replace('Historic District', 'Historic Dist.')}`,
      ],
      SHOWN_TITLE,
    ),
    description: fittingSentences(
      [
        `${service.displayName} in ${where}, SC: cost, timing and method.`,
        ...(known.length === 0 ? [] : [`What ${listOf(known)} mean for ${gerund}.`]),
        ...claims(business),
      ],
      SHOWN_DESCRIPTION,
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
    card: service.profile === null ? DEFAULT_CARD.card : `/images/og/service-${service.slug}.jpg`,
    cardAlt: service.profile === null ? DEFAULT_CARD.cardAlt : `Drawing: ${service.displayName.toLowerCase()}`,
    article: null,
    graph: [
      businessNode(business, origin),
      localServiceNode(service, where, path, origin),
      breadcrumbNode(neighborhoodCrumbs(service, place), origin),
    ],
  };
}

/** The breadcrumb of a city-and-service FAQ page (specification, section 2). */
export function cityServiceCrumbs(service: Service, city: City): readonly Crumb[] {
  return [
    HOME,
    { label: 'Services', path: PATHS.services },
    // A service the catalogue lacks has no page of its own; its questions stand in for it.
    {
      label: service.displayName,
      path: service.profile === null ? serviceFaqPath(service.slug) : `/services/${service.slug}`,
    },
    { label: `${city.name} FAQs`, path: cityServiceFaqPath(city.slug, service.slug) },
  ];
}

/** The head of a city-and-service FAQ page. */
export function cityServiceFaqHead(site: Site, service: Service, city: City, places: readonly Neighborhood[]): Head {
  const { origin } = site;
  const { business } = site.model;
  const path = cityServiceFaqPath(city.slug, service.slug);
  const { gerund } = wordsOf(service);
  const names = places.slice(0, 2).map((place) => place.name);
  return {
    title: fitting(
      [
        `${service.displayName} FAQs for ${city.name}, SC: Cost and Care`,
        `${service.displayName} FAQs for ${city.name}, SC`,
        `${shortName(service)} FAQs: ${city.name}, SC`,
      ],
      SHOWN_TITLE,
    ),
    description: fittingSentences(
      [
        `${service.displayName} questions from ${city.name}, SC, answered.`,
        ...(names.length === 0 ? [] : [`Serving ${listOf(names)}${places.length > 2 ? ' and more' : ''}.`]),
        ...claims(business),
      ],
      SHOWN_DESCRIPTION,
    ),
    keywords: [
      `${gerund} ${city.name} SC`,
      `${gerund} FAQ ${city.name}`,
      `${gerund} cost ${city.name}`,
      ...(city.county === null ? [] : [`${gerund} ${city.county} County`]),
      ...names.map((name) => `${gerund} ${name}`),
    ],
    path,
    index: true,
    card:
      city.profile === null
        ? DEFAULT_CARD.card
        : `/images/og/city-${path.split('/')[2]!.replace(/-south-carolina$/, '')}.jpg`,
    cardAlt: city.profile === null ? DEFAULT_CARD.cardAlt : `Drawing for ${city.name}, SC`,
    article: null,
    graph: [
      businessNode(business, origin),
      localServiceNode(service, `${city.name}, SC`, path, origin),
      breadcrumbNode(cityServiceCrumbs(service, city), origin),
    ],
  };
}

/** The head of a service's questions. `name` is the service's, or that of a question set without one. */
export function serviceFaqHead(site: Site, slug: string, name: string, service: Service | null): Head {
  const { origin } = site;
  const { business } = site.model;
  const path = serviceFaqPath(slug);
  const lower = name.toLowerCase();
  return {
    title: fitting(
      [`${name} FAQs | Columbia, SC and the Midlands`, `${name} FAQs | Columbia, SC`, `${name} FAQs`],
      SHOWN_TITLE,
    ),
    description: fittingSentences(
      [
        `${name} FAQs for the Midlands of South Carolina: five straight answers and every place we serve.`,
        ...claims(business),
      ],
      SHOWN_DESCRIPTION,
    ),
    keywords: [`${lower} FAQ`, `${lower} questions`, `${lower} Columbia SC`, `${lower} cost`],
    path,
    index: true,
    ...(service?.profile
      ? { card: `/images/og/service-${service.slug}.jpg`, cardAlt: `Drawing: ${lower}` }
      : DEFAULT_CARD),
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode([HOME, FAQ, { label: `${name} FAQs`, path }], origin)],
  };
}

/** The head of the main FAQ page. */
export function faqHead(site: Site, services: number, places: number): Head {
  const { origin } = site;
  const { business } = site.model;
  return {
    title: 'Exterior Cleaning FAQ by Service and Neighborhood',
    description: fittingSentences(
      [
        `Answers on ${counted(services, 'exterior cleaning service')} in ${counted(places, 'neighborhood')} around Columbia, SC.`,
        ...claims(business),
      ],
      SHOWN_DESCRIPTION,
    ),
    keywords: [
      'exterior cleaning FAQ',
      'pressure washing questions',
      'house washing FAQ Columbia SC',
      'soft washing FAQ',
    ],
    path: PATHS.faq,
    index: true,
    ...DEFAULT_CARD,
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode([HOME, FAQ], origin)],
  };
}
