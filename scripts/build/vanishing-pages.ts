import type { Former } from '#model/former.ts';
import type { Model } from '#model/model.ts';
import { pathParts } from '#routes/page-kinds.ts';
import { placeSegment } from '#routes/paths.ts';
import { ORDINARY_DELETIONS } from '#model/ordinary-deletions.ts';
import { hostRules } from './host-rules.ts';
import { isLive } from './ledger/ledger.ts';

/** A model that knows of renamed rows, and no longer of removed ones. */
const withoutRemoved = (model: Model): Model => {
  const { cities, services, places } = model.former;
  const isRenamed = ({ to }: { readonly to: unknown }): boolean => to !== null;
  const former = {
    cities: cities.filter(isRenamed),
    services: services.filter(isRenamed),
    places: places.filter(isRenamed),
  };
  return { ...model, former };
};

/**
 * The names of the removed rows that vanishing pages are about, by table. The places of a removed city are no rows of
 * their own: they go with it.
 */
function removedRowsOf(paths: readonly string[], { former }: Model): Readonly<Record<string, readonly string[]>> {
  const parts = paths.map((path) => pathParts(path));
  const slugsIn = (name: string): ReadonlySet<string> =>
    new Set(parts.flatMap(({ slugs }) => (slugs[name] === undefined ? [] : [slugs[name]])));
  const [cityPages, servicePages] = [slugsIn('city'), slugsIn('service')];
  // '/faq/{service}/{place}' has the city in the place's segment; '/service-areas/{city}/{place}' has both.
  const segments = new Set(
    parts.flatMap(({ kind, slugs: { city, place } }) =>
      place === undefined ? [] : [kind === 'place' && city !== undefined ? placeSegment(city, place) : place],
    ),
  );
  const removed = <T>(formers: readonly Former<T>[]): readonly T[] =>
    formers.flatMap(({ from, to }) => (to === null ? [from] : []));
  const cities = removed(former.cities).filter((slug) => cityPages.has(slug));
  return {
    cities,
    services: removed(former.services).filter((slug) => servicePages.has(slug)),
    neighborhoods: removed(former.places)
      .filter(({ citySlug, slug }) => !cities.includes(citySlug) && segments.has(placeSegment(citySlug, slug)))
      .map(({ citySlug, slug }) => `${citySlug}/${slug}`),
  };
}

/** The live pages of the ledger that the next build lacks, but those of renamed rows. */
export interface VanishingPages {
  /**
   * Those with no redirect of their own: none by redirects.json or a row, and no entry in gone.json. Pages of removed
   * rows are among them if more rows of a table were removed at once than an owner deletes on an ordinary day, because
   * rows that a policy hides look the same.
   */
  readonly undecided: readonly string[];
  /** Those of a few removed rows, which lead to the page above them. */
  readonly ofRemovedRows: readonly string[];
  /** The removed rows of all these pages, as 'services dock-cleaning'. */
  readonly removedRows: readonly string[];
}

/** Which pages vanish with the next build, for the check of a deploy. Throws a DataError like hostRules. */
export function vanishingPages(model: Model, dataFolder = 'data'): VanishingPages {
  const { undecided, ledger } = hostRules(withoutRemoved(model), dataFolder);
  const vanishing = undecided.map(({ from }) => from).filter((path) => isLive(ledger, path));
  const rows = removedRowsOf(vanishing, model);
  const removedRows = Object.entries(rows).flatMap(([table, names]) => names.map((name) => `${table} ${name}`));
  if (Object.values(rows).some((names) => names.length > ORDINARY_DELETIONS))
    return { undecided: vanishing, ofRemovedRows: [], removedRows };
  const stillUndecided = new Set(hostRules(model, dataFolder).undecided.map(({ from }) => from));
  return {
    undecided: vanishing.filter((path) => stillUndecided.has(path)),
    ofRemovedRows: vanishing.filter((path) => !stillUndecided.has(path)),
    removedRows,
  };
}
