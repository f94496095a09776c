/** The kinds of place that have a drawing of their own, by the name of its file. */
export const PLACE_KINDS = [
  'shops',
  'mill',
  'lake',
  'horses',
  'river',
  'street',
  'farm',
  'subdivision',
  'pines',
  'oaks',
] as const;

/** A kind of place. */
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What a place must be known for, the most telling first: a lake is seen before the trees on its shore. */
const SIGNS: readonly (readonly [characteristic: string, kind: PlaceKind])[] = [
  ['downtown storefronts', 'shops'],
  ['mill village', 'mill'],
  ['lakefront', 'lake'],
  ['horse country', 'horses'],
  ['riverfront', 'river'],
  ['historic homes', 'street'],
  ['farmland', 'farm'],
  ['rural acreage', 'farm'],
  ['new construction', 'subdivision'],
  ['HOA community', 'subdivision'],
  ['golf community', 'subdivision'],
  ['pine woods', 'pines'],
];

/** The kind of place that a neighborhood's characteristics make: a leafy street where none of them tells more. */
export const placeKind = (characteristics: readonly string[]): PlaceKind =>
  SIGNS.find(([sign]) => characteristics.includes(sign))?.[1] ?? 'oaks';
