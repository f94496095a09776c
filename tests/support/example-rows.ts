import { buildInput } from '#data/site.ts';
import { cityPath, placePath, postPath, servicePath } from '#routes/paths.ts';
import { PAGES } from './page-types.ts';

const { business, cities, neighborhoods, services, posts } = buildInput().model;

/** The only row of a list. Throws if the data has none. */
function only<T>(what: string, rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error(`This test needs ${what}, and the data has none.`);
  return row;
}

const pathsOf = (name: string): string[] => PAGES.filter((page) => page.name === name).map(({ path }) => path);
const isPathOf = (name: string, path: string): boolean => pathsOf(name).includes(path);

/** The paths of one page of each type about rows, for tests that open such a page in particular. */
export const EXAMPLE_PATHS = {
  city: only('a city', pathsOf('a city')),
  place: only('a neighborhood', pathsOf('a neighborhood')),
  service: only('a service', pathsOf('a service')),
  serviceFaq: only('a service', pathsOf("a service's FAQ")),
  placeFaq: only('a neighborhood', pathsOf("a neighborhood's FAQ")),
  cityFaq: only('a city', pathsOf("a city's FAQ")),
  /** None or one. */
  posts: pathsOf('a post'),
};

/** The rows of these pages. */
export const EXAMPLE_ROWS = {
  city: only(
    'a city',
    cities.filter(({ slug }) => isPathOf('a city', cityPath(slug))),
  ),
  place: only(
    'a neighborhood',
    neighborhoods.filter(({ citySlug, slug }) => isPathOf('a neighborhood', placePath(citySlug, slug))),
  ),
  service: only(
    'a service',
    services.filter(({ slug }) => isPathOf('a service', servicePath(slug))),
  ),
  /** None or one. */
  posts: posts.filter(({ slug }) => isPathOf('a post', postPath(slug))),
  /** A city whose page is not the example's; the example's if there is only one. */
  otherCity: only('a city', [...cities.filter(({ slug }) => !isPathOf('a city', cityPath(slug))), ...cities]),
};

/** The city that a lead without one names: the company's town. */
export const TOWN = `${business.region.locality} ${business.region.state.abbreviation}`;
