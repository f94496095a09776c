import type { City } from '#model/place.ts';
import type { Model } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { isPublic, toCity, toNeighborhood, toPost, toService } from '#model/rows/reshape.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { Catalogue } from './catalogue/read.ts';
import { characteristicNotices } from './characteristic-notices.ts';
import { orphanNotes } from './orphan-notes.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function joinCities(rows: Rows['cities'], entries: Catalogue['cities']): City[] {
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const stored = rows.map((row) => toCity(row, entryBySlug.get(row.slug) ?? null));
  const slugs = new Set(rows.map((row) => row.slug));
  const onlyHere = entries
    .filter((entry) => !slugs.has(entry.slug))
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
  return [...stored, ...onlyHere].sort((a, b) => byText(a.name, b.name) || byText(a.slug, b.slug));
}

function joinServices(rows: Rows['services'], entries: Catalogue['services']): Service[] {
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const stored = rows.map((row) => toService(row, entryBySlug.get(row.slug) ?? null));
  const slugs = new Set(rows.map((row) => row.slug));
  const onlyHere = entries
    .filter((entry) => !slugs.has(entry.slug))
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
  return [...stored, ...onlyHere].sort((a, b) => priority(b) - priority(a) || byText(a.displayName, b.displayName));
}

function differences(cities: readonly City[], services: readonly Service[]): string[] {
  return [
    ...cities.filter((city) => city.profile === null).map((city) => `City ${city.slug} has no catalogue entry: its own page is noindex until someone writes data/catalogue/cities/${city.slug}.json.`),
    ...cities.filter((city) => !city.inStore).map((city) => `City ${city.slug} is not in the store: it is built without FAQ pages.`),
    ...services.filter((service) => service.profile === null).map((service) => `Service ${service.slug} has no catalogue entry: its pages are worded from its row.`),
    ...services.filter((service) => !service.inStore).map((service) => `Service ${service.slug} is not in the store: it is built without FAQ pages.`),
  ];
}

/**
 * Joins the store's rows with the repository's catalogue by slug.
 * `at` (ISO day or instant) decides which scheduled posts are out.
 */
export function joinModel(rows: Rows, catalogue: Catalogue, at: string): Model {
  const cityById = new Map(rows.cities.map((row) => [row.id, row]));
  const notes = new Map(catalogue.places.map((entry) => [entry.slug, entry.places]));
  const cities = joinCities(rows.cities, catalogue.cities);
  const services = joinServices(rows.services, catalogue.services);
  return {
    business: catalogue.business,
    cities,
    services,
    neighborhoods: rows.neighborhoods
      .flatMap((row) => {
        const city = cityById.get(row.city_id);
        return city === undefined ? [] : [toNeighborhood(row, city, notes.get(city.slug)?.[row.slug] ?? null)];
      })
      .sort((a, b) => byText(a.citySlug, b.citySlug) || byText(a.slug, b.slug)),
    posts: rows.posts
      .filter((row) => isPublic(row, at))
      .map(toPost)
      .sort((a, b) => byText(b.publishedAt, a.publishedAt) || byText(a.slug, b.slug)),
    placeNotes: notes,
    hubs: catalogue.hubs,
    questionSets: catalogue.questionSets,
    reviews: catalogue.reviews,
    images: catalogue.images,
    revisions: catalogue.revisions,
    notices: [
      ...catalogue.notices,
      ...differences(cities, services),
      ...characteristicNotices(rows.neighborhoods),
      ...orphanNotes(catalogue.places, rows),
    ],
    businessIssues: catalogue.notices,
  };
}
