import type { Offer } from '#model/business.ts';
import type { City, Neighborhood } from '#model/place.ts';
import type { FormerAddresses } from '#model/former.ts';
import type { Model } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { isPublic, toCity, toNeighborhood, toPost, toService } from '#model/rows/reshape.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { Catalogue } from './catalogue/read.ts';
import { formerAddresses } from './former-addresses.ts';
import { withPresentSlugs } from './present-slugs.ts';
import { withoutFarCoordinates } from '#model/reach.ts';
import {
  characteristicNotices,
  farPlaceNotices,
  offerNotices,
  orphanNotes,
  renamedNotices,
  reviewNotices,
  stainNotices,
  strayTextNotices,
  unmatchedNotices,
} from './notices.ts';
import { NOTHING_REMOVED } from './snapshot.ts';
import { unknownSlugNotices } from './unknown-slug-notices.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function joinCities(rows: Rows['cities'], entries: Catalogue['cities'], jobs: Catalogue['jobs']): City[] {
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const stored = rows.map((row) => toCity(row, entryBySlug.get(row.slug) ?? null, jobs.get(row.slug)?.sheets));
  const storedSlugs = new Set(rows.map((row) => row.slug));
  const catalogueOnly = entries
    .filter((entry) => !storedSlugs.has(entry.slug))
    .map((entry): City => ({
      slug: entry.slug,
      name: entry.name,
      county: entry.county,
      coordinates: entry,
      updatedAt: null,
      inStore: false,
      profile: entry,
      sheets: {},
    }));
  return [...stored, ...catalogueOnly].sort((a, b) => byText(a.name, b.name) || byText(a.slug, b.slug));
}

/** A service that only the catalogue has. */
const catalogueService = (entry: Catalogue['services'][number]): Service => ({
  slug: entry.slug,
  catalogueSlug: entry.slug,
  name: entry.name,
  displayName: entry.name,
  description: entry.shortDescription,
  updatedAt: null,
  inStore: false,
  profile: entry,
});

/**
 * Joins the services' rows with their catalogue entries; those without one come last. `pending` are the entries
 * without a row. With no rows at all, as before the first snapshot, the catalogue's services are listed
 * and have their own pages, but no FAQ pages.
 */
function joinServices(
  rows: Rows['services'],
  entries: Catalogue['services'],
  { services: former }: FormerAddresses,
): { readonly services: readonly Service[]; readonly pending: readonly Service[] } {
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const stored = new Set([
    ...rows.map((row) => row.slug),
    ...former.flatMap(({ from, to }) => (to === null ? [] : [from])),
  ]);
  const join = (row: Rows['services'][number]): Service => {
    const slugs = [row.slug, ...former.filter(({ to }) => to === row.slug).map(({ from }) => from)];
    const known = slugs.find((slug) => entryBySlug.has(slug)) ?? row.slug;
    return toService(row, entryBySlug.get(known) ?? null, known);
  };
  const priority = (service: Service): number => service.profile?.priority ?? 0;
  const services = rows.length === 0 ? entries.map((entry) => catalogueService(entry)) : rows.map(join);
  return {
    services: services.sort((a, b) => priority(b) - priority(a) || byText(a.displayName, b.displayName)),
    pending:
      rows.length === 0 ? [] : entries.filter(({ slug }) => !stored.has(slug)).map((entry) => catalogueService(entry)),
  };
}

function joinNeighborhoods(rows: Rows, cities: readonly City[], { places: entries, jobs }: Catalogue): Neighborhood[] {
  const cityBySlug = new Map(cities.map((city) => [city.slug, city]));
  const cityById = new Map(rows.cities.map((row) => [row.id, cityBySlug.get(row.slug)]));
  const entryByCity = new Map(entries.map((entry) => [entry.slug, entry]));
  return rows.neighborhoods
    .flatMap((row) => {
      const city = cityById.get(row.city_id);
      if (city === undefined) return [];
      const written = jobs.get(city.slug)?.places[row.slug];
      const entry = entryByCity.get(city.slug);
      return [toNeighborhood(row, city, entry?.places[row.slug] ?? null, written, entry?.weeks[row.slug])];
    })
    .sort((a, b) => byText(a.citySlug, b.citySlug) || byText(a.slug, b.slug));
}

/** Keeps the entries of a record that pass the test. */
const only = <T>(entries: Readonly<Record<string, T>>, test: (key: string) => boolean): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => test(key)));

/**
 * What the catalogue knows of pages that the snapshot has no rows for, by city slug: of unknown places
 * everything, of known ones what is about unknown services.
 */
function pendingPages(
  { places, jobs }: Catalogue,
  knownServices: readonly Service[],
  cities: readonly City[],
  neighborhoods: readonly Neighborhood[],
): Model['pending'] {
  const knownPlaces = new Set(neighborhoods.map(({ citySlug, slug }) => `${citySlug}/${slug}`));
  const knownCities = new Set(cities.filter(({ inStore }) => inStore).map(({ slug }) => slug));
  const services = new Set(knownServices.filter(({ inStore }) => inStore).map(({ catalogueSlug }) => catalogueSlug));
  const notes = new Map(places.map((entry) => [entry.slug, entry.places]));
  return new Map(
    [...new Set([...notes.keys(), ...jobs.keys()])].map((city) => {
      const { places: placeJobs = {}, sheets = {} } = jobs.get(city) ?? {};
      const isKnown = (place: string): boolean => knownPlaces.has(`${city}/${place}`);
      const pendingJobs = Object.entries(placeJobs).flatMap(([place, byService]) => {
        const pending = isKnown(place) ? only(byService, (service) => !services.has(service)) : byService;
        return Object.keys(pending).length === 0 ? [] : [[place, pending] as const];
      });
      return [
        city,
        {
          notes: only(notes.get(city) ?? {}, (place) => !isKnown(place)),
          jobs: Object.fromEntries(pendingJobs),
          sheets: knownCities.has(city) ? only(sheets, (service) => !services.has(service)) : sheets,
        },
      ];
    }),
  );
}

/**
 * Rows without a change later than the day of the build (UTC): one that is dated later, by an import or a wrong clock,
 * counts as changed when that day began. Sitemaps and structured data must not name a day that has not come.
 */
function changedByNow<R extends { readonly updated_at: string }>(rows: readonly R[], at: string): readonly R[] {
  const today = new Date(at).toISOString().slice(0, 10);
  return rows.map((row) => (row.updated_at.slice(0, 10) > today ? { ...row, updated_at: `${today}T00:00:00Z` } : row));
}

/**
 * The offers of services that the company has. A price is for all services that its offer names, so it goes with any of
 * them; a discount stays for the others.
 */
const offersOf = (offers: readonly Offer[], services: readonly Pick<Service, 'catalogueSlug'>[]): readonly Offer[] => {
  const isOffered = (slug: string): boolean => services.some(({ catalogueSlug }) => catalogueSlug === slug);
  return offers.flatMap((offer) => {
    const left = offer.services.filter(isOffered);
    if (left.length === offer.services.length) return [offer];
    return offer.price === null && left.length > 0 ? [{ ...offer, services: left }] : [];
  });
};

/**
 * Joins the store's rows with the repository's catalogue by slug; of a renamed row a former slug counts too.
 * Coordinates beyond the region's reach count as unknown. `at` (ISO day or instant) decides which posts are
 * public and the last day on which a row can have changed, `removed` are the rows of earlier snapshots.
 */
export function joinModel(stored: Rows, written: Catalogue, at: string, removed = NOTHING_REMOVED): Model {
  const { business } = written;
  const rows: Rows = {
    cities: changedByNow(withoutFarCoordinates(stored.cities, business), at),
    services: changedByNow(stored.services, at),
    neighborhoods: changedByNow(withoutFarCoordinates(stored.neighborhoods, business), at),
    posts: changedByNow(stored.posts, at),
  };
  const former = formerAddresses(stored, removed);
  const catalogue = withPresentSlugs(written, former);
  const cities = joinCities(rows.cities, catalogue.cities, catalogue.jobs);
  const { services, pending } = joinServices(rows.services, catalogue.services, former);
  const neighborhoods = joinNeighborhoods(rows, cities, catalogue);
  return {
    business: { ...business, offers: offersOf(business.offers, services) },
    map: catalogue.map,
    cities,
    services,
    pendingServices: pending,
    neighborhoods,
    pending: pendingPages(catalogue, services, cities, neighborhoods),
    former,
    posts: rows.posts
      .filter((row) => isPublic(row, at))
      .map((row) => toPost(row, business.region.timeZone))
      .sort((a, b) => byText(b.publishedAt, a.publishedAt) || byText(a.slug, b.slug)),
    hubs: catalogue.hubs,
    questionSets: catalogue.questionSets,
    stains: catalogue.stains,
    commonQuestions: catalogue.commonQuestions,
    lists: catalogue.lists,
    reviews: catalogue.reviews,
    images: catalogue.images,
    revisions: catalogue.revisions,
    notices: [
      ...catalogue.notices,
      ...catalogue.unknownFields,
      ...unmatchedNotices(cities, [...services, ...pending]),
      ...farPlaceNotices(stored, business),
      ...characteristicNotices(rows.neighborhoods),
      ...orphanNotes(catalogue.places, rows),
      ...strayTextNotices(written, { cities, services: [...services, ...pending], neighborhoods }, former),
      ...renamedNotices(written, services, former),
      ...unknownSlugNotices(catalogue, { cities, services: [...services, ...pending] }, former),
      ...offerNotices(business.offers, [...services, ...pending], former),
      ...reviewNotices(catalogue.reviews, [...services, ...pending], cities, former),
      ...stainNotices(catalogue.stains),
    ],
    businessIssues: catalogue.notices,
  };
}
