import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBusiness } from '#data/catalogue/read.ts';
import { digest } from '#data/snapshot.ts';
import type { SamplePicture } from './pictures.ts';
import { type EditableRows, moveAround, smallRows } from './small-rows.ts';

/** Names that must appear unchanged wherever they are shown. */
export const HOSTILE_NAMES = [
  `O'Neal "Old" Mill`,
  'Boozer & Sons',
  'Peña Ridge Été',
  '<b>Bold</b> </script><script>alert(1)</script>',
  'Pine 🌲 Hill 🏡',
  '$& $1 {place}',
] as const;

/** A locked snapshot of the small site in a temporary folder. */
export interface SnapshotFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** The company's base, around which the rows must be. */
export const BASE = readBusiness('data/catalogue/business.json').business.base;

/** The rows of the small site, around the company's base. */
export function localRows(): ReturnType<typeof smallRows> {
  const rows = smallRows();
  moveAround(rows, BASE);
  return rows;
}

/**
 * Writes a locked snapshot of the small site around the company's base, its rows edited by `edit`, with pictures. The
 * caller removes it.
 */
export function snapshotFolder(
  edit: (rows: EditableRows) => void = () => undefined,
  samples: readonly SamplePicture[] = [],
): SnapshotFolder {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const rows: EditableRows = localRows();
  edit(rows);
  const tables: Record<string, { rows: number; sha256: string }> = {};
  for (const [table, values] of Object.entries(rows)) {
    const text = `${JSON.stringify(values, null, 2)}\n`;
    writeFileSync(join(folder, `${table}.json`), text);
    tables[table] = { rows: values.length, sha256: digest(text) };
  }
  const files = samples.flatMap((sample) => Object.entries(sample.files));
  if (files.length > 0) mkdirSync(join(folder, 'pictures'));
  for (const [name, bytes] of files) writeFileSync(join(folder, 'pictures', name), bytes);
  const pictures = files.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: digest(bytes) }));
  const manifest = { formatVersion: 1, takenAt: '2026-06-01T00:00:00Z', source: 'a test', tables, pictures };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
