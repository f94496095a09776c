import type { Coordinates } from './geography.ts';
import type { Jobs } from './job.ts';
import type { PlaceNotes } from './notes.ts';
import type { PlaceKind } from './place-kind.ts';

/** The good weeks for washing something at a place. */
export interface PlaceWeeks {
  /** What is washed: 'walls', 'gutters and drives'. */
  readonly for: string;
  /** Words that timeOfYear reads. */
  readonly when: string;
}

/** The texts of a city's own page, one paragraph a topic. */
export interface CityPortrait {
  readonly housing: string;
  readonly water: string;
  readonly trees: string;
  readonly soil: string;
  readonly advice: string;
}

/** A city's catalogue entry: what the repository adds to its row (specification, section 3). */
export interface CityProfile {
  readonly displayName: string;
  /** Without the word 'County': 'Richland'. */
  readonly county: string;
  /** Decimal degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Text such as '136,000+'. */
  readonly population: string;
  /** The ZIP code that the city's page shows. */
  readonly postalCode: string;
  /** Every ZIP code whose post office carries the city's name, and those it shares with a neighbor. */
  readonly postalCodes: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  readonly metaDescription: string;
  readonly portrait: CityPortrait;
  /** The good weeks that the portrait's advice names. */
  readonly weeks: readonly PlaceWeeks[];
}

/** A served city: a row of the store joined with its catalogue entry. */
export interface City {
  /** Lowercase, hyphenated, ending in the name of the state: 'columbia-south-carolina'. */
  readonly slug: string;
  readonly name: string;
  /** Without the word 'County'; null when neither row nor catalogue has it. */
  readonly county: string | null;
  readonly coordinates: Coordinates | null;
  /** ISO 8601; null for a catalogue entry without a row. */
  readonly updatedAt: string | null;
  /** False for a catalogue entry without a row: such a city has no FAQ pages. */
  readonly inStore: boolean;
  /** Null for a city without a catalogue entry: its own page is noindex. */
  readonly profile: CityProfile | null;
  /** Paragraphs about a service in this city, by service slug, printed on that page alone. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
}

/** The prepositions that the name of a place can take: 'in Shandon', 'on Airport Boulevard'. */
export const PREPOSITIONS = ['in', 'on', 'at', 'along', 'around', 'near'] as const;

/** The preposition of a place's name. */
export type Preposition = (typeof PREPOSITIONS)[number];

/** A neighborhood or community with FAQ pages of its own. */
export interface Neighborhood {
  readonly slug: string;
  readonly name: string;
  readonly citySlug: string;
  readonly cityName: string;
  /** The preposition that the name takes: 'on' for Airport Boulevard. */
  readonly preposition: Preposition;
  /** Its own county, or else the city's. Without the word 'County'. */
  readonly county: string | null;
  readonly landmarks: readonly string[];
  readonly roads: readonly string[];
  readonly localBusinesses: readonly string[];
  /** Words of the vocabulary in characteristic.ts, and possibly others. */
  readonly characteristics: readonly string[];
  readonly coordinates: Coordinates | null;
  readonly cityCoordinates: Coordinates | null;
  /** The place's notes in the catalogue; null when none have been written yet. */
  readonly notes: PlaceNotes | null;
  /** The kind that its notes name; only on live pages of a place in the build, which do not have the notes. */
  readonly kind?: PlaceKind | undefined;
  /** The good weeks that the notes name; empty where they name none. */
  readonly weeks: readonly PlaceWeeks[];
  /** What the services mean there, by service slug; services without an entry have none written yet. */
  readonly jobs: Jobs;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** A hub page: a town with its communities (specification, section 2). */
export interface Hub {
  /** Such as 'irmo-sc'. */
  readonly slug: string;
  readonly name: string;
  /** The city page of the same town; null for a town that is not a city of ours (Forest Acres). */
  readonly citySlug: string | null;
  readonly county: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly headline: string;
  readonly lead: string;
  /** Four cards. */
  readonly whyNeeded: readonly { readonly title: string; readonly text: string }[];
  readonly areaName: string;
  /** Sixteen names. */
  readonly neighborhoods: readonly string[];
  readonly paragraphs: readonly string[];
}
