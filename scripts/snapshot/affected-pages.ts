import type { Site } from '#model/model.ts';
import { type PlaceContents, siteContents } from './page-contents.ts';

/** The pages that changes affect: how many, and the first paths in order, without pages about a service at a place. */
export interface AffectedPages {
  readonly count: number;
  readonly paths: readonly string[];
}

/** The most paths that are kept: what the store accepts in the report of a deploy. */
const MAX_PATHS = 100;

/** The path of a page about a service at a place. */
const OF_SERVICE_AT_PLACE = /^\/faq\/[^/]+\/[^/]+$/;

/** The paths of pages that only one of two sites has, or that differ. */
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

const readsDifferently = (one: () => string, other: () => string): boolean => one() !== other();

const NO_PLACE: PlaceContents = { pages: new Map(), inputs: () => '' };

/**
 * Lists the paths of the pages that read differently in two versions of a site, including those that only one version
 * has. Assembles each page with the functions of a build, but ignores what the build adds: noindex, and the header and
 * footer, which list cities and services on every page.
 */
export function changedPaths(before: Site, after: Site, dataFolder: string): string[] {
  const [old, now] = [siteContents(before, dataFolder), siteContents(after, dataFolder)];
  const isSharedEqual = old.shared() === now.shared();
  const places = differingPaths(
    old.places,
    now.places,
    (one, other) => !isSharedEqual || readsDifferently(one.inputs, other.inputs),
  );
  return [
    ...differingPaths(old.pages, now.pages, readsDifferently),
    ...places.flatMap((address) =>
      differingPaths(
        (old.places.get(address) ?? NO_PLACE).pages,
        (now.places.get(address) ?? NO_PLACE).pages,
        readsDifferently,
      ),
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
