import type { Coordinates } from './geography.ts';
import type { Landscape } from './landscape.ts';
import type { State } from './state.ts';

/**
 * When things happen in a year, in words that follow 'in' or 'from' and that timeOfYear reads: 'late March into April'.
 * Null where unknown, or where it does not happen.
 */
export interface Seasons {
  readonly pollen: string | null;
  readonly leafFall: string | null;
  /** When algae and mildew grow fastest: the warm and humid months. */
  readonly algae: string | null;
  readonly freeze: string | null;
  /** Hurricanes, or thunderstorms. */
  readonly storms: string | null;
  readonly snow: string | null;
}

/** A line on the ground as GeoJSON positions: degrees, longitude first. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

/** A bounding box in degrees. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A text on the map that is not a link: the name of a lake, a river or a road. */
export interface MapLabel {
  readonly text: string;
  /** Its center. */
  readonly at: Coordinates;
  /** The sheet that it is on: the whole area, or the company's town. */
  readonly sheet: 'area' | 'town';
  /** The class that styles it in coverage-points.css. */
  readonly style: 'word-lake' | 'word-river' | 'word-line' | 'word-road';
  /** Rotation in degrees, clockwise. */
  readonly turn?: number | undefined;
  /** The smallest level that shows it; undefined for all levels. */
  readonly from?: 'from-385' | 'from-700' | 'from-1100' | undefined;
}

/** The small drawings that a map may show. */
export const MAP_PICTURES = ['sail', 'truck', 'peach', 'swan', 'rose', 'dome'] as const;

/** What is drawn on the maps besides places: the map.geojson of a pack. */
export interface RegionMap {
  /** Lakes with their shores, closed lines without the repeated first point. */
  readonly lakes: readonly { readonly name: string; readonly shore: Line }[];
  /** Rivers or parts of them; the breadth is a class in coverage-land.css that sets the stroke width. */
  readonly rivers: readonly { readonly name: string; readonly breadth: 1 | 2 | 3; readonly course: Line }[];
  readonly roads: readonly Line[];
  readonly labels: readonly MapLabel[];
  readonly pictures: readonly {
    readonly what: (typeof MAP_PICTURES)[number];
    /** Its center. */
    readonly at: Coordinates;
    /** Half its width and half its height in miles: the space that labels leave free. */
    readonly half: readonly [number, number];
  }[];
  /** The sheets' edges; null for sheets that fit the places. */
  readonly sheets: {
    readonly area: Bounds;
    /** The eastern edge of what a phone shows. */
    readonly phonesEast: number;
    /** The company's town, drawn larger on a sheet of its own. */
    readonly town: Bounds;
    /** What the legend and the inset of the town cover. */
    readonly key: Bounds;
    readonly inset: Bounds;
  } | null;
}

/** The map of a region without a pack: places only. */
export const EMPTY_MAP: RegionMap = { lakes: [], rivers: [], roads: [], labels: [], pictures: [], sheets: null };

/** Where a company works: the `region` of the business file, joined with its pack. */
export interface Region extends Landscape {
  /** The state of the company's own town. */
  readonly state: State;
  /** The town that the company names as its own: 'Columbia'. */
  readonly locality: string;
  /** What people call the area: 'the Midlands'. */
  readonly area: string;
  /** The area with its preposition, inside a sentence: 'in the Midlands', 'on the Front Range'. */
  readonly areaIn: string;
  /** An IANA time zone, such as America/New_York: decides which day it is for offers. */
  readonly timeZone: string;
  /** The ZIP codes of the region, as a regular expression: '^29\\d{3}$'. */
  readonly zipCodes: string;
  /** The farthest that a place may be from the base, in kilometers; farther coordinates are a mistake. */
  readonly reach: number;
  readonly seasons: Seasons;
  /** The folder of data/catalogue/region that describes the land; null for none. */
  readonly pack: string | null;
}

/** Whether anything is known of the year in a region: without it, pages show no year. */
export const knowsSeasons = ({ seasons }: Pick<Region, 'seasons'>): boolean =>
  Object.values(seasons).some((season) => season !== null);

/** The company's town with its state: 'Columbia, SC'. */
export const townOf = ({ locality, state }: Pick<Region, 'locality' | 'state'>): string =>
  `${locality}, ${state.abbreviation}`;

/** A place as leads and search phrases write it: 'Columbia SC'. */
export const plainTown = ({ locality, state }: Pick<Region, 'locality' | 'state'>): string =>
  `${locality} ${state.abbreviation}`;

/**
 * Adds the state to the area, or to a phrase that ends with it: 'the Midlands of South Carolina', 'on the Front Range
 * of Colorado', 'metro Atlanta, Georgia'. Leaves an area whose name has the state, such as 'Western North Carolina'.
 */
export function withState({ area, state }: Pick<Region, 'area' | 'state'>, phrase: string = area): string {
  if (area.toLowerCase().includes(state.name.toLowerCase())) return phrase;
  return /^the /i.test(area) ? `${phrase} of ${state.name}` : `${phrase}, ${state.name}`;
}
