import type { PlacePage } from './place-page.ts';

/**
 * A group of pages that are compared with each other, and its thresholds: Jaccard similarity of 5-word
 * shingles.
 */
export interface SimilarityGate {
  readonly name: string;
  readonly kind: PlacePage['kind'];
  /** What the pages of a group have in common. */
  readonly by: 'service' | 'place' | 'kind';
  /** The maximum similarity of a page to its nearest page. */
  readonly max: number;
  /** The maximum median of those similarities. */
  readonly maxMedian: number;
  /** Whether the median is taken per group of ten pages or more, or over all groups together. */
  readonly medianOf: 'each group' | 'all groups';
}

/** The similarity gates. The owner set the thresholds; the committed snapshot meets them. */
export const SIMILARITY_GATES: readonly SimilarityGate[] = [
  {
    name: 'neighborhoods of a service',
    kind: 'neighborhood',
    by: 'service',
    max: 0.45,
    maxMedian: 0.3,
    medianOf: 'each group',
  },
  {
    name: 'services of a neighborhood',
    kind: 'neighborhood',
    by: 'place',
    max: 0.55,
    maxMedian: 0.4,
    medianOf: 'all groups',
  },
  {
    name: 'cities of a service',
    kind: 'city-service',
    by: 'service',
    max: 0.45,
    maxMedian: 0.3,
    medianOf: 'each group',
  },
  { name: 'services of a city', kind: 'city-service', by: 'place', max: 0.55, maxMedian: 0.4, medianOf: 'all groups' },
  { name: 'portraits of cities', kind: 'portrait', by: 'kind', max: 0.3, maxMedian: 0.15, medianOf: 'each group' },
];

/** The minimum number of pages for a median to count. */
export const MIN_FOR_MEDIAN = 10;

/** The maximum share of a page's answers that may appear word for word on other pages of its service. */
export const MAX_SHARED_ANSWERS = 0.3;

/** The minimum number of facts on a page that are not true of neighboring places. */
export const MIN_FACTS = { neighborhood: 3, portrait: 5 } as const;

/** How many of those facts must be more than a name. */
export const MIN_FACTS_BEYOND_NAMES = 2;

/**
 * The range for the median reading grade of each kind of page; its end is also the maximum for a single page.
 */
export const READING_GRADE = { from: 6, to: 9 } as const;
