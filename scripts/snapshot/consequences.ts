import { join } from 'node:path';
import { fitOf } from '#content/fit.ts';
import type { Catalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { readRedirects } from '#data/redirects.ts';
import type { RemovedRows } from '#data/snapshot.ts';
import { addressText } from '#model/former.ts';
import type { Model } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import { type Row, type Rows, TABLES } from '#model/rows/tables.ts';
import type { Service } from '#model/service.ts';
import { tagSlug } from '#model/tag.ts';
import {
  cityPath,
  cityServiceFaqPath,
  neighborhoodFaqPath,
  placePath,
  placeSegment,
  postPath,
  quotePath,
  serviceFaqPath,
  servicePath,
  tagPath,
} from '#routes/paths.ts';
import { faqCities, faqServices } from '#routes/inventory.ts';
import { compileRedirects, redirectRules } from '#routes/redirects.ts';
import type { CheckedRow, RowDigest } from './check-rows.ts';
import { readValidRows, type TableRows } from './compare.ts';
import { sketchRows } from './sketch-rows.ts';

/** Pages that the new snapshot does not have; a path with placeholders (:service) stands for several. */
export interface GonePages {
  readonly from: string;
  /** Where they redirect; null for nowhere. */
  readonly to: string | null;
  readonly pages: number;
}

/** Pages that search engines could index before and cannot any longer. */
export interface NoindexPages {
  readonly path: string;
  readonly why: string;
  readonly pages: number;
}

/** A name that a row no longer has and the place's texts still use. */
export interface FormerName {
  /** City slug and place slug: 'columbia-south-carolina/rosewood'. */
  readonly place: string;
  readonly name: string;
}

/** What a new snapshot does to existing pages, as far as rows and catalogue decide it. */
export interface Consequences {
  readonly gone: readonly GonePages[];
  readonly noindex: readonly NoindexPages[];
  readonly formerNames: readonly FormerName[];
}

type Place = Row<'neighborhoods'>;

/** The neighborhoods of both snapshots that differ, parsed, by id. */
function changedPlaces(before: readonly RowDigest[], after: readonly CheckedRow[], folder: string) {
  const digests = new Map(before.map(({ id, digest }) => [id, digest]));
  const changed = after.filter(({ id, digest }) => digests.has(id) && digests.get(id) !== digest);
  const parsed = (rows: readonly CheckedRow[]): ReadonlyMap<string, Place> =>
    new Map(rows.map(({ id, text }) => [id, TABLES.neighborhoods.parse(JSON.parse(text.toString()))]));
  return {
    before: parsed(readValidRows(folder, 'neighborhoods', new Set(changed.map(({ id }) => id)))),
    after: parsed(changed),
  };
}

const UNDATED = '0001-01-01';

/** A snapshot joined with the catalogue; its rows' ids lead to what they were joined to. */
interface Joined {
  readonly model: Model;
  readonly cities: ReadonlyMap<string, Model['cities'][number]>;
  readonly services: ReadonlyMap<string, Service>;
  readonly places: ReadonlyMap<string, Neighborhood>;
}

function joinSketch(rows: Rows, catalogue: Catalogue, removed: RemovedRows): Joined {
  const model = joinModel(rows, catalogue, '9999-12-31', removed);
  const cityById = new Map(rows.cities.map(({ id, slug }) => [id, slug]));
  const byId = <T, R extends { readonly id: string }>(
    list: readonly R[],
    found: ReadonlyMap<string, T>,
    key: (row: R) => string,
  ): Map<string, T> =>
    new Map(
      list.flatMap((row) => {
        const item = found.get(key(row));
        return item === undefined ? [] : [[row.id, item] as const];
      }),
    );
  return {
    model,
    cities: byId(rows.cities, new Map(model.cities.map((city) => [city.slug, city])), ({ slug }) => slug),
    services: byId(
      rows.services,
      new Map(model.services.map((service) => [service.slug, service])),
      ({ slug }) => slug,
    ),
    places: byId(
      rows.neighborhoods,
      new Map(model.neighborhoods.map((place) => [addressText(place), place])),
      ({ city_id: city, slug }) => addressText({ citySlug: cityById.get(city) ?? '', slug }),
    ),
  };
}

/** The slugs that rows had and none has now. */
const goneSlugs = (before: readonly RowDigest[], after: readonly RowDigest[]): string[] => {
  const slugs = new Set(after.map(({ slug }) => slug));
  return before.map(({ slug }) => slug).filter((slug) => !slugs.has(slug));
};

/** The addresses of neighborhoods. */
function addresses({ cities, neighborhoods }: TableRows<RowDigest>): { citySlug: string; slug: string }[] {
  const citySlugs = new Map(cities.map(({ id, slug }) => [id, slug]));
  return neighborhoods.map(({ city_id: city, slug }) => ({ citySlug: citySlugs.get(city) ?? '', slug }));
}

/** The slugs of tags that posts had and none has now. */
function goneTags(before: readonly RowDigest[], after: readonly CheckedRow[], folder: string): string[] {
  const digests = new Map(after.map(({ id, digest }) => [id, digest]));
  const changed = new Set(before.filter(({ id, digest }) => digests.get(id) !== digest).map(({ id }) => id));
  if (changed.size === 0) return [];
  const tags = (rows: readonly CheckedRow[]): ReadonlySet<string> =>
    new Set(rows.flatMap(({ text }) => TABLES.posts.parse(JSON.parse(text.toString())).tags.map(tagSlug)));
  const left = tags(after);
  return [...tags(readValidRows(folder, 'posts', changed))].filter((slug) => !left.has(slug));
}

/** Lists the pages that vanish, and where their redirects lead. `tags` are those that no post has any more. */
function gonePages(
  before: TableRows<RowDigest>,
  after: TableRows<RowDigest>,
  tags: readonly string[],
  model: Model,
  dataFolder: string,
): GonePages[] {
  const follow = compileRedirects(redirectRules(readRedirects(join(dataFolder, 'redirects.json')), model).rules);
  // Rules are followed from a real page: beyond a host's limit there is one per service. A city or service that only
  // the catalogue has is without such pages.
  const [service, city, place] = [faqServices(model)[0], faqCities(model)[0], model.neighborhoods[0]];
  const samples: readonly (readonly [placeholder: string, value: string])[] = [
    [':service', service?.slug ?? ''],
    [':city', city?.slug ?? ''],
    [':place', place === undefined ? '' : placeSegment(place.citySlug, place.slug)],
  ].filter((sample): sample is [string, string] => sample[1] !== '');
  const replaced = (path: string, from: 0 | 1, to: 0 | 1, chosen = samples): string =>
    path
      .split('/')
      .map((segment) => chosen.find((sample) => sample[from] === segment)?.[to] ?? segment)
      .join('/');
  const gone = (from: string, pages = 1): GonePages[] => {
    const target = follow(replaced(from, 0, 1));
    // Only its own placeholders return: a place may lead to the very page that stands for :place.
    const own = samples.filter(([placeholder]) => from.split('/').includes(placeholder));
    const kept = (path: string): string => replaced(path, 1, 0, own);
    return pages === 0 ? [] : [{ from, to: target === null ? null : kept(target.to), pages }];
  };
  const [services, cities] = [before.services.length, before.cities.length];
  const left = new Set(addresses(after).map(addressText));
  return [
    ...goneSlugs(before.cities, after.cities).flatMap((slug) => [
      ...(model.cities.some((own) => own.slug === slug) ? [] : gone(cityPath(slug))),
      ...gone(cityServiceFaqPath(slug, ':service'), services),
    ]),
    ...goneSlugs(before.services, after.services).flatMap((slug) => [
      ...gone(servicePath(slug)),
      ...gone(quotePath(slug)),
      ...gone(serviceFaqPath(slug)),
      ...gone(`${serviceFaqPath(slug)}/:place`, before.neighborhoods.length),
      ...gone(cityServiceFaqPath(':city', slug), cities),
    ]),
    ...addresses(before)
      .filter((address) => !left.has(addressText(address)))
      .flatMap(({ citySlug, slug }) => [
        ...gone(placePath(citySlug, slug)),
        ...gone(neighborhoodFaqPath(':service', citySlug, slug), services),
      ]),
    ...goneSlugs(before.posts, after.posts).flatMap((slug) => gone(postPath(slug))),
    ...tags.flatMap((slug) => gone(tagPath(slug))),
  ];
}

const NO_SHEET = 'no job sheet in data/catalogue/jobs';

/** Why a service's page about a place is noindex, as far as rows and catalogue say; null if it may be indexed. */
function whyNoindex(service: Service, place: Neighborhood): string | null {
  const fit = fitOf(service, place);
  if (!fit.fits) return fit.reason;
  return (place.jobs[service.catalogueSlug]?.sheet.length ?? 0) > 0 ? null : NO_SHEET;
}

/** Lists the pages of rows that both snapshots have, which could be indexed before and cannot any longer. */
function noindexPages(before: Joined, after: Joined): NoindexPages[] {
  /** The rows of both snapshots. */
  const shared = <T>(was: ReadonlyMap<string, T>, is: ReadonlyMap<string, T>): (readonly [T, T])[] =>
    [...is].flatMap(([id, now]) => {
      const earlier = was.get(id);
      return earlier === undefined ? [] : [[earlier, now] as const];
    });
  const services = shared(before.services, after.services);
  const cities = shared(before.cities, after.cities).flatMap(([was, is]): NoindexPages[] => {
    const lost = services.filter(
      ([old, now]) => was.sheets[old.catalogueSlug] !== undefined && is.sheets[now.catalogueSlug] === undefined,
    );
    return [
      ...(was.profile !== null && is.profile === null
        ? [{ path: cityPath(is.slug), why: 'no portrait in data/catalogue/cities', pages: 1 }]
        : []),
      ...(lost.length > 0
        ? [{ path: cityServiceFaqPath(is.slug, ':service'), why: NO_SHEET, pages: lost.length }]
        : []),
    ];
  });
  const places = shared(before.places, after.places).flatMap(([was, is]): NoindexPages[] => {
    const lost = services.flatMap(([old, now]) => {
      const why = whyNoindex(now, is);
      return why !== null && whyNoindex(old, was) === null ? [{ service: now, why }] : [];
    });
    return [
      ...(was.notes !== null && is.notes === null
        ? [{ path: placePath(is.citySlug, is.slug), why: 'no notes in data/catalogue/places', pages: 1 }]
        : []),
      ...[...Map.groupBy(lost, ({ why }) => why)].map(([why, pages]) => ({
        path: neighborhoodFaqPath(pages.length === 1 ? pages[0]!.service.slug : ':service', is.citySlug, is.slug),
        why,
        pages: pages.length,
      })),
    ];
  });
  const own = services.flatMap(([was, is]): NoindexPages[] =>
    was.profile !== null && is.profile === null
      ? [{ path: servicePath(is.slug), why: 'no texts in data/catalogue/services', pages: 1 }]
      : [],
  );
  return [...own, ...cities, ...places];
}

const namesOf = (row: Place): string[] => [row.name, ...row.landmarks, ...row.roads, ...row.local_businesses];

/** Lists the names that rows lost and that the notes or job sheets of the place still use. */
function formerNames(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  places: Joined['places'],
): FormerName[] {
  return [...after].flatMap(([id, row]) => {
    const was = before.get(id);
    const place = places.get(id);
    if (was === undefined || place === undefined) return [];
    const names = namesOf(row);
    const texts = JSON.stringify([place.notes, place.jobs]);
    return [...new Set(namesOf(was))]
      .filter((name) => !names.some((now) => now.includes(name)))
      .filter((name) => texts.includes(JSON.stringify(name).slice(1, -1)))
      .map((name) => ({ place: addressText(place), name }));
  });
}

/**
 * Works out what a new snapshot does to existing pages. Rows are kept as keys; only neighborhoods that changed are
 * parsed. Throws a DataError when data/redirects.json has issues.
 */
export function consequencesOf(
  after: TableRows<CheckedRow>,
  previous: { readonly rows: TableRows<RowDigest>; readonly removed: RemovedRows; readonly folder: string },
  removed: RemovedRows,
  { catalogue, dataFolder }: { readonly catalogue: Catalogue; readonly dataFolder: string },
): Consequences {
  const changed = changedPlaces(previous.rows.neighborhoods, after.neighborhoods, previous.folder);
  const sketch = (rows: TableRows<RowDigest>, places: ReadonlyMap<string, Place>): Rows => {
    const all = sketchRows(rows, () => UNDATED);
    return { ...all, neighborhoods: all.neighborhoods.map((row) => places.get(row.id) ?? row) };
  };
  const before = joinSketch(sketch(previous.rows, changed.before), catalogue, previous.removed);
  const now = joinSketch(sketch(after, changed.after), catalogue, removed);
  const tags = goneTags(previous.rows.posts, after.posts, previous.folder);
  return {
    gone: gonePages(previous.rows, after, tags, now.model, dataFolder),
    noindex: noindexPages(before, now),
    formerNames: formerNames(changed.before, changed.after, now.places),
  };
}
