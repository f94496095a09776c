import type { Model } from '#model/model.ts';
import { faqServices } from './inventory.ts';
import { cityPath, hubPath, neighborhoodFaqPath } from './paths.ts';

/** A neighborhood: its name, and its slug unless it can be derived from the name. */
type NeighborhoodEntry = string | readonly [name: string, slug: string];

/** The content of /places.json for the location finder, kept compact. In the model's order. */
export interface PlaceList {
  /**
   * The service whose FAQ pages the finder links to; null if there are no services: the finder links to the
   * cities instead.
   */
  readonly service: string | null;
  /** The ZIP code is empty if unknown. */
  readonly cities: readonly (readonly [
    name: string,
    zip: string,
    slug: string,
    neighborhoods: readonly NeighborhoodEntry[],
  ])[];
  /** Hub pages of towns that are not among the cities. */
  readonly hubs: readonly (readonly [name: string, slug: string])[];
}

/** A place and its page. */
export interface Place {
  readonly name: string;
  /** The city of a neighborhood; null for a city or town. */
  readonly city: string | null;
  /** Five digits; empty if unknown. */
  readonly zip: string;
  readonly path: string;
}

/** The finder prefers the most popular service. */
const PREFERRED_SERVICE = 'house-washing';

const plainSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Creates the content of /places.json. */
export function placeList(model: Model): PlaceList {
  const services = faqServices(model).map(({ slug }) => slug);
  const entry = ({ name, slug }: Model['neighborhoods'][number]): NeighborhoodEntry =>
    plainSlug(name) === slug ? name : [name, slug];
  return {
    service: services.find((slug) => slug === PREFERRED_SERVICE) ?? services[0] ?? null,
    cities: model.cities.map((city) => [
      city.name,
      city.profile?.postalCode ?? '',
      city.slug,
      model.neighborhoods.filter((place) => place.citySlug === city.slug).map(entry),
    ]),
    hubs: model.hubs.filter((hub) => hub.citySlug === null).map((hub) => [hub.name, hub.slug]),
  };
}

/** Expands a list into places with their pages: cities and towns first, then neighborhoods. */
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
