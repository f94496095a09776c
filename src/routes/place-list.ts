import type { Model } from '#model/model.ts';
import { cityPath, hubPath, placePath } from './paths.ts';

/**
 * A neighborhood: its name, its slug unless it can be derived from the name (then empty), and ZIP codes of its own,
 * separated by spaces.
 */
type NeighborhoodEntry = string | readonly [name: string, slug: string, zips?: string];

/** The content of /places.json for the location finder, kept compact. In the model's order. */
export interface PlaceList {
  /** The ZIP codes, separated by spaces; empty if unknown. */
  readonly cities: readonly (readonly [
    name: string,
    zips: string,
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
  /** ZIP codes, separated by spaces; empty if unknown. */
  readonly zips: string;
  readonly path: string;
}

const plainSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Creates the content of /places.json. */
export function placeList(model: Model): PlaceList {
  const entry = ({ name, slug, notes }: Model['neighborhoods'][number]): NeighborhoodEntry => {
    const isPlain = plainSlug(name) === slug;
    const zips = notes?.postalCodes?.join(' ');
    if (zips !== undefined) return [name, isPlain ? '' : slug, zips];
    return isPlain ? name : [name, slug];
  };
  return {
    cities: model.cities.map((city) => [
      city.name,
      city.profile?.postalCodes.join(' ') ?? '',
      city.slug,
      model.neighborhoods.filter((place) => place.citySlug === city.slug).map(entry),
    ]),
    hubs: model.hubs.filter((hub) => hub.citySlug === null).map((hub) => [hub.name, hub.slug]),
  };
}

/** Expands a list into places with their pages: cities and towns first, then neighborhoods. */
export function placesIn({ cities, hubs }: PlaceList): Place[] {
  const towns = [
    ...cities.map(([name, zips, slug]) => ({ name, city: null, zips, path: cityPath(slug) })),
    ...hubs.map(([name, slug]) => ({ name, city: null, zips: '', path: hubPath(slug) })),
  ];
  const neighborhoods = cities.flatMap(([city, , citySlug, entries]) =>
    entries.map((entry) => {
      const [name, slug = '', zips = ''] = typeof entry === 'string' ? [entry] : entry;
      return { name, city, zips, path: placePath(citySlug, slug === '' ? plainSlug(name) : slug) };
    }),
  );
  return [...towns, ...neighborhoods];
}
