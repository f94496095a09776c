/**
 * What a place can be known for: the one vocabulary of the neighborhoods' `characteristics` column.
 * The value says when a place may carry it. Rows may hold other words; they are shown, but no advice hangs on them.
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
  'HOA community': 'a homeowners association rules the subdivision',
  'golf community': 'built round or beside a golf course',
  'horse country': 'stables, training tracks, paddocks, sandy lanes',
  'rural acreage': 'houses on acres, gravel or dirt drives, wells and septic',
  farmland: 'fields and farms beside the houses',
  'student housing': 'many rentals for students of a college close by',
  apartments: 'many apartment complexes',
  'downtown storefronts': 'shops and offices on a main street',
  'interstate corridor': 'beside interstate traffic',
  'military community': 'beside an army or air base',
} as const;

/** A word of the vocabulary. */
export type Characteristic = keyof typeof CHARACTERISTICS;

/** Whether a text from a row is a word of the vocabulary. */
export function isCharacteristic(text: string): text is Characteristic {
  return Object.hasOwn(CHARACTERISTICS, text);
}
