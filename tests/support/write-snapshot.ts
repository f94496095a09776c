// Writes a snapshot of a few rows a table and of one picture and swaps it in, as the command does after the reading.
// With a number, so often, each time another version: node write-snapshot.ts <folder> <version> [times]
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { UPLOADS } from '#model/uploaded-picture.ts';
import type { TableRows } from '#scripts/snapshot/changes.ts';
import { type KeptRow, keepRows } from '#scripts/snapshot/kept-rows.ts';
import { recover, swapIn, writeNext, writePicture } from '#scripts/snapshot/write-snapshot.ts';
import { samplePicture } from './pictures.ts';
import { smallRows } from './small-rows.ts';

function rowsOf(version: string, body: string): TableRows<KeptRow> {
  const { cities, services, neighborhoods, posts } = smallRows();
  const each = <R extends object>(rows: readonly R[], field: string) =>
    rows.map((row) => ({ ...row, [field]: version }));
  return {
    cities: keepRows('cities', each(cities, 'county')).rows,
    services: keepRows('services', each(services, 'description')).rows,
    neighborhoods: keepRows('neighborhoods', each(neighborhoods, 'name')).rows,
    posts: keepRows(
      'posts',
      each(
        posts.map((post) => ({ ...post, body })),
        'excerpt',
      ),
    ).rows,
  };
}

const [folder = '', version = '', times] = process.argv.slice(2);
const folders = snapshotFolders(folder);
const { picture, files } = await samplePicture(1200, 800);
for (let time = 0; time < Number(times ?? 1); time += 1) {
  recover(folders);
  const pictures = Object.entries(files).map(([name, bytes]) => writePicture(folders, name, bytes));
  writeNext(
    folders,
    rowsOf(times === undefined ? version : `${version} ${time}`, `![A wall](${UPLOADS}${picture.name})`),
    {
      source: 'a test',
      takenAt: new Date(time).toISOString(),
      pictures,
    },
  );
  swapIn(folders);
}
