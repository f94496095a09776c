import type { Catalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import type { Rows } from '#model/rows/tables.ts';
import { indexablePages } from '#routes/inventory.ts';
import type { RowDigest } from './check-rows.ts';
import type { TableRows } from './compare.ts';

// The page inventory derives each page's lastmod from the rows that the page shows. Changed rows are given a
// date later than every revision, so that the pages with this lastmod are the affected ones.
const CHANGED = '9999-12-31';
const UNCHANGED = '0001-01-01';
/** Page types of a single neighborhood, which are counted by arithmetic. */
const OF_NEIGHBORHOODS: ReadonlySet<string> = new Set(['neighborhood-faq', 'place']);

/** Digests of rows, by the key that identifies their pages. */
type Digests = ReadonlyMap<string, string>;

const bySlug = (rows: readonly RowDigest[]): Digests => new Map(rows.map((row) => [row.slug, row.digest]));

/** Digests of neighborhoods by '{city slug} {slug}'. */
function byCityAndSlug({ cities, neighborhoods }: TableRows<RowDigest>): Digests {
  const slugs = new Map(cities.map((city) => [city.id, city.slug]));
  return new Map(neighborhoods.map((row) => [`${slugs.get(row.city_id) ?? ''} ${row.slug}`, row.digest]));
}

const citySlug = (key: string): string => key.slice(0, key.indexOf(' '));

/** The keys that were added, removed or got another digest. */
const changedKeys = (before: Digests, after: Digests): ReadonlySet<string> =>
  new Set([...before.keys(), ...after.keys()].filter((key) => before.get(key) !== after.get(key)));

/** Counts the keys that are in both maps and pass the filter. */
function countShared(before: Digests, after: Digests, filter: (key: string) => boolean = () => true): number {
  let count = 0;
  for (const key of after.keys()) if (before.has(key) && filter(key)) count += 1;
  return count;
}

/** Slugs of changed rows. */
interface Changed {
  readonly cities: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  /** Cities with a changed neighborhood. */
  readonly citiesOfNeighborhoods: ReadonlySet<string>;
}

/**
 * Rows for the inventory, with one neighborhood per city, dates that mark the changes, and empty values in
 * the fields that the inventory does not read.
 */
function datedRows({ cities, services, posts }: TableRows<RowDigest>, changed: Changed): Rows {
  const dateOf = (isChanged: boolean): string => (isChanged ? CHANGED : UNCHANGED);
  const blankNeighborhood = {
    landmarks: [],
    roads: [],
    local_businesses: [],
    county: null,
    preposition: null,
    characteristics: [],
    latitude: null,
    longitude: null,
    old_slugs: [],
  };
  const blankPost = {
    title: '',
    excerpt: '',
    body: '',
    cover_image: null,
    cover_alt: null,
    author: '',
    tags: [],
    old_slugs: [],
    meta_description: '',
    status: 'published' as const,
    published_at: null,
    deleted_at: null,
    created_by: null,
    created_at: UNCHANGED,
  } satisfies Partial<Rows['posts'][number]>;
  return {
    cities: cities.map(({ id, slug }) => ({
      id,
      slug,
      name: slug,
      county: null,
      latitude: null,
      longitude: null,
      old_slugs: [],
      updated_at: dateOf(changed.cities.has(slug)),
    })),
    services: services.map(({ id, slug }) => ({
      id,
      slug,
      name: slug,
      display_name: slug,
      description: '',
      old_slugs: [],
      updated_at: dateOf(changed.services.has(slug)),
    })),
    neighborhoods: cities.map(({ id, slug }) => ({
      ...blankNeighborhood,
      id,
      city_id: id,
      name: slug,
      slug: 'any',
      updated_at: dateOf(changed.citiesOfNeighborhoods.has(slug)),
    })),
    posts: posts.map(({ id, slug }) => ({ ...blankPost, id, slug, updated_at: dateOf(changed.posts.has(slug)) })),
  };
}

/** Paths of the pages that show a changed row, except those of neighborhoods. */
function changedPaths(rows: Rows, catalogue: Catalogue): string[] {
  const model = joinModel(rows, catalogue, CHANGED);
  return indexablePages(model)
    .filter(({ type, lastmod }) => !OF_NEIGHBORHOODS.has(type) && lastmod === CHANGED)
    .map(({ path }) => path);
}

/**
 * Counts the pages that show a row added, changed or removed, including pages that appear and disappear.
 * Pages of neighborhoods (one per service and neighborhood) are counted by arithmetic, without listing them.
 */
export function countAffectedPages(
  after: TableRows<RowDigest>,
  before: TableRows<RowDigest>,
  catalogue: Catalogue,
): number {
  const services = { before: bySlug(before.services), after: bySlug(after.services) };
  const neighborhoods = { before: byCityAndSlug(before), after: byCityAndSlug(after) };
  const changedCities = changedKeys(bySlug(before.cities), bySlug(after.cities));
  const changedServices = changedKeys(services.before, services.after);
  const changedNeighborhoods = changedKeys(neighborhoods.before, neighborhoods.after);
  const changed: Changed = {
    cities: changedCities,
    services: changedServices,
    posts: changedKeys(bySlug(before.posts), bySlug(after.posts)),
    citiesOfNeighborhoods: new Set([...changedNeighborhoods].map(citySlug)),
  };
  const paths = new Set([before, after].flatMap((rows) => changedPaths(datedRows(rows, changed), catalogue)));

  const neighborhoodPages =
    services.before.size * neighborhoods.before.size +
    services.after.size * neighborhoods.after.size -
    countShared(services.before, services.after) * countShared(neighborhoods.before, neighborhoods.after);
  // A neighborhood's page also shows the name of its city.
  const unaffected =
    countShared(services.before, services.after, (slug) => !changedServices.has(slug)) *
    countShared(
      neighborhoods.before,
      neighborhoods.after,
      (key) => !changedNeighborhoods.has(key) && !changedCities.has(citySlug(key)),
    );
  const withNotes = new Set(
    catalogue.places.flatMap(({ slug, places }) => Object.keys(places).map((place) => `${slug} ${place}`)),
  );
  const affected = [...new Set([...neighborhoods.before.keys(), ...neighborhoods.after.keys()])].filter(
    (key) => changedNeighborhoods.has(key) || changedCities.has(citySlug(key)),
  );
  const placePages = affected.filter((key) => withNotes.has(key)).length;
  return paths.size + neighborhoodPages - unaffected + placePages;
}
