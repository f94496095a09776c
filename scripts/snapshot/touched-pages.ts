import type { Catalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { indexablePages } from '#routes/inventory.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { TableRows } from './changes.ts';
import type { KnownRow } from './known-rows.ts';

// The inventory says of every page which rows it shows: they decide its lastmod. A row that changed gets a day after all
// revisions, so that the pages with that day are those it touches.
const TOUCHED = '9999-12-31';
const LONG_AGO = '0001-01-01';
const NEIGHBORHOOD = 'neighborhood-faq';

/** Rows by what their pages' paths are made of, each with what tells whether it has changed. */
type Faces = ReadonlyMap<string, string>;

const bySlug = (rows: readonly KnownRow[]): Faces => new Map(rows.map((row) => [row.slug, row.digest]));

/** Neighborhoods by their city's slug and their own. */
function byCityAndSlug({ cities, neighborhoods }: TableRows<KnownRow>): Faces {
  const slugs = new Map(cities.map((city) => [city.id, city.slug]));
  return new Map(neighborhoods.map((row) => [`${slugs.get(row.city_id) ?? ''} ${row.slug}`, row.digest]));
}

const cityOf = (place: string): string => place.slice(0, place.indexOf(' '));

/** The keys that stand on one side only, or on both with another face. */
const touchedKeys = (before: Faces, after: Faces): ReadonlySet<string> =>
  new Set([...before.keys(), ...after.keys()].filter((key) => before.get(key) !== after.get(key)));

/** How many keys stand on both sides, of those that are asked for. */
function countShared(before: Faces, after: Faces, counts: (key: string) => boolean = () => true): number {
  let count = 0;
  for (const key of after.keys()) if (before.has(key) && counts(key)) count += 1;
  return count;
}

interface Touched {
  readonly cities: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  /** Slugs of cities with a neighborhood that is touched. */
  readonly places: ReadonlySet<string>;
}

/** The rows of a site with one neighborhood a city, marked by what is touched; only what the inventory reads is true. */
function markedRows(rows: TableRows<KnownRow>, touched: Touched): Rows {
  const at = (is: boolean): string => (is ? TOUCHED : LONG_AGO);
  const city = { county: null, latitude: null, longitude: null };
  const place = {
    landmarks: [],
    roads: [],
    local_businesses: [],
    characteristics: [],
    latitude: null,
    longitude: null,
  };
  const post = {
    title: '',
    excerpt: '',
    body: '',
    cover_image: null,
    cover_alt: null,
    author: '',
    tags: [],
    old_slugs: [],
  };
  const state = { meta_description: '', status: 'published', published_at: null, deleted_at: null } as const;
  const { cities, services, posts } = rows;
  return {
    cities: cities.map(({ id, slug }) => ({ ...city, id, slug, name: slug, updated_at: at(touched.cities.has(slug)) })),
    services: services.map(({ id, slug }) => {
      const names = { name: slug, display_name: slug, description: '' };
      return { ...names, id, slug, updated_at: at(touched.services.has(slug)) };
    }),
    neighborhoods: cities.map(({ id, slug }) => {
      const own = { id, city_id: id, name: slug, slug: 'any' };
      return { ...place, ...own, updated_at: at(touched.places.has(slug)) };
    }),
    posts: posts.map(({ id, slug }) => {
      const updated_at = at(touched.posts.has(slug));
      return { ...post, ...state, id, slug, created_by: null, created_at: LONG_AGO, updated_at };
    }),
  };
}

/** Paths of pages that show a touched row, those of neighborhoods aside. */
function touchedPaths(rows: Rows, catalogue: Catalogue): string[] {
  const model = joinModel(rows, catalogue, TOUCHED);
  return indexablePages(model)
    .filter(({ type, lastmod }) => type !== NEIGHBORHOOD && lastmod === TOUCHED)
    .map(({ path }) => path);
}

/**
 * How many pages a change touches: those that show a row added, changed or removed, pages that come and go included.
 * Neighborhoods' pages are a product of two tables and counted as one, without a list of them.
 */
export function countTouchedPages(
  after: TableRows<KnownRow>,
  before: TableRows<KnownRow>,
  catalogue: Catalogue,
): number {
  const sides = { before: bySlug(before.services), after: bySlug(after.services) };
  const places = { before: byCityAndSlug(before), after: byCityAndSlug(after) };
  const cities = touchedKeys(bySlug(before.cities), bySlug(after.cities));
  const services = touchedKeys(sides.before, sides.after);
  const touchedPlaces = touchedKeys(places.before, places.after);
  const touched: Touched = {
    cities,
    services,
    posts: touchedKeys(bySlug(before.posts), bySlug(after.posts)),
    places: new Set([...touchedPlaces].map(cityOf)),
  };
  const paths = new Set([before, after].flatMap((rows) => touchedPaths(markedRows(rows, touched), catalogue)));

  const all =
    sides.before.size * places.before.size +
    sides.after.size * places.after.size -
    countShared(sides.before, sides.after) * countShared(places.before, places.after);
  // A city's name stands on the pages of its neighborhoods.
  const quiet =
    countShared(sides.before, sides.after, (slug) => !services.has(slug)) *
    countShared(places.before, places.after, (key) => !touchedPlaces.has(key) && !cities.has(cityOf(key)));
  return paths.size + all - quiet;
}
