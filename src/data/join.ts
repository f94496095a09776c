import type { City, Neighborhood } from '#model/place.ts';
import type { Model } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { isPublic, toCity, toNeighborhood, toPost, toService } from '#model/rows/reshape.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { Catalogue } from './catalogue/read.ts';
import { characteristicNotices, orphanNotes, unmatchedNotices } from './notices.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function joinCities(rows: Rows['cities'], entries: Catalogue['cities']): City[] {
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const stored = rows.map((row) => toCity(row, entryBySlug.get(row.slug) ?? null));
  const storedSlugs = new Set(rows.map((row) => row.slug));
  const catalogueOnly = entries
    .filter((entry) => !storedSlugs.has(entry.slug))
    .map(
      (entry): City => ({
        slug: entry.slug,
        name: entry.name,
        county: entry.county,
        coordinates: entry,
        updatedAt: null,
        inStore: false,
        profile: entry,
      }),
    );
  return [...stored, ...catalogueOnly].sort((a, b) => byText(a.name, b.name) || byText(a.slug, b.slug));
}

function joinServices(rows: Rows['services'], entries: Catalogue['services']): Service[] {
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const stored = rows.map((row) => toService(row, entryBySlug.get(row.slug) ?? null));
  const storedSlugs = new Set(rows.map((row) => row.slug));
  const catalogueOnly = entries
    .filter((entry) => !storedSlugs.has(entry.slug))
    .map(
      (entry): Service => ({
        slug: entry.slug,
        name: entry.name,
        displayName: entry.name,
        description: entry.shortDescription,
        updatedAt: null,
        inStore: false,
        profile: entry,
      }),
    );
  const priority = (service: Service): number => service.profile?.priority ?? 0;
  return [...stored, ...catalogueOnly].sort((a, b) => priority(b) - priority(a) || byText(a.displayName, b.displayName));
}

function joinNeighborhoods(rows: Rows, cities: readonly City[], entries: Catalogue['places']): Neighborhood[] {
  const cityBySlug = new Map(cities.map((city) => [city.slug, city]));
  const cityById = new Map(rows.cities.map((row) => [row.id, cityBySlug.get(row.slug)]));
  const notes = new Map(entries.map((entry) => [entry.slug, entry.places]));
  return rows.neighborhoods
    .flatMap((row) => {
      const city = cityById.get(row.city_id);
      return city === undefined ? [] : [toNeighborhood(row, city, notes.get(city.slug)?.[row.slug] ?? null)];
    })
    .sort((a, b) => byText(a.citySlug, b.citySlug) || byText(a.slug, b.slug));
}

/** The catalogue's notes of places that the snapshot lacks, by city slug and place slug. */
function pendingNotes(places: Catalogue['places'], neighborhoods: readonly Neighborhood[]): Model['pendingNotes'] {
  const known = new Set(neighborhoods.map(({ citySlug, slug }) => `${citySlug}/${slug}`));
  return new Map(
    places.map(({ slug: city, places: notes }) => [
      city,
      Object.fromEntries(Object.entries(notes).filter(([slug]) => !known.has(`${city}/${slug}`))),
    ]),
  );
}

/**
 * Joins the store's rows with the repository's catalogue by slug. `at` (ISO day or instant) decides which
 * scheduled posts are public.
 */
export function joinModel(rows: Rows, catalogue: Catalogue, at: string): Model {
  const cities = joinCities(rows.cities, catalogue.cities);
  const services = joinServices(rows.services, catalogue.services);
  const neighborhoods = joinNeighborhoods(rows, cities, catalogue.places);
  return {
    business: catalogue.business,
    cities,
    services,
    neighborhoods,
    pendingNotes: pendingNotes(catalogue.places, neighborhoods),
    posts: rows.posts
      .filter((row) => isPublic(row, at))
      .map(toPost)
      .sort((a, b) => byText(b.publishedAt, a.publishedAt) || byText(a.slug, b.slug)),
    hubs: catalogue.hubs,
    questionSets: catalogue.questionSets,
    reviews: catalogue.reviews,
    images: catalogue.images,
    revisions: catalogue.revisions,
    notices: [
      ...catalogue.notices,
      ...unmatchedNotices(cities, services),
      ...characteristicNotices(rows.neighborhoods),
      ...orphanNotes(catalogue.places, rows),
    ],
    businessIssues: catalogue.notices,
  };
}
