// Writes a snapshot of the small site and one picture and swaps it in, as the command does after reading the
// store: node write-snapshot.ts <folder> <version> [times]. Every row states the version; with `times`, each
// write has its own.
import { NOTHING_REMOVED } from '#data/snapshot.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { UPLOADS } from '#model/picture.ts';
import { type CheckedRow, checkRows } from '#scripts/snapshot/check-rows.ts';
import type { TableRows } from '#scripts/snapshot/compare.ts';
import { recover, swapIn, writeNext, writePicture } from '#scripts/snapshot/write-snapshot.ts';
import { samplePicture } from './pictures.ts';
import { smallRows } from './small-rows.ts';

function versionedRows(version: string, body: string): TableRows<CheckedRow> {
  const { cities, services, neighborhoods, posts } = smallRows();
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

const [folder = '', version = '', times] = process.argv.slice(2);
const folders = snapshotFolders(folder);
const { picture, files } = await samplePicture(1200, 800);
const body = `![A wall](${UPLOADS}${picture.name})`;
for (let time = 0; time < Number(times ?? 1); time += 1) {
  recover(folders);
  const pictures = Object.entries(files).map(([name, bytes]) => writePicture(folders, name, bytes));
  const rows = versionedRows(times === undefined ? version : `${version} ${time}`, body);
  writeNext(folders, rows, {
    source: 'a test',
    takenAt: new Date(time).toISOString(),
    pictures,
    removed: NOTHING_REMOVED,
  });
  swapIn(folders);
}
