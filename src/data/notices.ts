import { addressText, type FormerAddresses, type PlaceAddress } from '#model/former.ts';
import { CHARACTERISTICS, isCharacteristic } from '#model/characteristic.ts';
import type { Business, Offer, Review } from '#model/business.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { closestMatch, formatIssue, showValue } from '#model/rows/issue.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { Service } from '#model/service.ts';
import { type Stain, STAIN_WORDS, stainWords } from '#model/stain.ts';
import type { Catalogue } from './catalogue/read.ts';
import { type LocatedRow, reachIssues } from '#model/reach.ts';

const MAX_NAMES = 3;

/** Joins the first few names and counts the rest, which may be thousands. */
function summarizeNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** A line about a snapshot that was edited since it was locked, which a build refuses; none if it was not. */
export const editNotice = (files: readonly string[]): string[] =>
  files.length === 0
    ? []
    : [
        `${summarizeNames(files)} was edited by hand: the edit is shown here; run npm run snapshot:lock before you build.`,
      ];

/**
 * Reports the catalogue's services that have no row, in one line: most companies offer fewer. A store without any
 * services gets those of the catalogue.
 */
function serviceRowNotices(services: readonly Service[]): string[] {
  const slugs = services.filter(({ inStore }) => !inStore).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  if (slugs.length === services.length)
    return [`Services without rows: the store has none, so pages name the ${slugs.length} of the catalogue.`];
  const which = slugs.length === 1 ? `${slugs.join()} is` : `${slugs.join(', ')} are`;
  return [
    `Services without a row: ${which} not in the store, and no page names ${slugs.length === 1 ? 'it' : 'them'}. ` +
      'If you offer one, add its row.',
  ];
}

/** Reports cities and services that are in the store or the catalogue, but not in both. */
export function unmatchedNotices(cities: readonly City[], services: readonly Service[]): string[] {
  return [
    ...cities
      .filter((city) => city.profile === null)
      .map(
        ({ slug }) =>
          `City without a catalogue entry: ${slug}. Its own page is noindex until someone writes data/catalogue/cities/${slug}.json.`,
      ),
    ...cities
      .filter((city) => !city.inStore)
      .map(
        ({ slug }) =>
          `City without a row: ${slug} is not in the store. It is built without FAQ pages; if you do not go there, delete data/catalogue/cities/${slug}.json.`,
      ),
    ...services
      .filter((service) => service.profile === null)
      .map(
        ({ slug }) =>
          `Service without a catalogue entry: ${slug}. Its pages use only the text of its row, and its own page is noindex until someone writes data/catalogue/services/${slug}.json.`,
      ),
    ...serviceRowNotices(services),
  ];
}

/**
 * Reports each characteristic outside the vocabulary, with the rows that use it and the closest known term.
 * Not an issue: the vocabulary is open, and pages list such a characteristic, but they give no advice on it.
 */
export function characteristicNotices(rows: Iterable<Pick<Neighborhood, 'slug' | 'characteristics'>>): string[] {
  const slugsByWord = new Map<string, string[]>();
  for (const { slug, characteristics } of rows) {
    for (const word of characteristics.filter((text) => !isCharacteristic(text))) {
      const slugs = slugsByWord.get(word);
      if (slugs === undefined) slugsByWord.set(word, [slug]);
      else slugs.push(slug);
    }
  }
  return [...slugsByWord].map(([word, slugs]) => {
    const closest = closestMatch(word, Object.keys(CHARACTERISTICS));
    const hint = closest === undefined ? '' : ` Did you mean ${showValue(closest)}?`;
    return `Unknown characteristic: ${showValue(word)} of row ${summarizeNames(slugs)} is not in src/model/characteristic.ts. Pages list it but give no advice on it.${hint}`;
  });
}

/**
 * Reports, per city, notes whose place is not in the snapshot, and places without notes: usually a slug was
 * renamed in one of the two. Not an issue: notes may be written before their row exists.
 */
export function orphanNotes(
  places: Catalogue['places'],
  { cities, neighborhoods }: Pick<Rows, 'cities' | 'neighborhoods'>,
): string[] {
  const cityIds = new Map(cities.map(({ slug, id }) => [slug, id]));
  const rowsByCity = Map.groupBy(neighborhoods, (row) => row.city_id);
  return places
    .filter(({ slug }) => cityIds.has(slug))
    .flatMap(({ slug: city, places: notes }) => {
      const slugs = (rowsByCity.get(cityIds.get(city) ?? '') ?? []).map(({ slug }) => slug);
      const orphans = Object.keys(notes).filter((slug) => !slugs.includes(slug));
      if (orphans.length === 0) return [];
      const bare = slugs.filter((slug) => !Object.hasOwn(notes, slug));
      const renamed =
        bare.length === 0
          ? ''
          : ` These places have no notes: ${summarizeNames(bare)}. If a slug was renamed, rename its notes too.`;
      return [
        `Notes without a place: data/catalogue/places/${city}.json has notes for ${summarizeNames(orphans)}, which the snapshot does not contain. No page shows them.${renamed}`,
      ];
    });
}

/** What the store and the catalogue have that notes and jobs can be about. */
interface KnownSubjects {
  readonly cities: readonly Pick<City, 'slug' | 'inStore'>[];
  readonly services: readonly Pick<Service, 'catalogueSlug'>[];
  readonly neighborhoods: readonly Pick<Neighborhood, 'citySlug' | 'slug'>[];
}

/**
 * Reports files of data/catalogue/places and jobs for a city that neither the store nor the catalogue has, and jobs of
 * a place or a service that they do not have: usually a mistyped name, under which no page shows the text. What former
 * rows had is not reported, or every later deploy would repeat it.
 */
export function strayTextNotices(
  { places, jobs }: Pick<Catalogue, 'places' | 'jobs'>,
  { cities, services, neighborhoods }: KnownSubjects,
  former: FormerAddresses,
): string[] {
  const citySlugs = cities.map(({ slug }) => slug);
  const serviceSlugs = services.map(({ catalogueSlug }) => catalogueSlug);
  const knownCities = new Set([...citySlugs, ...former.cities.map(({ from }) => from)]);
  const knownServices = new Set([...serviceSlugs, ...former.services.map(({ from }) => from)]);
  const addresses = neighborhoods.map(addressText);
  const knownAddresses = new Set([...addresses, ...former.places.map(({ from }) => addressText(from))]);
  // A city without a row has no neighborhoods yet, or no longer.
  const storedCities = new Set([
    ...cities.flatMap(({ slug, inStore }) => (inStore ? [slug] : [])),
    ...former.cities.flatMap(({ from, to }) => (to === null ? [] : [from])),
  ]);

  const notice = (cause: string, path: string, name: string, expected: string, known: readonly string[]): string => {
    const closest = closestMatch(name, known);
    const hint = closest === undefined ? '' : ` Did you mean ${showValue(closest)}?`;
    return `${cause}: data/catalogue/${path} is about ${showValue(name)}, expected ${expected}. No page shows it.${hint}`;
  };
  const strayCity = (path: string, city: string): string =>
    notice(
      'Texts of an unknown city',
      path,
      city,
      'the slug of a city that the store or data/catalogue has',
      citySlugs,
    );
  const strayServices = (path: string, byService: object): string[] =>
    Object.keys(byService)
      .filter((slug) => !knownServices.has(slug))
      .map((slug) =>
        notice(
          'Job of an unknown service',
          path,
          slug,
          'the slug of a service that the store or data/catalogue has',
          serviceSlugs,
        ),
      );

  return [
    ...places.flatMap(({ slug }) => (knownCities.has(slug) ? [] : [strayCity(`places/${slug}.json`, slug)])),
    ...[...jobs].flatMap(([city, { places: byPlace, sheets }]) => {
      if (!knownCities.has(city)) return [strayCity(`jobs/${city}`, city)];
      const ofPlaces = Object.entries(byPlace).flatMap(([slug, byService]) => {
        const path = `jobs/${city}/${slug}.json`;
        const isKnown = !storedCities.has(city) || knownAddresses.has(addressText({ citySlug: city, slug }));
        if (isKnown) return strayServices(path, byService);
        const own = neighborhoods.flatMap((place) => (place.citySlug === city ? [place.slug] : []));
        return [notice('Jobs without a place', path, slug, `the slug of a neighborhood of ${city}`, own)];
      });
      return [...strayServices(`jobs/${city}.json`, sheets), ...ofPlaces];
    }),
  ];
}

/** The rows whose coordinates farPlaceNotices checks. */
export interface LocatedRows {
  readonly cities: Iterable<LocatedRow & { readonly id: string | number }>;
  readonly neighborhoods: Iterable<LocatedRow & { readonly city_id: string | number }>;
}

/**
 * Reports rows whose coordinates are beyond the region's reach, and for a neighborhood its city. The rows' pages leave
 * out distance, map and water.
 */
export function farPlaceNotices(rows: LocatedRows, business: Pick<Business, 'base' | 'region'>): string[] {
  const cities = [...rows.cities];
  const citySlugs = new Map(cities.map(({ id, slug }) => [String(id), slug]));
  return [
    ...reachIssues(cities, business, 'cities'),
    ...reachIssues(
      rows.neighborhoods,
      business,
      'neighborhoods',
      (row) => `${row.slug} of ${citySlugs.get(String(row.city_id)) ?? 'no city'}`,
    ),
  ].map((issue) => `Coordinates beyond the region: ${formatIssue(issue)}. Pages leave out where it is.`);
}

/**
 * Reports, a line a table, what the catalogue still keeps under a former slug. It is used until another row takes
 * that slug.
 */
export function renamedNotices(
  { cities, places, jobs }: Pick<Catalogue, 'cities' | 'places' | 'jobs'>,
  services: readonly Service[],
  former: FormerAddresses,
): string[] {
  const citySlugs = new Set([...cities, ...places].map(({ slug }) => slug).concat([...jobs.keys()]));
  const addresses = new Set([
    ...places.flatMap(({ slug: citySlug, places: notes }) =>
      Object.keys(notes).map((slug) => addressText({ citySlug, slug })),
    ),
    ...[...jobs].flatMap(([citySlug, { places: own }]) =>
      Object.keys(own).map((slug) => addressText({ citySlug, slug })),
    ),
  ]);
  const renamedCities = new Map(former.cities.map(({ from, to }) => [from, to]));
  const isOnlyTheCity = (from: PlaceAddress, to: PlaceAddress): boolean =>
    from.slug === to.slug && renamedCities.get(from.citySlug) === to.citySlug;
  const line = (what: string, renames: readonly { readonly from: string; readonly to: string }[]): string[] => {
    if (renames.length === 0) return [];
    const names = summarizeNames(renames.map(({ from, to }) => `${from} (now ${to})`));
    return [
      `data/catalogue still has former slugs of ${what}: ${names}. Their texts are used until another row takes the slug.`,
    ];
  };
  return [
    ...line(
      'cities',
      former.cities.flatMap(({ from, to }) => (to !== null && citySlugs.has(from) ? [{ from, to }] : [])),
    ),
    ...line(
      'services',
      services.flatMap(({ slug, catalogueSlug: from }) => (from === slug ? [] : [{ from, to: slug }])),
    ),
    ...line(
      'neighborhoods',
      former.places.flatMap(({ from, to }) =>
        to !== null && addresses.has(addressText(from)) && !isOnlyTheCity(from, to)
          ? [{ from: addressText(from), to: addressText(to) }]
          : [],
      ),
    ),
  ];
}

/**
 * Reports services of offers that neither the store nor the catalogue has, or that the catalogue has under another slug:
 * their pages do not show the offer. A service whose row was removed is none, or a deploy would report it from then on.
 */
export function offerNotices(
  offers: readonly Offer[],
  services: readonly Pick<Service, 'slug' | 'catalogueSlug'>[],
  { services: former }: Pick<FormerAddresses, 'services'>,
): string[] {
  const slugs = services.map(({ catalogueSlug }) => catalogueSlug);
  const present = new Map(former.map(({ from, to }) => [from, to]));

  /** What an offer has to name instead of a slug, and a guess; null if it is right. */
  function correction(slug: string): { readonly expected: string; readonly hint: string } | null {
    if (slugs.includes(slug) || present.get(slug) === null) return null;
    const renamed = services.find((service) => service.slug === (present.get(slug) ?? slug));
    if (renamed !== undefined) {
      const { slug: now, catalogueSlug } = renamed;
      const why = catalogueSlug === now ? 'its present slug' : 'the name of its file in data/catalogue/services';
      return { expected: `${showValue(catalogueSlug)}, ${why}`, hint: '' };
    }
    const closest = closestMatch(slug, slugs);
    return {
      expected: 'the slug of a service that the store or data/catalogue/services has',
      hint: closest === undefined ? '' : ` Did you mean ${showValue(closest)}?`,
    };
  }

  return offers.flatMap(({ name, services: offered }, at) =>
    offered.flatMap((slug, index) => {
      const found = correction(slug);
      if (found === null) return [];
      const issue = {
        file: 'data/catalogue/business.json',
        row: name,
        field: `offers.${at}.services.${index}`,
        value: showValue(slug),
        expected: found.expected,
      };
      return [
        `Offer for an unknown service: ${formatIssue(issue)}. No page of a service shows the offer for it.${found.hint}`,
      ];
    }),
  );
}

/** Reports stains whose pages are shorter or longer than a reader of them needs. */
export function stainNotices(stains: readonly Stain[]): string[] {
  const { min, max } = STAIN_WORDS;
  return stains.flatMap((stain) => {
    const words = stainWords(stain);
    return words >= min && words <= max
      ? []
      : [
          `Stains without ${min} to ${max} words: ${stain.slug} has ${words}. Its page is built and indexed all the same.`,
        ];
  });
}

/**
 * Reports reviews of a service or a city that neither the store nor the catalogue has, because no page shows them
 * beside its form. Reviews of a removed row are not reported, or every later deploy would repeat them.
 */
export function reviewNotices(
  reviews: readonly Pick<Review, 'author' | 'service' | 'city'>[],
  services: readonly Pick<Service, 'catalogueSlug'>[],
  cities: readonly Pick<City, 'slug'>[],
  former: Pick<FormerAddresses, 'services' | 'cities'>,
): string[] {
  const known = {
    service: services.map(({ catalogueSlug }) => catalogueSlug),
    city: cities.map(({ slug }) => slug),
  };
  const removed = {
    service: former.services.flatMap(({ from, to }) => (to === null ? [from] : [])),
    city: former.cities.flatMap(({ from, to }) => (to === null ? [from] : [])),
  };
  return reviews.flatMap((review) =>
    (['service', 'city'] as const).flatMap((field) => {
      const slug = review[field];
      if (slug === null || known[field].includes(slug) || removed[field].includes(slug)) return [];
      const closest = closestMatch(slug, known[field]);
      const hint = closest === undefined ? '' : ` Did you mean ${showValue(closest)}?`;
      const issue = {
        file: 'data/catalogue/reviews.json',
        row: review.author,
        field,
        value: showValue(slug),
        expected: `the slug of a ${field} that the store or data/catalogue has`,
      };
      return [`Review of an unknown ${field}: ${formatIssue(issue)}.${hint}`];
    }),
  );
}
