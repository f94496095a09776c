/**
 * The vocabulary of the neighborhoods' `characteristics` column, each term with the condition for using it.
 * Rows may contain other words; pages list them, but src/content/knowledge has no advice for them.
 */
export const CHARACTERISTICS = {
  'historic homes': 'most houses date from before about 1940',
  'mid-century ranches': 'ranch houses of the 1950s to 1970s',
  'brick homes': 'brick is the usual wall',
  'vinyl siding': 'vinyl is the usual wall',
  'painted wood': 'painted wood clapboard or trim is common',
  'new construction': 'most houses were built since about 2000',
  'mill village': 'laid out by a textile mill for its workers',
  lakefront: 'on or beside a lake',
  riverfront: 'on or beside a river',
  'tree canopy': 'big old hardwoods over streets and roofs',
  'pine woods': 'tall pines all around',
  'red clay': 'Piedmont clay soil, north and west of the Fall Line',
  'sandy soil': 'Sandhills or Coastal Plain sand',
  'HOA community': 'a homeowners association governs the subdivision',
  'golf community': 'built around or beside a golf course',
  'horse country': 'stables, training tracks, paddocks, sandy lanes',
  'rural acreage': 'houses on acres, gravel or dirt drives, wells and septic',
  farmland: 'fields and farms beside the houses',
  'student housing': 'many rentals for students of a nearby college',
  apartments: 'many apartment complexes',
  'downtown storefronts': 'shops and offices on a main street',
  'interstate corridor': 'beside interstate traffic',
  'military community': 'beside an army or air base',
} as const;

/** A term of the vocabulary. */
export type Characteristic = keyof typeof CHARACTERISTICS;

/** Whether a word from a row is a term of the vocabulary. */
export function isCharacteristic(text: string): text is Characteristic {
  return Object.hasOwn(CHARACTERISTICS, text);
}

/** The kinds of place that have a drawing of their own, by file name. */
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

/**
 * The characteristics that decide the kind, most distinctive first: a lake is seen before the trees on its
 * shore.
 */
const KIND_BY_CHARACTERISTIC: readonly (readonly [Characteristic, PlaceKind])[] = [
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

/** The kind of place that a neighborhood's characteristics suggest; by default a street under oaks. */
export const placeKind = (characteristics: readonly string[]): PlaceKind =>
  KIND_BY_CHARACTERISTIC.find(([characteristic]) => characteristics.includes(characteristic))?.[1] ?? 'oaks';
