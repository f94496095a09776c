import type { Characteristic } from './characteristic.ts';

/** What the drawing of a kind of place shows. */
interface DrawnKind {
  readonly shows: string;
  /** The years in which such buildings went up, first and last. */
  readonly built: readonly [from: number, to: number];
}

/** The newest year of the data: nothing shown was built later. */
const TODAY = 2030;

/**
 * The kinds of place that have a drawing of their own, by file name: images/places/{kind}.avif. Only the kinds built
 * since 1985 have a garage door to the street.
 */
export const PLACE_KINDS = {
  'main-street': { shows: 'brick stores of two floors with awnings', built: [1870, 1940] },
  'small-town-shops': { shows: 'brick shops of one floor', built: [1880, 1950] },
  warehouses: { shows: 'brick warehouses with shops at street level', built: [1880, 1930] },
  'shopping-strip': { shows: 'shops of one floor behind parking spaces', built: [1950, TODAY] },
  'mill-cottages': { shows: 'mill cottages of one floor and one plan', built: [1840, 1930] },
  'mill-houses': { shows: 'mill houses of two floors', built: [1880, 1930] },
  columned: { shows: 'a frame house of two floors with a portico of columns', built: [1800, 1930] },
  victorian: { shows: 'a frame house with a steep gable and a trimmed porch', built: [1870, 1915] },
  foursquare: { shows: 'a foursquare with a full porch', built: [1895, 1930] },
  bungalow: { shows: 'a Craftsman bungalow with a deep porch', built: [1905, 1940] },
  'brick-colonial': { shows: 'a brick house of two floors with shutters', built: [1915, 1960] },
  'small-brick': { shows: 'a small brick house of one floor', built: [1938, 1960] },
  ranch: { shows: 'a brick ranch under hardwoods', built: [1948, 1990] },
  'carport-ranch': { shows: 'a brick ranch with a carport under pines', built: [1950, 1980] },
  'split-level': { shows: 'a split-level of brick and siding', built: [1955, 1985] },
  'two-story-1970s': { shows: 'a house of two floors, brick below and siding above', built: [1965, 1995] },
  'two-story-1990s': { shows: 'a house of two floors with a garage to the street', built: [1985, TODAY] },
  'new-street': { shows: 'two houses of two floors with garages and young trees', built: [2000, TODAY] },
  'new-cottages': { shows: 'new cottages with front porches, close together', built: [2005, TODAY] },
  'wooded-brick': { shows: 'a large brick house among tall trees', built: [1960, TODAY] },
  'golf-course': { shows: 'a large brick house beside a golf green', built: [1960, TODAY] },
  townhouses: { shows: 'a row of townhouses', built: [1975, TODAY] },
  'garden-apartments': { shows: 'brick apartments of two floors on a lawn', built: [1950, 1990] },
  'city-apartments': { shows: 'apartments of four floors over shops', built: [2000, TODAY] },
  village: { shows: 'small old frame houses and a church', built: [1880, 1950] },
  farmhouse: { shows: 'an old farmhouse with a barn between fields', built: [1840, 1940] },
  'new-farmhouse': { shows: 'a new farmhouse behind a board fence', built: [1995, TODAY] },
  'ranch-on-acres': { shows: 'a brick ranch with a metal workshop', built: [1950, TODAY] },
  'mobile-home': { shows: 'a manufactured home with a deck and a barn', built: [1970, TODAY] },
  'horse-farm': { shows: 'a stable, a paddock with horses and a cottage', built: [1880, TODAY] },
  'lake-house': { shows: 'a lake house with a walk-out floor and a dock', built: [1970, TODAY] },
  'lake-cabin': { shows: 'a cabin with a screened porch and a dock', built: [1930, TODAY] },
  'lake-ranch': { shows: 'a brick ranch on the shore of a small lake', built: [1940, 1980] },
  'river-bluff': { shows: 'a house on a bluff above a wide river', built: [1890, TODAY] },
  'riverside-street': { shows: 'a low house on a street along a river', built: [1890, TODAY] },
} as const satisfies Readonly<Record<string, DrawnKind>>;

/** A kind of place. */
export type PlaceKind = keyof typeof PLACE_KINDS;

/** The names of the kinds, in the table's order. */
export const PLACE_KIND_NAMES = Object.keys(PLACE_KINDS) as [PlaceKind, ...PlaceKind[]];

/**
 * The general kind of places with all of these characteristics. The most distinctive come first: a lake is seen before
 * the trees on its shore.
 */
const KIND_BY_CHARACTERISTICS: readonly (readonly [readonly Characteristic[], PlaceKind])[] = [
  [['downtown storefronts'], 'main-street'],
  [['mill village'], 'mill-cottages'],
  [['lakefront', 'mid-century ranches'], 'lake-ranch'],
  [['lakefront'], 'lake-house'],
  [['horse country'], 'horse-farm'],
  [['riverfront'], 'riverside-street'],
  [['historic homes', 'farmland'], 'village'],
  [['historic homes', 'brick homes'], 'brick-colonial'],
  [['historic homes'], 'foursquare'],
  [['golf community'], 'golf-course'],
  [['farmland'], 'farmhouse'],
  [['rural acreage'], 'ranch-on-acres'],
  [['new construction'], 'new-street'],
  [['mid-century ranches', 'pine woods'], 'carport-ranch'],
  [['mid-century ranches'], 'ranch'],
  [['HOA community'], 'two-story-1990s'],
  [['apartments'], 'garden-apartments'],
];

/** The kind of a place without any telling characteristic. */
const ANY_STREET: PlaceKind = 'ranch';

/** What decides a place's kind. */
interface Described {
  readonly characteristics: readonly string[];
  readonly notes: { readonly kind?: PlaceKind | undefined } | null;
  readonly kind?: PlaceKind | undefined;
}

/** The kind of a place: what its notes say, or else what its characteristics suggest. */
export const placeKind = ({ characteristics, notes, kind }: Described): PlaceKind =>
  notes?.kind ??
  kind ??
  KIND_BY_CHARACTERISTICS.find(([all]) => all.every((each) => characteristics.includes(each)))?.[1] ??
  ANY_STREET;
