import { addressText, type FormerAddresses } from '#model/former.ts';
import type { Catalogue } from './catalogue/read.ts';

type Renames = readonly { readonly from: string; readonly to: string }[];

/** A former key leads to its row's present one, unless the entries have that one too. */
function withPresentKeys<T>(entries: ReadonlyMap<string, T>, renames: Renames): Map<string, T> {
  const result = new Map(entries);
  for (const { from, to } of renames) {
    const entry = entries.get(from);
    if (entry === undefined) continue;
    result.delete(from);
    if (!result.has(to)) result.set(to, entry);
  }
  return result;
}

const renamesOf = <T>(
  former: readonly { readonly from: T; readonly to: T | null }[],
  key: (value: T) => string,
): Renames => former.flatMap(({ from, to }) => (to === null ? [] : [{ from: key(from), to: key(to) }]));

/** Entries by '{city slug}/{place slug}' as one record per city. */
function byCity<T>(entries: ReadonlyMap<string, T>): Map<string, Record<string, T>> {
  const cities = new Map<string, Record<string, T>>();
  for (const [address, entry] of entries) {
    const [city = '', place = ''] = address.split('/');
    const places = cities.get(city) ?? {};
    places[place] = entry;
    cities.set(city, places);
  }
  return cities;
}

/**
 * The catalogue by the present slugs of cities and neighborhoods: what it keeps under a former slug follows the
 * row. Services keep the catalogue's slugs (Service.catalogueSlug), which code and pictures use too.
 */
export function withPresentSlugs(catalogue: Catalogue, former: FormerAddresses): Catalogue {
  const cityRenames = renamesOf(former.cities, (slug) => slug);
  const placeRenames = renamesOf(former.places, addressText);
  const presentCity = new Map(cityRenames.map(({ from, to }) => [from, to]));
  const cityNow = (slug: string): string => presentCity.get(slug) ?? slug;

  /** Places by their present address. Those that no row has or had stay with their city. */
  const placesNow = <T>(
    cities: Iterable<readonly [string, Readonly<Record<string, T>>]>,
  ): Map<string, Record<string, T>> => {
    const entries = new Map(
      [...cities].flatMap(([citySlug, places]) =>
        Object.entries(places).map(([slug, entry]) => [addressText({ citySlug, slug }), entry] as const),
      ),
    );
    const placed = withPresentKeys(entries, placeRenames);
    const unknown = [...placed.keys()].flatMap((from) => {
      const [city = '', place = ''] = from.split('/');
      return presentCity.has(city) ? [{ from, to: addressText({ citySlug: cityNow(city), slug: place }) }] : [];
    });
    return byCity(withPresentKeys(placed, unknown));
  };

  const cities = withPresentKeys(new Map(catalogue.cities.map((entry) => [entry.slug, entry])), cityRenames);
  const notes = placesNow(catalogue.places.map(({ slug, places }) => [slug, places] as const));
  const weeks = placesNow(catalogue.places.map((entry) => [entry.slug, entry.weeks] as const));
  const jobs = placesNow([...catalogue.jobs].map(([slug, entry]) => [slug, entry.places] as const));
  const sheets = withPresentKeys(
    new Map([...catalogue.jobs].map(([slug, entry]) => [slug, entry.sheets])),
    cityRenames,
  );
  return {
    ...catalogue,
    cities: [...cities].map(([slug, entry]) => ({ ...entry, slug })),
    places: [...notes].map(([slug, places]) => ({ slug, places, weeks: weeks.get(slug) ?? {} })),
    jobs: new Map(
      [...new Set([...jobs.keys(), ...sheets.keys()])].map((slug) => [
        slug,
        { places: jobs.get(slug) ?? {}, sheets: sheets.get(slug) ?? {} },
      ]),
    ),
    lists: { ...catalogue.lists, footerCities: catalogue.lists.footerCities.map(cityNow) },
    reviews: catalogue.reviews.map((review) => ({
      ...review,
      city: review.city === null ? null : cityNow(review.city),
    })),
    hubs: catalogue.hubs.map((hub) => ({ ...hub, citySlug: hub.citySlug === null ? null : cityNow(hub.citySlug) })),
  };
}
