import type { Coordinates } from './geography.ts';

/** The words of a city's own page, one paragraph a topic. */
export interface CityPortrait {
  readonly housing: string;
  readonly water: string;
  readonly trees: string;
  readonly soil: string;
  readonly advice: string;
}

/** What the repository knows of a city beyond its row (specification, section 3). */
export interface CityProfile {
  readonly displayName: string;
  readonly county: string;
  /** Decimal degrees WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Text such as '136,000+'. */
  readonly population: string;
  readonly postalCode: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly metaDescription: string;
  readonly portrait: CityPortrait;
}

/** A served city: a row of the store joined with its catalogue entry. */
export interface City {
  /** Lowercase, hyphenated, ending -south-carolina. */
  readonly slug: string;
  readonly name: string;
  readonly county: string | null;
  readonly coordinates: Coordinates | null;
  /** ISO 8601; null for a catalogue entry the store lacks. */
  readonly updatedAt: string | null;
  /** False for a catalogue entry the store lacks: it gets no FAQ pages. */
  readonly inStore: boolean;
  /** Null for a city the catalogue lacks: its portrait page is noindex. */
  readonly profile: CityProfile | null;
}

const STATE_SUFFIX = '-south-carolina';

/** A city slug without the state: 'columbia-south-carolina' gives 'columbia'. */
export function shortCitySlug(slug: string): string {
  return slug.endsWith(STATE_SUFFIX) ? slug.slice(0, -STATE_SUFFIX.length) : slug;
}
