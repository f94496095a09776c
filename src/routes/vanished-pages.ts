import { closestMatch } from '#model/rows/issue.ts';
import { shortCitySlug } from '#model/state.ts';
import { type PageKind, pathParts, type PathParts } from './page-kinds.ts';
import { cityPath, PATHS, placeSegment, serviceFaqPath, servicePath } from './paths.ts';

/** The cities and places of a set of pages, by the segment that the paths of neighborhood FAQ pages have. */
interface Places {
  /** Paths of places, by 'columbia-shandon'. */
  readonly bySegment: ReadonlyMap<string, string>;
  /** City slugs, by 'columbia'. */
  readonly cities: ReadonlyMap<string, string>;
}

function placesAmong(pages: Iterable<string>): Places {
  const bySegment = new Map<string, string>();
  const cities = new Map<string, string>();
  for (const path of pages) {
    const { kind, slugs } = pathParts(path);
    const { city = '', place = '' } = slugs;
    if (kind === 'city') cities.set(shortCitySlug(city), city);
    if (kind === 'place') bySegment.set(placeSegment(city, place), path);
  }
  return { bySegment, cities };
}

/** The longest beginning of a place's segment that names a city: 'st-matthews' of 'st-matthews-mill', not 'st'. */
function cityOf(segment: string, { cities }: Places): { readonly short: string; readonly slug: string } | null {
  for (let end = segment.lastIndexOf('-'); end > 0; end = segment.lastIndexOf('-', end - 1)) {
    const short = segment.slice(0, end);
    const slug = cities.get(short);
    if (slug !== undefined) return { short, slug };
  }
  return null;
}

type Slugs = PathParts['slugs'];

/** The pages above a page, the nearest first, besides those that its path begins with. */
const PARENTS: Readonly<Partial<Record<PageKind, (slugs: Slugs, places: Places) => readonly string[]>>> = {
  hub: () => [PATHS.serviceAreas],
  // Not a post with the slug 'tag', with which its path begins.
  tag: () => [PATHS.blog],
  'service-faq': ({ service = '' }) => [servicePath(service)],
  'city-service-faq': ({ city = '', service = '' }) => [cityPath(city), servicePath(service), serviceFaqPath(service)],
  'neighborhood-faq': ({ place = '' }, places) => {
    const city = cityOf(place, places);
    return [places.bySegment.get(place) ?? '', city === null ? '' : cityPath(city.slug), PATHS.serviceAreas];
  },
};

/** '/a/b' and '/a' of '/a/b/c'. */
function beginningsOf(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`).reverse();
}

/**
 * Returns the page that a path leads to when its own page is gone: the nearest of `pages` above it. A service in a
 * place leads to the place, its city, or the service areas; a service in a city to the city or the service; anything
 * else up its path, at last to the home page.
 */
export function parentFinder(pages: ReadonlySet<string>): (path: string) => string {
  const places = placesAmong(pages);
  return (path) => {
    const { kind, slugs } = pathParts(path);
    const parents = [...(PARENTS[kind]?.(slugs, places) ?? []), ...beginningsOf(path)];
    return parents.find((parent) => pages.has(parent)) ?? PATHS.home;
  };
}

/** A page, by all but one of its slugs. */
interface Namesake {
  readonly slug: string;
  readonly path: string;
}

/**
 * Returns the page of the same kind that a page which is gone may have become: the one whose path differs in a single
 * slug that is spelled nearly the same. Pages that are new (`isNew`) come first; null when none is similar.
 */
export function successorFinder(
  pages: ReadonlySet<string>,
  isNew: (path: string) => boolean,
): (path: string) => string | null {
  const places = placesAmong(pages);
  /** Cities without their state, and the segment of a place without its city: all would end or begin alike. */
  const named = (path: string): PathParts => {
    const { kind, slugs } = pathParts(path);
    if (kind !== 'neighborhood-faq')
      return { kind, slugs: slugs['city'] === undefined ? slugs : { ...slugs, city: shortCitySlug(slugs['city']) } };
    const { place = '' } = slugs;
    const city = cityOf(place, places);
    return city === null
      ? { kind, slugs }
      : { kind, slugs: { ...slugs, city: city.short, place: place.slice(city.short.length + 1) } };
  };
  /** A key for each slug of a path: what the path is without it. */
  const keysOf = (path: string): (readonly [key: string, slug: string])[] => {
    const { kind, slugs } = named(path);
    return Object.entries(slugs).map(([name, slug]) => [JSON.stringify([kind, { ...slugs, [name]: null }]), slug]);
  };
  const namesakes = new Map<string, Namesake[]>();
  for (const path of pages) {
    for (const [key, slug] of keysOf(path)) {
      const others = namesakes.get(key);
      if (others === undefined) namesakes.set(key, [{ slug, path }]);
      else others.push({ slug, path });
    }
  }
  /** Every service of a place asks for the same names. */
  const found = new Map<string, string | undefined>();
  const closest = (slug: string, candidates: readonly Namesake[]): string | undefined => {
    const slugs = candidates.map((candidate) => candidate.slug);
    const key = JSON.stringify([slug, slugs]);
    if (!found.has(key)) found.set(key, closestMatch(slug, slugs));
    const match = found.get(key);
    return candidates.find((candidate) => candidate.slug === match)?.path;
  };
  return (path) => {
    const groups = keysOf(path).map(([key, slug]) => ({ slug, candidates: namesakes.get(key) ?? [] }));
    const among = (isCandidate: (page: Namesake) => boolean): string | undefined =>
      groups
        .map(({ slug, candidates }) => closest(slug, candidates.filter(isCandidate)))
        .find((match) => match !== undefined);
    return among((page) => isNew(page.path)) ?? among(() => true) ?? null;
  };
}
