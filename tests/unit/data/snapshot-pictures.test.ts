import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { missingPictures, withoutPictures } from '#data/snapshot-pictures.ts';
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

describe('a post without a picture', () => {
  const GONE = `/images/uploads/${'a'.repeat(32)}-300x200.webp`;
  const STAYS = `/images/uploads/${'b'.repeat(32)}-300x200.webp`;
  /** The body that is left when the picture is taken out. */
  const without = (body: string): string => {
    const post = { body, cover_image: STAYS };
    const missing = missingPictures(post, new Set([STAYS.slice('/images/uploads/'.length)]));
    return withoutPictures(post, missing).body;
  };

  it.each([
    ['beside text', `Before ![A *wall*](${GONE} "Title") and after.`, 'Before  and after.'],
    ['twice, and another one', `![A](${GONE}) ![B](${STAYS}) ![A](${GONE})`, ` ![B](${STAYS}) `],
    ['by reference', `Text ![A wall][wall].\n\n[wall]: ${GONE}\n`, 'Text .\n\n\n'],
    ['in a link of its own', `See [![A](${GONE})](/contact) this.`, 'See  this.'],
    ['in a link with words', `See [![A](${GONE}) us](/contact).`, 'See [ us](/contact).'],
    ['as code', `Text \`![A](${GONE})\` ![A](${GONE})`, `Text \`![A](${GONE})\` `],
  ])('keeps its text when the picture is %s', (_, body, expected) => {
    expect(without(body)).toBe(expected);
  });

  it('loses its cover alone when the body shows other pictures', () => {
    const post = { body: `![B](${STAYS})`, cover_image: GONE, title: 'Title' };
    const missing = missingPictures(post, new Set([STAYS.slice('/images/uploads/'.length)]));
    expect(withoutPictures(post, missing)).toEqual({ ...post, cover_image: null });
  });

  it('is not parsed for pictures when its Markdown is too complex', () => {
    expect(missingPictures({ body: `![A](${GONE}) ${'*_'.repeat(100_000)}`, cover_image: null }, new Set())).toEqual(
      [],
    );
  });
});

describe('a snapshot with pictures', () => {
  it('is read when all pictures match the manifest', () => {
    expect(issuesOf(withPicture([wide]))).toEqual([]);
  });

  it('shows a post without a missing picture, and says which', () => {
    const { rows, setAside } = readSnapshot(withPicture([]));
    expect(rows.posts[0]).toMatchObject({ cover_image: null, body: '' });
    const entry = { table: 'posts', row: 'published', value: `"/images/uploads/${wide.picture.name}"` };
    const outcome = 'shown without the picture';
    expect(setAside).toMatchObject([
      { ...entry, field: 'body', outcome },
      { ...entry, field: 'cover_image', outcome },
    ]);
  });

  it('lists a picture of which only the small file is missing', () => {
    const { [wide.picture.name]: full } = wide.files;
    const { setAside } = readSnapshot(withPicture([{ ...wide, files: { [wide.picture.name]: full! } }]));
    expect(setAside.map(({ value }) => value)).toEqual(Array(2).fill(`"/images/uploads/${wide.picture.small}"`));
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
