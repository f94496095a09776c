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
