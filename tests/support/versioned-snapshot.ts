import { NOTHING_REMOVED } from '#data/snapshot.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { UPLOADS, uploadedPicture } from '#model/picture.ts';
import { type CheckedRow, checkRows } from '#scripts/snapshot/check-rows.ts';
import type { TableRows } from '#scripts/snapshot/compare.ts';
import { recover, swapIn, writeNext, writePicture } from '#scripts/snapshot/write-snapshot.ts';
import { smallRows } from './small-rows.ts';

/** The picture of every version, with its small file. Nobody decodes them, so their bytes can be any. */
const PICTURE = uploadedPicture(`${'a'.repeat(32)}-1200x800.webp`)!;
const FILES = [PICTURE.name, PICTURE.small!];

function versionedRows(version: string): TableRows<CheckedRow> {
  const { cities, services, neighborhoods, posts } = smallRows();
  const body = `![A wall](${UPLOADS}${PICTURE.name})`;
  return {
    cities: checkRows(
      'cities',
      cities.map((row) => ({ ...row, county: version })),
    ).rows,
    services: checkRows(
      'services',
      services.map((row) => ({ ...row, description: version })),
    ).rows,
    neighborhoods: checkRows(
      'neighborhoods',
      neighborhoods.map((row) => ({ ...row, name: version })),
    ).rows,
    posts: checkRows(
      'posts',
      posts.map((row) => ({ ...row, body, excerpt: version })),
    ).rows,
  };
}

/**
 * Writes a snapshot of the small site and one picture and swaps it in, as the command does after reading the store.
 * Every row states the version.
 */
export function writeVersion(folder: string, version: string): void {
  const folders = snapshotFolders(folder);
  recover(folders);
  const pictures = FILES.map((name) => writePicture(folders, name, Buffer.from(name)));
  const takenAt = '2026-06-01T00:00:00Z';
  writeNext(folders, versionedRows(version), { source: 'a test', takenAt, pictures, removed: NOTHING_REMOVED });
  swapIn(folders);
}
