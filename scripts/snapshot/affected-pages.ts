import type { Site } from '#model/model.ts';
import { type PlaceContents, siteContents } from './page-contents.ts';

/** The pages that changes affect: how many, and the paths of some, sorted, without those about services at places. */
export interface AffectedPages {
  readonly count: number;
  readonly paths: readonly string[];
}

/** How many paths are kept: as many as the store takes in the report of a deploy. */
const MAX_PATHS = 100;

/** The path of a page about a service at a place. */
const OF_SERVICE_AT_PLACE = /^\/faq\/[^/]+\/[^/]+$/;

/** The paths of pages that only one of two sites has, or that read differently. */
function differingPaths<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  differ: (one: T, other: T) => boolean,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
    const [one, other] = [before.get(path), after.get(path)];
    return one === undefined || other === undefined || differ(one, other);
  });
}

const read = (one: () => string, other: () => string): boolean => one() !== other();

const NO_PLACE: PlaceContents = { pages: new Map(), inputs: () => '' };

/**
 * Lists the paths of the pages that a visitor reads differently in two versions of a site, those included that only
 * one of them has. Each page is put together from the same functions as in a build. Left out is what the build adds:
 * header and footer, which list cities and services on every page, and noindex.
 */
export function changedPaths(before: Site, after: Site, dataFolder: string): string[] {
  const [old, now] = [siteContents(before, dataFolder), siteContents(after, dataFolder)];
  const isSharedEqual = old.shared() === now.shared();
  const places = differingPaths(
    old.places,
    now.places,
    (one, other) => !isSharedEqual || read(one.inputs, other.inputs),
  );
  return [
    ...differingPaths(old.pages, now.pages, read),
    ...places.flatMap((address) =>
      differingPaths((old.places.get(address) ?? NO_PLACE).pages, (now.places.get(address) ?? NO_PLACE).pages, read),
    ),
  ];
}

/** Counts the pages that a change of a site affects, and names some. */
export function affectedPages(before: Site, after: Site, dataFolder: string): AffectedPages {
  const paths = changedPaths(before, after, dataFolder);
  return {
    count: paths.length,
    paths: paths
      .filter((path) => !OF_SERVICE_AT_PLACE.test(path))
      .sort()
      .slice(0, MAX_PATHS),
  };
}
