import type { PlaceKind } from './place-kind.ts';

/**
 * The topics of a neighborhood's notes. A note is one or two self-contained sentences, kept in
 * data/catalogue/places and printed on the neighborhood's own page.
 */
export const NOTE_TOPICS = {
  houses: 'building types, age and height',
  walls: 'usual wall materials, and what collects on them',
  roofs: 'usual roofs, and what grows or falls on them',
  gutters: 'what fills gutters, and when',
  trees: 'tree species, and what they drop',
  season: 'best weeks for a visit, and why',
  water: 'nearby water, and its effect outdoors',
  shade: 'where green growth starts first',
  ground: 'soil and slope, and what splashes up from it',
  drives: 'driveways, walks and streets, and what stains them',
  access: 'how a crew parks and reaches the work',
  yard: 'plants, wells and animals to protect',
  upkeep: 'how soon dirt returns, by cause',
  first: 'what to wash first, and why',
  people: 'the calendar of the place, and whom to tell before a visit',
  wood: 'decks, porches, fences and docks, and what grows or wears on the wood',
  glass: 'windows, and what settles on them',
  outdoors: 'how people use porches, patios and yards, and the traces it leaves',
  weather: 'local sun, wind, storms and frost',
  shared: 'buildings and walks with many users',
  after: 'what keeps the place clean longer after a wash',
} as const;

/** A topic of a place's notes. */
export type NoteTopic = keyof typeof NOTE_TOPICS;

/** The notes of one place, one for each topic. */
export type PlaceNotes = Readonly<Record<NoteTopic, string>> & {
  /** True for a separate town that is too close to its city for the distance to show it. */
  readonly isTown?: boolean | undefined;
  /** The drawing of the place, where its characteristics alone would give one that does not fit its houses. */
  readonly kind?: PlaceKind | undefined;
  /** Its own ZIP codes, where they are not its city's; for the location finder. */
  readonly postalCodes?: readonly string[] | undefined;
};
