import type { PlacePage } from './place-page.ts';

/** Pages that are held against each other, and how alike they may be: Jaccard similarity of 5-word shingles. */
export interface LikenessGate {
  readonly name: string;
  readonly kind: PlacePage['kind'];
  /** What the pages of a group have in common. */
  readonly by: 'service' | 'place' | 'kind';
  /** The most that a page may share with its nearest neighbour. */
  readonly most: number;
  /** The most that the median of the nearest neighbours' similarity may be. */
  readonly median: number;
  /** Whether that holds for every group of ten pages and more, or over all of them: 14 services of one place are too few. */
  readonly medianOf: 'each group' | 'all groups';
}

/** The groups that are compared. The figures are the owner's, met with the committed snapshot. */
export const LIKENESS_GATES: readonly LikenessGate[] = [
  {
    name: 'neighborhoods of a service',
    kind: 'neighborhood',
    by: 'service',
    most: 0.45,
    median: 0.3,
    medianOf: 'each group',
  },
  {
    name: 'services of a neighborhood',
    kind: 'neighborhood',
    by: 'place',
    most: 0.55,
    median: 0.4,
    medianOf: 'all groups',
  },
  {
    name: 'cities of a service',
    kind: 'city-service',
    by: 'service',
    most: 0.45,
    median: 0.3,
    medianOf: 'each group',
  },
  { name: 'services of a city', kind: 'city-service', by: 'place', most: 0.55, median: 0.4, medianOf: 'all groups' },
  { name: 'portraits of cities', kind: 'portrait', by: 'kind', most: 0.3, median: 0.15, medianOf: 'each group' },
];

/** Fewer pages than this have no median worth a gate. */
export const LEAST_FOR_MEDIAN = 10;

/** The largest part of a page's answers that another page of the same service may have word for word. */
export const MOST_SHARED_ANSWERS = 0.3;

/** How many facts a page must hold that are not true of the places next door. */
export const LEAST_FACTS = { neighborhood: 3, portrait: 5 } as const;

/** How many of them must be more than a name. */
export const LEAST_FACTS_BEYOND_NAMES = 2;

/** The school grades between which the median page of a kind reads, and the most that any page may. */
export const READING_GRADE = { from: 6, to: 9 } as const;
