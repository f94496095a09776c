/**
 * What is true of one place, a note a topic, each one or two sentences that stand alone. Written for every
 * neighborhood and kept in data/catalogue/places; the answers of its pages are composed with them.
 */
export const NOTE_TOPICS = {
  houses: 'which buildings stand there, from when, how tall',
  walls: 'the usual walls and what gathers on them',
  roofs: 'the usual roofs and what grows or falls on them',
  gutters: 'what fills gutters, and when',
  trees: 'which trees, and what they drop',
  season: 'the best weeks for a visit, and why',
  water: 'the water that is near, and what it does outside',
  shade: 'where green growth starts first',
  ground: 'soil and slope, and what splashes from it',
  drives: 'drives, walks and streets, and what stains them',
  access: 'how a crew parks and reaches the work',
  yard: 'which plants, wells and animals want protection',
  upkeep: 'how soon things come back, by cause',
  first: 'what to wash first, and why',
  people: 'who books there, and their calendar',
  wood: 'decks, porches, fences, docks, and what grows or wears on that wood',
  glass: 'the windows, and what settles on them',
  outdoors: 'how people use porches, patios and yards, and what that leaves',
  weather: 'sun, wind, storms and frost as they hit that place',
  shared: 'the buildings and walks that many people use',
  after: 'what keeps it clean longer after a wash',
} as const;

/** A topic of a place's notes. */
export type NoteTopic = keyof typeof NOTE_TOPICS;

/** The notes of one place. */
export type PlaceNotes = Readonly<Record<NoteTopic, string>>;
