import type { Model } from '#model/model.ts';
import { measuredServices } from '#model/pricing.ts';
import { lastModified, type PageType } from '#model/revision.ts';
import type { TableName } from '#model/rows/tables.ts';
import { indexableTags, tagsOf } from '#model/tag.ts';
import {
  cityPath,
  cityServiceFaqPath,
  hubPath,
  neighborhoodFaqPath,
  PATHS,
  placePath,
  postPath,
  quotePath,
  serviceFaqPath,
  servicePath,
  stainPath,
  tagPath,
} from './paths.ts';

/** A row that a page is about. */
export interface PageRow {
  readonly table: TableName;
  /** Its slug, of a neighborhood after that of its city: 'columbia-south-carolina/shandon'. */
  readonly slug: string;
  /** What pages call it: 'Shandon', 'House Washing'. */
  readonly name: string;
}

/** A page that search engines may index, with its lastmod (ISO day). */
export interface IndexablePage {
  readonly path: string;
  readonly type: PageType;
  /** The rows that it is about, from the general to the special; none for the company's own pages. */
  readonly rows: readonly PageRow[];
  readonly lastmod: string;
}

const cityRow = ({ slug, name }: Model['cities'][number]): PageRow => ({ table: 'cities', slug, name });
const serviceRow = ({ slug, displayName }: Model['services'][number]): PageRow => ({
  table: 'services',
  slug,
  name: displayName,
});
const postRow = ({ slug, title }: Model['posts'][number]): PageRow => ({ table: 'posts', slug, name: title });
const placeRow = ({ citySlug, slug, name }: Model['neighborhoods'][number]): PageRow => ({
  table: 'neighborhoods',
  slug: `${citySlug}/${slug}`,
  name,
});

/**
 * Question sets with a FAQ page but no service of their own; `serviceSlug` is the service whose places
 * they link to.
 */
const EXTRA_QUESTION_SETS = [
  { slug: 'commercial-cleaning', serviceSlug: 'commercial-property-cleaning' },
  { slug: 'apartment-complex-pressure-washing', serviceSlug: 'apartment-complex-soft-washing' },
] as const;

/** The question sets with a page: those whose service exists, unless a service with the set's slug has the page. */
export const extraQuestionSets = ({ services, questionSets }: Pick<Model, 'services' | 'questionSets'>) =>
  EXTRA_QUESTION_SETS.filter(
    ({ slug, serviceSlug }) =>
      services.some((service) => service.catalogueSlug === serviceSlug) &&
      !services.some((service) => service.slug === slug) &&
      questionSets.some((set) => set.slug === slug),
  );

/** The services with FAQ pages: those in the store. */
export const faqServices = (model: Pick<Model, 'services'>): Model['services'] =>
  model.services.filter((service) => service.inStore);

/** Whether the site has the price estimate: a company without prices has none. */
export const hasEstimate = ({ services, business }: Pick<Model, 'services' | 'business'>): boolean =>
  measuredServices(services, business.pricing).length > 0;

/** The cities with FAQ pages: those in the store. */
export const faqCities = (model: Model): Model['cities'] => model.cities.filter((city) => city.inStore);

const knownPages = new WeakMap<Model, readonly IndexablePage[]>();

/**
 * Every page that search engines may index if it passes the noindex gates: the source of the sitemap, the audit
 * and all page counts.
 */
export function indexablePages(model: Model): readonly IndexablePage[] {
  let pages = knownPages.get(model);
  if (pages === undefined) knownPages.set(model, (pages = listIndexablePages(model)));
  return pages;
}

function listIndexablePages(model: Model): IndexablePage[] {
  const { revisions: rev } = model;
  const pageAbout = (
    rows: readonly PageRow[],
    path: string,
    type: PageType,
    ...updatedAt: (string | null)[]
  ): IndexablePage => ({ path, type, rows, lastmod: lastModified(rev[type], ...updatedAt) });
  const page = (path: string, type: PageType, ...updatedAt: (string | null)[]): IndexablePage =>
    pageAbout([], path, type, ...updatedAt);
  const updates = (rows: readonly { updatedAt: string | null }[]): (string | null)[] =>
    rows.map((row) => row.updatedAt);
  // Created once, because many pages share them.
  const services = faqServices(model).map((service) => ({ ...service, row: serviceRow(service) }));
  const cityRows = new Map(model.cities.map((city) => [city.slug, cityRow(city)]));
  const ofCity = (slug: string): readonly PageRow[] => [cityRows.get(slug)].filter((row) => row !== undefined);
  const placesOf = new Map<string, Model['neighborhoods'][number][]>();
  for (const place of model.neighborhoods) {
    const list = placesOf.get(place.citySlug);
    if (list === undefined) placesOf.set(place.citySlug, [place]);
    else list.push(place);
  }
  const places = updates(model.neighborhoods);
  const newestPlace = places.reduce<string | null>((a, b) => ((b ?? '') > (a ?? '') ? b : a), null);
  return [
    page(PATHS.home, 'home', ...updates(model.services)),
    page(PATHS.services, 'services', ...updates(model.services)),
    page(PATHS.serviceAreas, 'service-areas', ...updates(model.cities), newestPlace),
    page(PATHS.faq, 'faq', ...updates(model.services), ...updates(model.cities), newestPlace),
    page(PATHS.blog, 'blog', ...updates(model.posts)),
    // Without stains the guide is empty.
    ...(model.stains.length === 0 ? [] : [page(PATHS.stains, 'stains')]),
    ...model.stains.map(({ slug }) => page(stainPath(slug), 'stain')),
    page(PATHS.contact, 'contact'),
    ...(hasEstimate(model) ? [page(PATHS.estimate, 'estimate', ...updates(model.services))] : []),
    page(PATHS.beforeVisit, 'before-visit', ...updates(model.services)),
    page(PATHS.privacy, 'legal'),
    page(PATHS.terms, 'legal'),
    ...model.hubs.map((hub) => page(hubPath(hub.slug), 'hub')),
    ...model.posts.map((post) => pageAbout([postRow(post)], postPath(post.slug), 'post', post.updatedAt)),
    ...indexableTags(model.posts).map((tag) => page(tagPath(tag.slug), 'tag', ...updates(tag.posts))),
    ...model.services
      .filter((service) => service.profile !== null)
      .map((service) => pageAbout([serviceRow(service)], servicePath(service.slug), 'service', service.updatedAt)),
    ...services.map(({ row, slug, updatedAt }) =>
      pageAbout([row], serviceFaqPath(slug), 'service-faq', updatedAt, newestPlace),
    ),
    ...extraQuestionSets(model).map(({ slug }) => page(serviceFaqPath(slug), 'service-faq', newestPlace)),
    ...model.cities
      .filter((city) => city.profile !== null)
      .map(({ slug, updatedAt }) =>
        pageAbout(ofCity(slug), cityPath(slug), 'city', updatedAt, ...updates(placesOf.get(slug) ?? [])),
      ),
    ...model.neighborhoods
      .filter((place) => place.notes !== null)
      .map((place) =>
        pageAbout(
          [...ofCity(place.citySlug), placeRow(place)],
          placePath(place.citySlug, place.slug),
          'place',
          place.updatedAt,
        ),
      ),
    ...faqCities(model).flatMap((city) => {
      const newest = updates(placesOf.get(city.slug) ?? []);
      return services.map((service) =>
        pageAbout(
          [...ofCity(city.slug), service.row],
          cityServiceFaqPath(city.slug, service.slug),
          'city-service-faq',
          service.updatedAt,
          city.updatedAt,
          ...newest,
        ),
      );
    }),
    ...model.neighborhoods.flatMap((place) => {
      const rows = [...ofCity(place.citySlug), placeRow(place)];
      return services.map((service) =>
        pageAbout(
          [...rows, service.row],
          neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
          'neighborhood-faq',
          service.updatedAt,
          place.updatedAt,
        ),
      );
    }),
  ];
}

const knownPaths = new WeakMap<Model, ReadonlySet<string>>();

/** The paths of all pages of the build, those included that search engines must not index. */
export function pagePaths(model: Model): ReadonlySet<string> {
  let paths = knownPaths.get(model);
  if (paths === undefined) {
    paths = new Set([
      ...Object.values(PATHS).filter((path) => path !== PATHS.estimate || hasEstimate(model)),
      ...indexablePages(model).map(({ path }) => path),
      ...model.services.map(({ slug }) => servicePath(slug)),
      ...model.services.map(({ slug }) => quotePath(slug)),
      ...tagsOf(model.posts).map(({ slug }) => tagPath(slug)),
      ...model.cities.map(({ slug }) => cityPath(slug)),
      ...model.neighborhoods.map(({ citySlug, slug }) => placePath(citySlug, slug)),
    ]);
    knownPaths.set(model, paths);
  }
  return paths;
}
