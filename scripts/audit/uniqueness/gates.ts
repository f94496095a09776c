import type { PlacePage } from './place-page.ts';

/** The thresholds of the noindex gates for one kind of page; null where a gate does not apply. */
export interface Gates {
  /** The minimum share of a page's words in sentences that no other page has. */
  readonly minOwn: number;
  /** The maximum share of a page's words in sentences that other services' pages of the same place have. */
  readonly maxShared: number | null;
  /** How many of a page's questions must name the service or a surface it works on, as a share. */
  readonly minAboutService: number | null;
}

const FAQ_GATES: Gates = { minOwn: 0.15, maxShared: 0.4, minAboutService: 15 / 19 };
const PORTRAIT_GATES: Gates = { minOwn: 0.5, maxShared: null, minAboutService: null };

/**
 * The noindex gates by kind of page. A page that misses one is noindex and listed; a miss never stops a build
 * or a deploy (decisions, 'Indexing, places and fit').
 */
export const GATES: Readonly<Record<PlacePage['kind'], Gates>> = {
  neighborhood: FAQ_GATES,
  'city-service': FAQ_GATES,
  place: PORTRAIT_GATES,
  portrait: PORTRAIT_GATES,
};

/** The shortest sentence that counts, in words. Shorter ones are alike by nature. */
export const MIN_SENTENCE_WORDS = 5;

/**
 * The range for the median reading grade of each kind of page; its end is also the maximum for a single page.
 */
export const READING_GRADE = { from: 6, to: 9 } as const;

/** The minimum number of pages for a median to count. */
export const MIN_FOR_MEDIAN = 10;
