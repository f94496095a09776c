import { readSnapshot } from '#data/snapshot.ts';

/** The rows of a store that was filled with the seed: those of the committed snapshot. */
export const SEEDED = readSnapshot('data/snapshot').rows;

/** How many rows each table of such a store has. */
export const SEEDED_COUNTS = {
  cities: SEEDED.cities.length,
  services: SEEDED.services.length,
  neighborhoods: SEEDED.neighborhoods.length,
  posts: SEEDED.posts.length,
} as const;
