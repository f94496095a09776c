/** How large a city is drawn: its rank, 1 the largest, and its type as a multiple of a town's. */
export interface Rank {
  readonly rank: number;
  readonly scale: number;
}

interface Class extends Rank {
  readonly from: number;
}

/** By inhabitants: the capital, county towns and large suburbs, towns, villages. coverage-points.css has the same scales. */
const CLASSES: readonly Class[] = [
  { from: 100_000, rank: 1, scale: 1.35 },
  { from: 20_000, rank: 2, scale: 1.15 },
  { from: 5_000, rank: 3, scale: 1 },
  { from: 0, rank: 4, scale: 1 },
];

/** The rank of a city by its population, such as '136,000+'; the last for one whose population is unknown. */
export function rankOf(population: string | null): Rank {
  const people = Number(population?.replace(/\D/g, '') ?? '0');
  return CLASSES.find(({ from }) => people >= from) ?? CLASSES[CLASSES.length - 1]!;
}
