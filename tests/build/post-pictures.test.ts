import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { element, elements, pageTree } from '#tests/support/page-tree.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeTried, triedFolder, tryBuild } from '#tests/support/tried-build.ts';

const folder = triedFolder('pictures');
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
  expect(await tryBuild('pictures', snapshot.folder)).toMatchObject({ exitCode: 0, errors: [] });
});
afterAll(() => {
  removeTried('pictures', 'lost-picture');
  snapshot.remove();
});

it('the pictures of posts stand in the built site, byte for byte', () => {
  for (const [name, bytes] of [...Object.entries(wide.files), ...Object.entries(tall.files)]) {
    expect(readFileSync(join(folder, 'images', 'uploads', name)).equals(bytes), name).toBe(true);
  }
});

it('a post’s page shows them in their own sizes, with the file for small screens where there is one', () => {
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

it('the audit misses a picture that a page shows and the site has not', async () => {
  const missing = async (): Promise<readonly string[]> => {
    const { checks } = await auditFolder(folder);
    const check = checks.find(({ name }) => name === 'referenced files exist');
    return check?.first.map(({ says }) => says) ?? [];
  };
  const small = join(folder, 'images', 'uploads', wide.picture.small ?? '');
  expect(await missing()).toEqual([]);
  cpSync(small, `${small}.kept`);
  rmSync(small);
  expect((await missing()).join()).toContain(wide.picture.small);
});

it('a snapshot that has lost one stops the build, which names the file and leaves no half site', async () => {
  rmSync(join(snapshot.folder, 'pictures', tall.picture.name));
  const { exitCode, errors } = await tryBuild('lost-picture', snapshot.folder);
  expect(exitCode).toBe(1);
  expect(errors.join('\n')).toContain(`${snapshot.folder}/pictures/${tall.picture.name}`);
  expect(existsSync(triedFolder('lost-picture'))).toBe(false);
});
