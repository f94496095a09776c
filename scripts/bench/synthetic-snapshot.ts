import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, type Manifest, readSnapshot } from '#data/snapshot.ts';
import { PICTURES } from '#data/snapshot-pictures.ts';
import type { TableName } from '#model/rows/tables.ts';
import { neighborhoodsFor, syntheticNeighborhoods } from './synthetic-neighborhoods.ts';

const COPIED = ['cities', 'services', 'posts'] as const satisfies readonly TableName[];

/**
 * Writes a sealed snapshot with the source's cities, services and posts, and as many sample neighborhoods as make at
 * least `pages` neighborhood FAQ pages. Returns how many FAQ pages it makes. Throws what readSnapshot throws.
 */
export function writeSyntheticSnapshot(folder: string, pages: number, source: string): number {
  const { manifest, rows } = readSnapshot(source);
  const services = rows.services.length;
  if (services === 0) throw new Error(`${source} has no services to make pages of.`);
  const neighborhoods = syntheticNeighborhoods(rows, neighborhoodsFor(pages, services));
  mkdirSync(folder, { recursive: true });
  for (const table of COPIED) copyFileSync(join(source, `${table}.json`), join(folder, `${table}.json`));
  const pictures = join(source, PICTURES);
  if (existsSync(pictures)) cpSync(pictures, join(folder, PICTURES), { recursive: true });
  const text = `${JSON.stringify(neighborhoods, null, 2)}\n`;
  writeFileSync(join(folder, 'neighborhoods.json'), text);
  const sealed: Manifest = {
    ...manifest,
    source: 'sample places made by npm run bench',
    tables: {
      ...manifest.tables,
      // The digest is of the copied bytes, as a seal of the new folder would write it.
      ...Object.fromEntries(
        COPIED.map((table) => [
          table,
          { rows: rows[table].length, sha256: digest(readFileSync(join(folder, `${table}.json`))) },
        ]),
      ),
      neighborhoods: { rows: neighborhoods.length, sha256: digest(text) },
    },
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(sealed, null, 2)}\n`);
  return neighborhoods.length * services;
}
