import { addressesOf, slugsOf } from '#model/former.ts';
import type { KnownPlace, LiveCity, LiveData } from '#model/live-data.ts';
import { SLUG } from '#model/page.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { nearCoordinates, withoutFarCoordinates } from '#model/reach.ts';
import { toCity, toNeighborhood, toService } from '#model/rows/reshape.ts';
import type { Row } from '#model/rows/tables.ts';
import type { Service } from '#model/service.ts';
import { type RequestedPage, FAQ_MESSAGES, matchPlace, slugSuffixes } from '#routes/location.ts';
import {
  cityServiceFaqPath,
  liveCityPath,
  neighborhoodFaqPath,
  PATHS,
  placePath,
  serviceFaqPath,
} from '#routes/paths.ts';
import { neighborsAmong } from '#routes/neighbors.ts';
import { cityServicePage, neighborhoodPage, placePage, servicePage } from './live-pages.ts';
import type { LiveStore, PlaceInCity } from './store.ts';
import { faqError, type View } from './view.ts';

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

/** What `known` has under the present slug of a row or, if it was renamed, under a former one. */
const ofRow = <T>(row: Parameters<typeof slugsOf>[0], known: (slug: string) => T | undefined): T | undefined =>
  slugsOf(row)
    .map(known)
    .find((found) => found !== undefined);

/** A service of the store, and the slug of its pages in the build; null if it is newer than the build. */
interface StoredService {
  readonly service: Service;
  readonly builtSlug: string | null;
}

/**
 * Reads a service from the store, by its present slug or a former one, and joins it with its catalogue profile;
 * its `inStore` says whether the build had it. Null when the store has no such service.
 */
async function readService(slug: string, store: LiveStore, data: Promise<LiveData>): Promise<StoredService | null> {
  const [row, { services }] = await Promise.all([ifSlug(slug, store.service), data]);
  if (row === null) return null;
  const known = ofRow(row, (own) => services.find((service) => service.slug === own));
  const service = toService(row, known?.profile ?? null, known?.catalogueSlug);
  return {
    service: { ...service, inStore: known?.inStore ?? false },
    builtSlug: known?.inStore === true ? known.slug : null,
  };
}

const NO_CATALOGUE: LiveCity = { profile: null, sheets: {}, notes: {}, kinds: {}, jobs: {} };

/** Reads the catalogue's profile of a city and its notes on neighborhoods. */
async function readCatalogueCity(
  row: Row<'cities'>,
  { cities }: LiveData,
  readFile: Sources['readFile'],
): Promise<LiveCity> {
  const known = ofRow(row, (slug) => cities.find((city) => city.slug === slug));
  return known === undefined ? NO_CATALOGUE : ((await readFile(liveCityPath(known.slug))) as LiveCity);
}

/** A neighborhood of the store, joined with what the catalogue adds to it. */
const joinPlace = (row: Row<'neighborhoods'>, city: City, { notes, kinds, jobs }: LiveCity): Neighborhood => ({
  ...toNeighborhood(
    row,
    city,
    ofRow(row, (slug) => notes[slug]) ?? null,
    ofRow(row, (slug) => jobs[slug]),
  ),
  kind: ofRow(row, (slug) => kinds?.[slug]),
});

/**
 * A neighborhood of the store and the places around it, nearest first. Coordinates beyond the region's reach count as
 * unknown, as in a build.
 */
async function placeAndNeighbors(found: PlaceInCity, data: LiveData, { store, readFile }: Sources) {
  const { business } = data;
  const [row = found.row] = withoutFarCoordinates([found.row], business);
  const [city = found.city] = withoutFarCoordinates([found.city], business);
  const [candidates, catalogue] = await Promise.all([store.placesNear(row), readCatalogueCity(city, data, readFile)]);
  const place = joinPlace(row, toCity(city, catalogue.profile), catalogue);
  const located = candidates.map((one) => ({ ...one, coordinates: nearCoordinates(one.coordinates, business) }));
  return { place, neighbors: neighborsAmong(place, located) };
}

/** The place for which the build made pages of a neighborhood that may have been renamed since. */
function builtPlace({ row, city }: PlaceInCity, { places }: LiveData): KnownPlace | undefined {
  return addressesOf(row, slugsOf(city))
    .map((address) => places.find(({ slug, citySlug }) => slug === address.slug && citySlug === address.citySlug))
    .find((place) => place !== undefined);
}

/** Moves to the page of a renamed row: the build has it under the former slug until the next one. */
const movedUnless = (to: string, path: string): View | null => (to === path ? null : { kind: 'moved', to });

async function serviceFaqView({ service: slug }: Of<'service-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const found = await readService(slug, store, live);
  if (found === null) return { kind: 'service-error' };
  const { service, builtSlug } = found;
  return (
    movedUnless(serviceFaqPath(builtSlug ?? service.slug), serviceFaqPath(slug)) ?? servicePage(service, await live)
  );
}

/** The neighborhood that a location segment ends with: one that has the slug or else one that had it. */
function placeOfSegment(segment: string, places: readonly PlaceInCity[]): PlaceInCity | null {
  const present = places.map((place) => ({ slug: place.row.slug, citySlug: place.city.slug, place }));
  const former = places.flatMap((place) =>
    addressesOf(place.row, slugsOf(place.city)).map((address) => ({ ...address, place })),
  );
  return (matchPlace(segment, present) ?? matchPlace(segment, former))?.place ?? null;
}

async function neighborhoodView(requested: Of<'neighborhood-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const slugs = slugSuffixes(requested.segment);
  const [stored, places, data] = await Promise.all([
    readService(requested.service, store, live),
    slugs.length === 0 ? [] : store.placesBySlug(slugs),
    live,
  ]);
  if (stored === null) return faqError(FAQ_MESSAGES.failed);
  const found = placeOfSegment(requested.segment, places);
  if (found === null) return faqError(FAQ_MESSAGES.noLocation);
  const { service, builtSlug } = stored;
  const built = builtPlace(found, data);
  const page =
    builtSlug !== null && built !== undefined
      ? neighborhoodFaqPath(builtSlug, built.citySlug, built.slug)
      : neighborhoodFaqPath(service.slug, found.city.slug, found.row.slug);
  const moved = movedUnless(page, `${serviceFaqPath(requested.service)}/${requested.segment}`);
  if (moved !== null) return moved;
  const { place, neighbors } = await placeAndNeighbors(found, data, { store, readFile });
  return neighborhoodPage(service, place, neighbors, data);
}

/** A neighborhood's own page. Its small map comes with the next build. */
async function placeView(requested: Of<'place'>, { store, readFile }: Sources): Promise<View> {
  const [places, data] = await Promise.all([
    SLUG.test(requested.place) ? store.placesBySlug([requested.place]) : [],
    readFile(PATHS.live) as Promise<LiveData>,
  ]);
  const hasAddress = ({ row, city }: PlaceInCity, only: 'present' | 'any'): boolean =>
    addressesOf(row, slugsOf(city))
      .slice(0, only === 'present' ? 1 : undefined)
      .some(({ citySlug, slug }) => citySlug === requested.city && slug === requested.place);
  const found =
    places.find((place) => hasAddress(place, 'present')) ?? places.find((place) => hasAddress(place, 'any'));
  if (found === undefined) return { kind: 'general' };
  const { citySlug, slug } = builtPlace(found, data) ?? { citySlug: found.city.slug, slug: found.row.slug };
  const moved = movedUnless(placePath(citySlug, slug), placePath(requested.city, requested.place));
  if (moved !== null) return moved;
  const { place, neighbors } = await placeAndNeighbors(found, data, { store, readFile });
  return placePage(place, neighbors, data);
}

async function cityView(requested: Of<'city-service-faq'>, { store, readFile }: Sources): Promise<View> {
  const live = readFile(PATHS.live) as Promise<LiveData>;
  const [stored, row, data] = await Promise.all([
    readService(requested.service, store, live),
    ifSlug(requested.city, store.city),
    live,
  ]);
  if (stored === null) return { kind: 'service-error' };
  const { service, builtSlug } = stored;
  if (row === null) {
    // A city that only the catalogue has gets no FAQ pages; the service's own questions apply.
    if (data.cities.some((city) => city.slug === requested.city))
      return { kind: 'moved', to: serviceFaqPath(builtSlug ?? service.slug) };
    return cityServicePage(service, null, [], data);
  }
  const built = ofRow(row, (slug) => data.cities.find((city) => city.inStore && city.slug === slug));
  const page =
    builtSlug !== null && built !== undefined
      ? cityServiceFaqPath(built.slug, builtSlug)
      : cityServiceFaqPath(row.slug, service.slug);
  const moved = movedUnless(page, cityServiceFaqPath(requested.city, requested.service));
  if (moved !== null) return moved;
  const [places, catalogue] = await Promise.all([store.placesInCity(row), readCatalogueCity(row, data, readFile)]);
  const [near = row] = withoutFarCoordinates([row], data.business);
  const city: City = toCity(near, catalogue.profile, catalogue.sheets);
  const neighborhoods = withoutFarCoordinates(places, data.business).map((place) =>
    joinPlace(place, city, { ...catalogue, jobs: {} }),
  );
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
