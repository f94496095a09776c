import type { City } from '../../domain/city.ts';
import { shortCitySlug } from '../../domain/city.ts';
import type { Hub } from '../../domain/hub.ts';
import type { Post } from '../../domain/post.ts';
import type { Crumb, Head, Site } from '../../domain/page.ts';
import type { Service } from '../../domain/service.ts';
import { cityPath, hubPath, PATHS, postPath, servicePath } from '../../routes/paths.ts';
import { breadcrumbNode } from '../breadcrumb.ts';
import { businessNode, fullBusinessNode } from '../business-node.ts';
import { claims, DEFAULT_CARD } from '../context.ts';
import { fitting, fittingSentences, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../head.ts';
import { postNode } from '../post-node.ts';
import { serviceNode } from '../service-node.ts';

const HOME: Crumb = { label: 'Home', path: PATHS.home };

/** The head of a page that is about the site rather than a place: its words, and a breadcrumb from home. */
export interface PlainPage {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly keywords: readonly string[];
  readonly index?: boolean;
}

/** The head of a plain page. Pages that are not indexed carry no structured data. */
export function plainHead(site: Site, page: PlainPage): Head {
  const { origin } = site;
  const { business } = site.model;
  const index = page.index ?? true;
  return {
    title: page.title,
    description: fittingSentences(page.sentences, SHOWN_DESCRIPTION),
    keywords: page.keywords,
    path: page.path,
    index,
    ...DEFAULT_CARD,
    article: null,
    graph: index
      ? [businessNode(business, origin), breadcrumbNode([HOME, { label: page.label, path: page.path }], origin)]
      : [],
  };
}

/** The head of the home page: the business in full stands here and nowhere else. */
export function homeHead(site: Site): Head {
  const { model, origin } = site;
  const { business } = model;
  return {
    title: fitting(
      [`House & Roof Washing in Columbia, SC | ${business.name}`, 'House & Roof Washing in Columbia, SC'],
      SHOWN_TITLE,
    ),
    description: fittingSentences(
      [
        'House, roof, driveway and dock washing around Columbia, SC.',
        `Starting at $${business.pricing.startingAt}.`,
        `${business.rating.claimedReviews} 5-star reviews.`,
        `${business.yearsInBusiness} years.`,
        'Free estimates.',
      ],
      SHOWN_DESCRIPTION,
    ),
    keywords: [
      'house washing Columbia SC',
      'pressure washing Columbia SC',
      'soft washing',
      'roof washing',
      'gutter cleaning',
    ],
    path: PATHS.home,
    index: true,
    ...DEFAULT_CARD,
    article: null,
    graph: [
      fullBusinessNode(business, model.cities, model.reviews, origin),
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: business.name,
        url: `${origin}/`,
        publisher: { '@id': `${origin}/#business` },
      },
    ],
  };
}

/** The breadcrumb of a service's page: Home, Services, the service (specification, section 1). */
export const serviceCrumbs = (service: Service): readonly Crumb[] => [
  HOME,
  { label: 'Services', path: PATHS.services },
  { label: service.displayName, path: servicePath(service.slug) },
];

/** The head of a service's page. */
export function serviceHead(site: Site, service: Service): Head {
  const { origin, day } = site;
  const { business } = site.model;
  const name = service.displayName;
  const path = servicePath(service.slug);
  const price = `$${business.pricing.startingAt}`;
  return {
    title: fitting(
      [
        `${name} in Columbia, SC | Starting at ${price}`,
        `${name} in Columbia, SC | From ${price}`,
        `${name} in Columbia, SC`,
      ],
      SHOWN_TITLE,
    ),
    description:
      service.profile?.page.metaDescription ??
      fittingSentences([service.description, ...claims(business)], SHOWN_DESCRIPTION),
    keywords: service.profile?.keywords ?? [`${name.toLowerCase()} Columbia SC`],
    path,
    index: service.profile !== null,
    card: service.profile === null ? DEFAULT_CARD.card : `/images/og/service-${service.slug}.jpg`,
    cardAlt: `Drawing: ${name.toLowerCase()}`,
    article: null,
    graph: [
      businessNode(business, origin),
      serviceNode(service, business, path, origin, day),
      breadcrumbNode(serviceCrumbs(service), origin),
    ],
  };
}

/** The breadcrumb of a city's page. */
export const cityCrumbs = (city: City): readonly Crumb[] => [
  HOME,
  { label: 'Service Areas', path: PATHS.serviceAreas },
  { label: `${city.name}, SC`, path: cityPath(city.slug) },
];

/** The head of a city's page; noindex while the catalogue has no portrait of it. */
export function cityHead(site: Site, city: City): Head {
  const { origin } = site;
  const { business } = site.model;
  const { profile } = city;
  return {
    title: fitting(
      [
        `Exterior Cleaning in ${city.name}, SC | House & Roof Washing`,
        `Exterior Cleaning in ${city.name}, SC | House Washing`,
        `Exterior Cleaning in ${city.name}, SC`,
      ],
      SHOWN_TITLE,
    ),
    description:
      profile?.metaDescription ??
      fittingSentences([`Exterior cleaning in ${city.name}, SC.`, ...claims(business)], SHOWN_DESCRIPTION),
    keywords: profile?.keywords ?? [`house washing ${city.name} SC`],
    path: cityPath(city.slug),
    index: profile !== null,
    card: profile === null ? DEFAULT_CARD.card : `/images/og/city-${shortCitySlug(city.slug)}.jpg`,
    cardAlt: `Drawing for ${city.name}, SC`,
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode(cityCrumbs(city), origin)],
  };
}

/** The breadcrumb of a hub page. */
export const hubCrumbs = (hub: Hub): readonly Crumb[] => [
  HOME,
  { label: 'Service Areas', path: PATHS.serviceAreas },
  { label: `${hub.name}: ${hub.areaName}`, path: hubPath(hub.slug) },
];

/** The head of a hub page. */
export function hubHead(site: Site, hub: Hub): Head {
  const { origin } = site;
  const { business } = site.model;
  return {
    title: hub.title,
    description: hub.metaDescription,
    keywords: hub.keywords,
    path: hubPath(hub.slug),
    index: true,
    card: `/images/og/hub-${hub.slug}.jpg`,
    cardAlt: `Drawing for ${hub.name}, SC`,
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode(hubCrumbs(hub), origin)],
  };
}

/** The breadcrumb of a post. */
export const postCrumbs = (post: Post): readonly Crumb[] => [
  HOME,
  { label: 'Blog', path: PATHS.blog },
  { label: post.title, path: postPath(post.slug) },
];

/** The head of a blog post. */
export function postHead(site: Site, post: Post): Head {
  const { origin } = site;
  const { business } = site.model;
  const card = `/images/og/post-${post.slug}.jpg`;
  return {
    title: post.title,
    description: post.metaDescription,
    keywords: post.tags,
    path: postPath(post.slug),
    index: true,
    card,
    cardAlt: post.coverAlt ?? post.title,
    article: { publishedTime: post.publishedAt, modifiedTime: post.updatedAt, tags: post.tags },
    graph: [
      businessNode(business, origin),
      postNode(post, business, card, origin),
      breadcrumbNode(postCrumbs(post), origin),
    ],
  };
}
