import type { Catalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { slugsOf } from '#model/former.ts';
import type { Rows, TableName } from '#model/rows/tables.ts';
import { indexablePages } from '#routes/inventory.ts';
import { PATHS, placePath } from '#routes/paths.ts';
import type { RowDigest } from './check-rows.ts';
import type { TableRows } from './compare.ts';
import { sketchRows } from './sketch-rows.ts';

// The page inventory derives each page's lastmod from the rows that the page shows. Changed rows are given a
// date later than every revision, so that the pages with this lastmod are the affected ones.
const CHANGED = '9999-12-31';
const UNCHANGED = '0001-01-01';
/** Page types of a single neighborhood, which are counted by arithmetic. */
const OF_NEIGHBORHOODS: ReadonlySet<string> = new Set(['neighborhood-faq', 'place']);

/** Page types of a city, which show what its neighborhoods are like. */
const OF_CITIES: ReadonlySet<string> = new Set(['city', 'city-service-faq']);

/** Digests of rows, by the key that identifies their pages. */
type Digests = ReadonlyMap<string, string>;

/** Which fields of the rows count. */
type Part = 'shown' | 'listed' | 'named';

const bySlug = (rows: readonly RowDigest[], part: Part): Digests => new Map(rows.map((row) => [row.slug, row[part]]));

/** Digests of neighborhoods by '{city slug} {slug}'. */
function byCityAndSlug({ cities, neighborhoods }: TableRows<RowDigest>, part: Part): Digests {
  const slugs = new Map(cities.map((city) => [city.id, city.slug]));
  return new Map(neighborhoods.map((row) => [`${slugs.get(row.city_id) ?? ''} ${row.slug}`, row[part]]));
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

/** Rows for the inventory, with one neighborhood per city and dates that mark the changes. */
function datedRows(rows: TableRows<RowDigest>, changed: Changed): Rows {
  const changedOf: Readonly<Record<TableName, ReadonlySet<string>>> = {
    ...changed,
    neighborhoods: changed.citiesOfNeighborhoods,
  };
  const places = rows.cities.map((city) => ({ ...city, city_id: city.id, old_slugs: [] }));
  return sketchRows({ ...rows, neighborhoods: places }, (table, { slug }) =>
    changedOf[table].has(slug) ? CHANGED : UNCHANGED,
  );
}

/** Paths of the pages that show a changed row, except those of neighborhoods. */
function changedPaths(rows: Rows, catalogue: Catalogue, types: ReadonlySet<string> | null = null): string[] {
  const model = joinModel(rows, catalogue, CHANGED);
  return indexablePages(model)
    .filter(({ type, lastmod }) => lastmod === CHANGED && !OF_NEIGHBORHOODS.has(type) && (types?.has(type) ?? true))
    .map(({ path }) => path);
}

/** The pages that changes of rows affect: how many, and the paths of some, sorted, without those about services at places. */
export interface AffectedPages {
  readonly count: number;
  readonly paths: readonly string[];
}

/** How many paths are kept: as many as the store takes in the report of a deploy. */
const MAX_PATHS = 100;

/**
 * Counts the pages that show something of a row added, changed or removed, including pages that appear and
 * disappear. Pages of neighborhoods (one per service and neighborhood) are counted by arithmetic, without listing
 * them; links from the pages of nearby neighborhoods are left out.
 */
export function affectedPages(
  after: TableRows<RowDigest>,
  before: TableRows<RowDigest>,
  catalogue: Catalogue,
): AffectedPages {
  const described = new Set(catalogue.services.map(({ slug }) => slug));
  // A service's own text is on its pages; with a catalogue entry, only the main FAQ page shows it.
  const ofServices = ({ services: rows }: TableRows<RowDigest>): Digests =>
    new Map(rows.map((row) => [row.slug, slugsOf(row).some((slug) => described.has(slug)) ? row.listed : row.shown]));
  const services = { before: ofServices(before), after: ofServices(after) };
  const neighborhoods = { before: byCityAndSlug(before, 'shown'), after: byCityAndSlug(after, 'shown') };
  const changedCities = changedKeys(bySlug(before.cities, 'shown'), bySlug(after.cities, 'shown'));
  const changedServices = changedKeys(services.before, services.after);
  const changedNeighborhoods = changedKeys(neighborhoods.before, neighborhoods.after);
  const citiesOf = (part: Part): ReadonlySet<string> =>
    new Set([...changedKeys(byCityAndSlug(before, part), byCityAndSlug(after, part))].map(citySlug));
  const changed: Changed = {
    cities: changedCities,
    services: changedServices,
    posts: changedKeys(bySlug(before.posts, 'shown'), bySlug(after.posts, 'shown')),
    citiesOfNeighborhoods: citiesOf('named'),
  };
  const inCities: Changed = { ...changed, citiesOfNeighborhoods: citiesOf('listed') };
  const paths = new Set(
    [before, after].flatMap((rows) => [
      ...changedPaths(datedRows(rows, changed), catalogue),
      ...changedPaths(datedRows(rows, inCities), catalogue, OF_CITIES),
    ]),
  );
  if (changedKeys(bySlug(before.services, 'shown'), bySlug(after.services, 'shown')).size > 0) paths.add(PATHS.faq);

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
  const placePages = affected.filter((key) => withNotes.has(key));
  const ofPlaces = placePages.map((key) => placePath(citySlug(key), key.slice(citySlug(key).length + 1)));
  return {
    count: paths.size + neighborhoodPages - unaffected + placePages.length,
    paths: [...paths, ...ofPlaces].sort().slice(0, MAX_PATHS),
  };
}
