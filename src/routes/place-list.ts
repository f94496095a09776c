import type { Model } from '#model/model.ts';
import { stateOf, stateOfHub } from '#model/state.ts';
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
  /** The states of the cities and hubs, each as its abbreviation and its name. Missing in lists of older builds. */
  readonly states?: readonly (readonly [abbreviation: string, name: string])[];
}

/** A place and its page. */
export interface Place {
  readonly name: string;
  /** The city of a neighborhood; null for a city or town. */
  readonly city: string | null;
  /** ZIP codes, separated by spaces; empty if unknown. */
  readonly zips: string;
  readonly path: string;
  /** The state as visitors may add it to the name: 'sc' and 'south carolina'. */
  readonly state: readonly string[];
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
    states: [
      ...new Set([...model.cities.map(({ slug }) => stateOf(slug)), ...model.hubs.map(({ slug }) => stateOfHub(slug))]),
    ].map(({ abbreviation, name }) => [abbreviation, name]),
  };
}

/** Expands a list into places with their pages: cities and towns first, then neighborhoods. */
export function placesIn({ cities, hubs, states = [] }: PlaceList): Place[] {
  const names = states
    .map(([abbreviation, name]) => [abbreviation.toLowerCase(), name.toLowerCase()])
    // The longest first: 'charleston-west-virginia' is not in Virginia.
    .sort(([, a = ''], [, b = '']) => b.length - a.length);
  const stateOfSlug = (slug: string): readonly string[] =>
    names.find((forms) => forms.some((form) => slug.endsWith(`-${plainSlug(form)}`))) ?? [];
  const towns = [
    ...cities.map(([name, zips, slug]) => ({ name, city: null, zips, path: cityPath(slug), state: stateOfSlug(slug) })),
    ...hubs.map(([name, slug]) => ({ name, city: null, zips: '', path: hubPath(slug), state: stateOfSlug(slug) })),
  ];
  const neighborhoods = cities.flatMap(([city, , citySlug, entries]) => {
    const state = stateOfSlug(citySlug);
    return entries.map((entry) => {
      const [name, slug = '', zips = ''] = typeof entry === 'string' ? [entry] : entry;
      return { name, city, zips, path: placePath(citySlug, slug === '' ? plainSlug(name) : slug), state };
    });
  });
  return [...towns, ...neighborhoods];
}
