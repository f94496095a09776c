import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { element, elements, pageTree } from '#tests/support/page-tree.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';

const folder = buildFolder('pictures');
let snapshot: SnapshotFolder;
let wide: SamplePicture;
let tall: SamplePicture;

const path = ({ picture }: SamplePicture): string => `/images/uploads/${picture.name}`;

beforeAll(async () => {
  wide = await samplePicture(1600, 1067);
  tall = await samplePicture(600, 800, 'jpg');
  snapshot = snapshotFolder(
    ({ posts }) => {
      const body = `![A wall](${path(tall)} "After an hour")\n\n![A roof](${path(wide)})`;
      Object.assign(posts[0]!, { body, cover_image: path(wide), cover_alt: 'A roof' });
    },
    [wide, tall],
  );
  expect(await runBuild('pictures', snapshot.folder)).toMatchObject({ exitCode: 0, errors: [] });
});
afterAll(() => {
  removeBuilds('pictures');
  snapshot.remove();
});

it('the built site has the pictures of posts, byte for byte', () => {
  for (const [name, bytes] of [...Object.entries(wide.files), ...Object.entries(tall.files)]) {
    expect(readFileSync(join(folder, 'images', 'uploads', name)).equals(bytes), name).toBe(true);
  }
});

it('a post shows its pictures with their dimensions, and with a smaller file in srcset if one exists', () => {
  const [cover, ...others] = elements(element(pageTree('/blog/published', folder), 'article'), 'img');
  const small = `/images/uploads/${wide.picture.small ?? ''}`;
  const srcset = `${small} 800w, ${path(wide)} 1600w`;
  expect(cover?.attribs).toMatchObject({ src: path(wide), srcset, width: '1600', height: '1067', alt: 'A roof' });
  expect(others.map(({ attribs }) => [attribs['src'], attribs['srcset'], attribs['width'], attribs['height']])).toEqual(
    [
      [path(tall), undefined, '600', '800'],
      [path(wide), srcset, '1600', '1067'],
    ],
  );
});
