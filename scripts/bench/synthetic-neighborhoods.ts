import type { Row, Rows } from '#model/rows/tables.ts';

/** A row of neighborhoods.json as the store writes it: lists of objects with a name. */
export interface RawNeighborhood extends Omit<Row<'neighborhoods'>, 'landmarks' | 'roads' | 'local_businesses'> {
  readonly landmarks: readonly { readonly name: string }[];
  readonly roads: readonly { readonly name: string }[];
  readonly local_businesses: readonly { readonly name: string }[];
}

const ENDINGS = [
  'Grove',
  'Hill',
  'Landing',
  'Park',
  'Crossing',
  'Terrace',
  'Heights',
  'Mill',
  'Point',
  'Springs',
] as const;

// Steps without a common factor with most row counts, so that two places rarely share more than one list.
const ROAD_STEP = 7;
const BUSINESS_STEP = 11;
const CHARACTERISTIC_STEP = 13;

const named = (names: readonly string[]): { name: string }[] => names.map((name) => ({ name }));

/** Degrees moved a little off the drawn row, four decimals, so that distances and drive bands vary as real ones do. */
const moved = (degrees: number | null, index: number): number | null =>
  degrees === null ? null : Math.round((degrees + ((index % 21) - 10) / 1000) * 10_000) / 10_000;

/**
 * `count` neighborhoods named 'Sample Grove 1' and so on, spread over the real cities, with lists drawn from real rows.
 * Deterministic. Throws an Error when there is nothing to draw from.
 */
export function syntheticNeighborhoods(rows: Pick<Rows, 'cities' | 'neighborhoods'>, count: number): RawNeighborhood[] {
  const { cities, neighborhoods } = rows;
  if (cities.length === 0 || neighborhoods.length === 0) {
    throw new Error('The snapshot has no cities or no neighborhoods to draw sample places from.');
  }
  const drawn = (index: number): Row<'neighborhoods'> => neighborhoods[index % neighborhoods.length]!;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const ending = ENDINGS[index % ENDINGS.length]!;
    const near = drawn(index);
    return {
      id: `sample-${number}`,
      city_id: cities[index % cities.length]!.id,
      name: `Sample ${ending} ${number}`,
      slug: `sample-${ending.toLowerCase()}-${number}`,
      landmarks: named(near.landmarks),
      roads: named(drawn(index * ROAD_STEP).roads),
      local_businesses: named(drawn(index * BUSINESS_STEP).local_businesses),
      characteristics: drawn(index * CHARACTERISTIC_STEP).characteristics,
      latitude: moved(near.latitude, index),
      longitude: moved(near.longitude, index),
      updated_at: near.updated_at,
    };
  });
}

/** How many neighborhoods make at least `pages` pages with that many services. */
export function neighborhoodsFor(pages: number, services: number): number {
  return Math.ceil(pages / services);
}
