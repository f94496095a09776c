import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { DataError } from '#model/rows/issue.ts';
import { lockSnapshot } from '#scripts/snapshot/lock-snapshot.ts';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';

let wide: SamplePicture;
beforeAll(async () => {
  wide = await samplePicture(1000, 600);
});

/** A snapshot whose first post has the picture as its cover and in its body, with the files of `pictures`. */
function withPicture(pictures: readonly SamplePicture[]): string {
  const path = `/images/uploads/${wide.picture.name}`;
  const { folder, remove } = snapshotFolder(({ posts }) => {
    Object.assign(posts[0]!, { body: `![A wall](${path})`, cover_image: path, cover_alt: 'A wall' });
  }, pictures);
  onTestFinished(remove);
  return folder;
}

/** The issues of reading a folder, each as file, row, field and value. */
function issuesOf(folder: string): string[] {
  try {
    readSnapshot(folder);
    return [];
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.issues.map(({ file, row, field, value }) => `${file.replace(folder, '')} ${row} ${field} ${value}`);
  }
}

describe('a snapshot with pictures', () => {
  it('is read when all pictures match the manifest', () => {
    expect(issuesOf(withPicture([wide]))).toEqual([]);
  });

  it('reports post, field and path of a missing picture', () => {
    const missing = [wide.picture.name, wide.picture.small ?? ''].map((name) => `"/images/uploads/${name}"`);
    expect(issuesOf(withPicture([]))).toEqual(
      ['body', 'cover_image'].flatMap((field) => missing.map((path) => `/posts.json published ${field} ${path}`)),
    );
  });

  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['changed', (file: string) => writeFileSync(file, 'no picture')],
  ])('reports the name of a %s picture file', (_, spoil) => {
    const folder = withPicture([wide]);
    spoil(join(folder, 'pictures', wide.picture.name));
    expect(issuesOf(folder)).toEqual([`/pictures/${wide.picture.name} - the file missing or changed`]);
  });

  it.each(['../../secret.webp', 'house.webp', ''])('rejects a file name such as %j', (name) => {
    const folder = withPicture([{ ...wide, files: {} }]);
    const { manifest } = readSnapshot(withPicture([wide]));
    const pictures = [...manifest.pictures, { ...manifest.pictures[0], name }];
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, pictures }));
    expect(issuesOf(folder)).toEqual([`/manifest.json - pictures.2.name ${JSON.stringify(name)}`]);
  });

  it('edited by hand is locked with the existing pictures of its posts', async () => {
    const folder = withPicture([wide, await samplePicture(300, 200, 'avif')]);
    expect(lockSnapshot(folder).pictures.map(({ name }) => name)).toEqual(Object.keys(wide.files).sort());
    expect(issuesOf(folder)).toEqual([]);
    rmSync(join(folder, 'pictures', wide.picture.name));
    expect(() => lockSnapshot(folder)).toThrow(`${folder}/posts.json: row published: body: is "/images/uploads/`);
  });
});
