import { buildInput } from '#data/site.ts';
import {
  cityPath,
  cityServiceFaqPath,
  hubPath,
  neighborhoodFaqPath,
  placePath,
  postPath,
  serviceFaqPath,
  servicePath,
} from '#routes/paths.ts';

const { services, cities, neighborhoods, hubs, posts } = buildInput().model;

/** The row that the references show, or else the first with texts, or else the first. */
function pick<T extends { readonly slug: string }>(
  rows: readonly T[],
  slug: string,
  hasTexts: (row: T) => boolean,
): T | undefined {
  return rows.find((row) => row.slug === slug) ?? rows.find(hasTexts) ?? rows[0];
}

/** A row of each table, the same in all tests; undefined if the data has none. */
export const EXAMPLE_ROWS = {
  service: pick(services, 'house-washing', ({ profile }) => profile !== null),
  city: pick(cities, 'columbia-south-carolina', ({ profile, inStore }) => profile !== null && inStore),
  place: pick(neighborhoods, 'shandon', ({ notes }) => notes !== null),
  hub: pick(hubs, 'irmo-sc', () => true),
  post: pick(posts, 'red-clay-driveway-stains', ({ coverImage }) => coverImage !== null),
};

const { service, city, place, hub, post } = EXAMPLE_ROWS;

/** The page of each row, and the FAQ pages that combine two of them. */
export const EXAMPLE_PATHS = {
  service: service && servicePath(service.slug),
  serviceFaq: service && serviceFaqPath(service.slug),
  city: city && cityPath(city.slug),
  cityFaq: service && city && cityServiceFaqPath(city.slug, service.slug),
  place: place && placePath(place.citySlug, place.slug),
  placeFaq: service && place && neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
  hub: hub && hubPath(hub.slug),
  post: post && postPath(post.slug),
};

/** The paths that exist, for tests that open several pages. */
export const existing = (...paths: readonly (string | undefined)[]): string[] =>
  paths.filter((path) => path !== undefined);
