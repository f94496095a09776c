import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, type Manifest, readSnapshot } from '#data/snapshot.ts';
import { PICTURES } from '#data/snapshot-pictures.ts';
import type { Row, Rows, TableName } from '#model/rows/tables.ts';

/** A row of neighborhoods.json in the store's form, with lists of objects. */
export interface RawNeighborhood extends Omit<Row<'neighborhoods'>, 'landmarks' | 'roads' | 'local_businesses'> {
  readonly landmarks: readonly { readonly name: string }[];
  readonly roads: readonly { readonly name: string }[];
  readonly local_businesses: readonly { readonly name: string }[];
}

const NAMES = [
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

// Coprime with most row counts, so that two places rarely share more than one list.
const ROAD_STEP = 7;
const BUSINESS_STEP = 11;
const CHARACTERISTIC_STEP = 13;

const toObjects = (names: readonly string[]): { name: string }[] => names.map((name) => ({ name }));

/** Shifts degrees slightly, with four decimals, so that distances and drive times vary. */
const shift = (degrees: number | null, index: number): number | null =>
  degrees === null ? null : Math.round((degrees + ((index % 21) - 10) / 1000) * 10_000) / 10_000;

/**
 * Generates `count` neighborhoods named 'Sample Grove 1' and so on, spread over the real cities, with lists
 * from real rows. Deterministic. Throws an Error when there are no real rows.
 */
export function syntheticNeighborhoods(
  { cities, neighborhoods }: Pick<Rows, 'cities' | 'neighborhoods'>,
  count: number,
): RawNeighborhood[] {
  if (cities.length === 0 || neighborhoods.length === 0) {
    throw new Error('The snapshot has no cities or no neighborhoods to derive sample places from.');
  }
  const realRow = (index: number): Row<'neighborhoods'> => neighborhoods[index % neighborhoods.length]!;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const name = NAMES[index % NAMES.length]!;
    const near = realRow(index);
    return {
      id: `sample-${number}`,
      city_id: cities[index % cities.length]!.id,
      name: `Sample ${name} ${number}`,
      slug: `sample-${name.toLowerCase()}-${number}`,
      county: near.county,
      preposition: null,
      landmarks: toObjects(near.landmarks),
      roads: toObjects(realRow(index * ROAD_STEP).roads),
      local_businesses: toObjects(realRow(index * BUSINESS_STEP).local_businesses),
      characteristics: realRow(index * CHARACTERISTIC_STEP).characteristics,
      latitude: shift(near.latitude, index),
      longitude: shift(near.longitude, index),
      old_slugs: [],
      updated_at: near.updated_at,
    };
  });
}

/** The number of neighborhoods that result in at least `pages` FAQ pages. */
export const neighborhoodsFor = (pages: number, services: number): number => Math.ceil(pages / services);

const COPIED = ['cities', 'services', 'posts'] as const satisfies readonly TableName[];

/**
 * Writes a locked snapshot with the source's cities, services and posts, and enough sample neighborhoods for
 * at least `pages` neighborhood FAQ pages. Returns the number of these pages. Throws what readSnapshot
 * throws.
 */
export function writeSyntheticSnapshot(folder: string, pages: number, source: string): number {
  const { manifest, rows } = readSnapshot(source);
  const services = rows.services.length;
  if (services === 0) throw new Error(`${source} has no services, so it has no FAQ pages.`);
  const neighborhoods = syntheticNeighborhoods(rows, neighborhoodsFor(pages, services));
  mkdirSync(folder, { recursive: true });
  for (const table of COPIED) copyFileSync(join(source, `${table}.json`), join(folder, `${table}.json`));
  const pictures = join(source, PICTURES);
  if (existsSync(pictures)) cpSync(pictures, join(folder, PICTURES), { recursive: true });
  const text = `${JSON.stringify(neighborhoods, null, 2)}\n`;
  writeFileSync(join(folder, 'neighborhoods.json'), text);
  const entry = (table: (typeof COPIED)[number]): Manifest['tables'][TableName] => ({
    rows: rows[table].length,
    sha256: digest(readFileSync(join(folder, `${table}.json`))),
  });
  const locked: Manifest = {
    ...manifest,
    source: 'sample places made by npm run bench',
    tables: {
      cities: entry('cities'),
      services: entry('services'),
      posts: entry('posts'),
      neighborhoods: { rows: neighborhoods.length, sha256: digest(text) },
    },
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(locked, null, 2)}\n`);
  return neighborhoods.length * services;
}

/**
 * Copies a locked snapshot and changes one row of it: its first neighborhood gets a landmark. Throws an Error if it
 * has no neighborhood.
 */
export function writeChangedSnapshot(folder: string, source: string): void {
  cpSync(source, folder, { recursive: true });
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const [first, ...others] = read('neighborhoods.json') as RawNeighborhood[];
  if (first === undefined) throw new Error(`${source} has no neighborhood to change.`);
  const changed = { ...first, landmarks: [...first.landmarks, { name: 'Sample Landmark' }] };
  const text = `${JSON.stringify([changed, ...others], null, 2)}\n`;
  writeFileSync(join(folder, 'neighborhoods.json'), text);
  const manifest = read('manifest.json') as Manifest;
  const neighborhoods = { ...manifest.tables.neighborhoods, sha256: digest(text) };
  const tables = { ...manifest.tables, neighborhoods };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, tables }, null, 2)}\n`);
}
