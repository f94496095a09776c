import type { Model } from '#model/model.ts';
import { faqServices } from './inventory.ts';
import { cityPath, hubPath, neighborhoodFaqPath } from './paths.ts';

/** A neighborhood: its name, with its slug only where that is not the name in small letters and hyphens. */
type NeighborhoodEntry = string | readonly [name: string, slug: string];

/** /places.json: what the location finder finds, as short as it can be said. Names are in the model's order. */
export interface PlaceList {
  /** The service on whose questions a neighborhood is found; null without any: its city is found instead. */
  readonly service: string | null;
  /** ZIP code empty where none is known. */
  readonly cities: readonly (readonly [
    name: string,
    zip: string,
    slug: string,
    neighborhoods: readonly NeighborhoodEntry[],
  ])[];
  /** Hub pages of towns that are none of the cities. */
  readonly hubs: readonly (readonly [name: string, slug: string])[];
}

/** A place with the page to go to. */
export interface Place {
  readonly name: string;
  /** Of a neighborhood; null for a city or a town. */
  readonly city: string | null;
  /** Five digits; empty where none is known. */
  readonly zip: string;
  readonly path: string;
}

/** What most people ask about a neighborhood. */
const MOST_ASKED = 'house-washing';

const plainSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** What /places.json holds of a site. */
export function placeList(model: Model): PlaceList {
  const services = faqServices(model).map(({ slug }) => slug);
  const entry = ({ name, slug }: Model['neighborhoods'][number]): NeighborhoodEntry =>
    plainSlug(name) === slug ? name : [name, slug];
  return {
    service: services.find((slug) => slug === MOST_ASKED) ?? services[0] ?? null,
    cities: model.cities.map((city) => [
      city.name,
      city.profile?.postalCode ?? '',
      city.slug,
      model.neighborhoods.filter((place) => place.citySlug === city.slug).map(entry),
    ]),
    hubs: model.hubs.filter((hub) => hub.citySlug === null).map((hub) => [hub.name, hub.slug]),
  };
}

/** The places of a list, each with its page: cities and towns first, then neighborhoods. */
export function placesIn({ service, cities, hubs }: PlaceList): Place[] {
  const towns = [
    ...cities.map(([name, zip, slug]) => ({ name, city: null, zip, path: cityPath(slug) })),
    ...hubs.map(([name, slug]) => ({ name, city: null, zip: '', path: hubPath(slug) })),
  ];
  const neighborhoods = cities.flatMap(([city, , citySlug, entries]) =>
    entries.map((entry) => {
      const [name, slug] = typeof entry === 'string' ? [entry, plainSlug(entry)] : entry;
      const path = service === null ? cityPath(citySlug) : neighborhoodFaqPath(service, citySlug, slug);
      return { name, city, zip: '', path };
    }),
  );
  return [...towns, ...neighborhoods];
}
