import { relatedLists, serviceFaqArticle } from '#content/article/faq-articles.ts';
import { cityServiceFaq, neighborhoodFaq } from '#content/article/faq-pages.ts';
import { placeArticle } from '#content/article/place-article.ts';
import { fits } from '#content/fit.ts';
import { serviceCallToAction, trustPoints } from '#content/service-words.ts';
import { cityServiceHeading } from '#content/faq/city-service-questions.ts';
import { serviceQuestions } from '#content/faq/service-questions.ts';
import { placed } from '#content/names.ts';
import { priceFigure } from '#content/prices.ts';
import type { LiveCity, LiveData } from '#model/live-data.ts';
import { type Crumb, SLUG } from '#model/page.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { toCity, toNeighborhood, toService } from '#model/rows/reshape.ts';
import type { Service } from '#model/service.ts';
import { type RequestedPage, FAQ_MESSAGES, matchPlace, slugSuffixes } from '#routes/location.ts';
import {
  cityPath,
  liveCityPath,
  neighborhoodFaqPath,
  PATHS,
  placeSegment,
  serviceFaqPath,
  servicePath,
} from '#routes/paths.ts';
import {
  cityServiceLinks,
  type LinkedPlace,
  type LinkGroup,
  nearbyPlaceLinks,
  neighborhoodLinks,
} from '#routes/related-links.ts';
import { neighborsAmong } from '#routes/neighbors.ts';
import { postLinks } from '#routes/related-posts.ts';
import { FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { cityServiceCrumbs, cityServiceFaqTitle } from '#seo/heads/city-service-faq.ts';
import { neighborhoodCrumbs, neighborhoodFaqTitle } from '#seo/heads/neighborhood-faq.ts';
import { placeCrumbs, placeTitle } from '#seo/heads/place.ts';
import { serviceFaqTitle } from '#seo/heads/service-faq.ts';
import type { LiveStore } from './store.ts';
import { faqError, type LivePage, type View, type WayToQuote } from './view.ts';

/**
 * Renders the lists of related pages. A city that is newer than the build has no page yet, so it is not
 * linked.
 */
function related(groups: readonly LinkGroup[], citySlug: string, { cities }: LiveData): string {
  const hasPage = cities.some((city) => city.slug === citySlug);
  const kept = groups.map((group) => ({
    ...group,
    links: group.links.filter((link) => hasPage || link.href !== cityPath(citySlug)),
  }));
  return relatedLists(kept).value;
}

function callToAction(service: Service, phone: string | null): WayToQuote {
  const { callToAction: title, callToActionLabel: label } = serviceCallToAction(service);
  return { kind: 'call', title, label, phone };
}

/** A service's questions in a neighborhood. `neighbors` are sorted by distance. */
function neighborhoodPage(
  service: Service,
  place: Neighborhood,
  neighbors: readonly LinkedPlace[],
  data: LiveData,
): LivePage {
  const { article, index } = neighborhoodFaq(service, { place, neighbors, placesThatFit: [] }, data.business);
  const services = data.services.filter((other) => other.inStore && fits(other, place));
  return {
    kind: 'page',
    title: neighborhoodFaqTitle(service, place, data.business),
    crumbs: neighborhoodCrumbs(service, place),
    html: `${article.value}${index.value}`,
    layout: 'faq-layout',
    quote: callToAction(service, data.business.phone),
    related: related(
      neighborhoodLinks(service, place, neighbors, services, {
        isCityWritten: true,
        posts: postLinks(data.posts, data.business.region, { service, subject: place }),
      }),
      place.citySlug,
      data,
    ),
    sheet: null,
  };
}

/** A service's questions in a city; without the city's name when `city` is null. */
function cityServicePage(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  data: LiveData,
): LivePage {
  const { business, questionSets } = data;
  const services = data.services.filter((other) => other.inStore);
  const heading = cityServiceHeading(service, null);
  const path = service.inStore ? servicePath(service.slug) : serviceFaqPath(service.slug);
  const crumbsWithoutCity: readonly Crumb[] = [
    HOME_CRUMB,
    { label: 'Services', path: PATHS.services },
    { label: service.displayName, path },
    { label: 'FAQs', path: PATHS.faq },
  ];
  return {
    kind: 'page',
    title: city === null ? heading : cityServiceFaqTitle(service, city, business),
    crumbs: city === null ? crumbsWithoutCity : cityServiceCrumbs(service, city),
    html: cityServiceFaq(service, city, places, questionSets, business).value,
    layout: 'city-faq',
    quote: {
      kind: 'card',
      figure: priceFigure(service.catalogueSlug, business.pricing),
      points: trustPoints(service),
      phone: business.phone,
    },
    related:
      city === null
        ? ''
        : related(
            cityServiceLinks(
              service,
              city,
              places,
              services,
              postLinks(data.posts, data.business.region, { service, subject: city }),
            ),
            city.slug,
            data,
          ),
    sheet: null,
  };
}

/** A service's own questions. */
function servicePage(service: Service, { business, questionSets }: LiveData): LivePage {
  const heading = `${service.displayName} FAQs`;
  return {
    kind: 'page',
    title: serviceFaqTitle(service.displayName, business),
    crumbs: [HOME_CRUMB, FAQ_CRUMB, { label: heading, path: serviceFaqPath(service.slug) }],
    html: serviceFaqArticle({ heading, questions: serviceQuestions(service, questionSets) }).value,
    layout: null,
    quote: callToAction(service, business.phone),
    related: '',
    sheet: null,
  };
}

/** The view of a path from the data of the build, for sites without a store (decisions, 'Live fallback'). */
export function viewFromBuild(requested: RequestedPage, data: LiveData): View {
  const serviceOf = (slug: string) => data.services.find((service) => service.inStore && service.slug === slug);
  if (requested.kind === 'neighborhood-faq') {
    const service = serviceOf(requested.service);
    if (service === undefined) return faqError(FAQ_MESSAGES.failed);
    const place = matchPlace(requested.segment, data.places);
    if (place === null) return faqError(FAQ_MESSAGES.noLocation);
    return { kind: 'moved', to: neighborhoodFaqPath(service.slug, place.citySlug, place.slug) };
  }
  if (requested.kind === 'city-service-faq') {
    const service = serviceOf(requested.service);
    if (service === undefined) return { kind: 'service-error' };
    // A city that only the catalogue has gets no FAQ pages; the service's own questions apply.
    if (data.cities.some((city) => city.slug === requested.city))
      return { kind: 'moved', to: serviceFaqPath(service.slug) };
    return cityServicePage(service, null, [], data);
  }
  return { kind: 'general' };
}

/** The data sources of a look-up. */
export interface Sources {
  readonly store: LiveStore;
  /** Fetches one of the site's own JSON files; rejects when that fails. */
  readonly readFile: (path: string) => Promise<unknown>;
}

type Of<K extends RequestedPage['kind']> = Extract<RequestedPage, { kind: K }>;

const ifSlug = async <T>(slug: string, read: (slug: string) => Promise<T | null>): Promise<T | null> =>
  SLUG.test(slug) ? await read(slug) : null;

/**
 * Reads a service from the store and joins it with its catalogue profile; its `inStore` says whether the build
 * had it. Null when the store has no such service.
 */
async function readService(slug: string, store: LiveStore, data: Promise<LiveData>): Promise<Service | null> {
  const [row, { services }] = await Promise.all([ifSlug(slug, store.service), data]);
  const known = services.find((service) => service.slug === slug);
  return row && { ...toService(row, known?.profile ?? null), inStore: known?.inStore ?? false };
}

/** Reads the catalogue's profile of a city and its notes on neighborhoods. */
async function readCatalogueCity(
  citySlug: string,
  { cities }: LiveData,
  readFile: Sources['readFile'],
): Promise<LiveCity> {
  const isInBuild = cities.some((city) => city.slug === citySlug);
  return isInBuild
    ? ((await readFile(liveCityPath(citySlug))) as LiveCity)
    : { profile: null, sheets: {}, notes: {}, jobs: {} };
}

async function serviceFaqView({ service: slug }: Of<'service-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const service = await readService(slug, store, live);
  return service === null ? { kind: 'service-error' } : servicePage(service, await live);
}

async function neighborhoodView(requested: Of<'neighborhood-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const slugs = slugSuffixes(requested.segment);
  const [service, places, data] = await Promise.all([
    readService(requested.service, store, live),
    slugs.length === 0 ? [] : store.placesBySlug(slugs),
    live,
  ]);
  if (service === null) return faqError(FAQ_MESSAGES.failed);
  const found = matchPlace(
    requested.segment,
    places.map(({ row, city }) => ({ slug: row.slug, citySlug: city.slug, row, city })),
  );
  if (found === null) return faqError(FAQ_MESSAGES.noLocation);
  const { row, city: cityRow } = found;
  if (requested.segment !== placeSegment(cityRow.slug, row.slug))
    return { kind: 'moved', to: neighborhoodFaqPath(service.slug, cityRow.slug, row.slug) };
  const [candidates, catalogue] = await Promise.all([
    store.placesNear(row),
    readCatalogueCity(cityRow.slug, data, readFile),
  ]);
  const place = toNeighborhood(
    row,
    toCity(cityRow, catalogue.profile),
    catalogue.notes[row.slug] ?? null,
    catalogue.jobs[row.slug],
  );
  return neighborhoodPage(service, place, neighborsAmong(place, candidates), data);
}

/** A neighborhood's own page. Its small map comes with the next build. */
async function placeView(requested: Of<'place'>, { store, readFile }: Sources): Promise<View> {
  const [found, data] = await Promise.all([
    SLUG.test(requested.place) ? store.placesBySlug([requested.place]) : [],
    readFile(PATHS.live) as Promise<LiveData>,
  ]);
  const match = found.find(({ city }) => city.slug === requested.city);
  if (match === undefined) return { kind: 'general' };
  const { row, city: cityRow } = match;
  const [candidates, catalogue] = await Promise.all([
    store.placesNear(row),
    readCatalogueCity(cityRow.slug, data, readFile),
  ]);
  const place = toNeighborhood(
    row,
    toCity(cityRow, catalogue.profile),
    catalogue.notes[row.slug] ?? null,
    catalogue.jobs[row.slug],
  );
  const services = data.services.filter((service) => service.inStore);
  const neighbors = neighborsAmong(place, candidates);
  return {
    kind: 'page',
    title: placeTitle(place),
    crumbs: placeCrumbs(place),
    html: placeArticle(place, services, data.business).value,
    layout: null,
    quote: {
      kind: 'call',
      title: `Free estimates ${placed(place)}`,
      label: 'Get a free quote',
      phone: data.business.phone,
    },
    related: relatedLists([
      nearbyPlaceLinks(neighbors),
      postLinks(data.posts, data.business.region, { subject: place }),
    ]).value,
    sheet: null,
  };
}

async function cityView(requested: Of<'city-service-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const [service, row, data] = await Promise.all([
    readService(requested.service, store, live),
    ifSlug(requested.city, store.city),
    live,
  ]);
  if (service === null) return { kind: 'service-error' };
  if (row === null) {
    // A city that only the catalogue has gets no FAQ pages; the service's own questions apply.
    if (data.cities.some((city) => city.slug === requested.city))
      return { kind: 'moved', to: serviceFaqPath(service.slug) };
    return cityServicePage(service, null, [], data);
  }
  const [places, catalogue] = await Promise.all([store.placesInCity(row), readCatalogueCity(row.slug, data, readFile)]);
  const city: City = toCity(row, catalogue.profile, catalogue.sheets);
  const neighborhoods = places.map((place) => toNeighborhood(place, city, catalogue.notes[place.slug] ?? null));
  return cityServicePage(service, city, neighborhoods, data);
}

/**
 * The view of a FAQ path from the store: the same text as the page that the next build will write. Rejects
 * when the store or a file of the site cannot be read.
 */
export function viewFromStore(
  requested: Of<'service-faq' | 'neighborhood-faq' | 'city-service-faq' | 'place'>,
  sources: Sources,
): Promise<View> {
  switch (requested.kind) {
    case 'service-faq':
      return serviceFaqView(requested, sources);
    case 'neighborhood-faq':
      return neighborhoodView(requested, sources);
    case 'city-service-faq':
      return cityView(requested, sources);
    case 'place':
      return placeView(requested, sources);
  }
}
