import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import type { BuildFacts } from '#model/build-facts.ts';
import { builtText } from '#tests/support/built-site.ts';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { element, elements, pageTree } from '#tests/support/page-tree.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { type BuildResult, removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';

const folder = buildFolder('pictures');
let snapshot: SnapshotFolder;
let wide: SamplePicture;
let tall: SamplePicture;
let build: BuildResult;

/** A cover that would ship with the site, if it were there. */
const GONE = '/images/posts/no-such-cover-1200.webp';

const path = ({ picture }: SamplePicture): string => `/images/uploads/${picture.name}`;

beforeAll(async () => {
  wide = await samplePicture(1600, 1067);
  tall = await samplePicture(600, 800, 'jpg');
  snapshot = snapshotFolder(
    ({ posts }) => {
      posts.push({
        ...posts[0],
        id: 'bare',
        slug: 'bare',
        title: 'About bare walls',
        cover_image: GONE,
        cover_alt: 'A wall',
      });
      const body = `![A wall](${path(tall)} "After an hour")\n\n![A roof](${path(wide)})`;
      Object.assign(posts[0]!, { body, cover_image: path(wide), cover_alt: 'A roof' });
    },
    [wide, tall],
  );
  build = await runBuild('pictures', snapshot.folder);
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
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

it('a post whose cover ships with the site and is gone is shown without it, and the build and the dashboard say so', async () => {
  expect(elements(element(pageTree('/blog/bare', folder), 'article'), 'img')).toEqual([]);
  expect(builtText('blog.html', folder)).toContain('About bare walls');
  expect(builtText('blog.html', folder)).not.toContain('no-such-cover');
  const line = `posts: row bare: cover_image: is "${GONE}", expected a cover that the site has, but there is no public/images/posts/no-such-cover-400.webp.`;
  expect(build.output).toContain(line);
  const facts = JSON.parse(builtText('admin/build.json', folder)) as BuildFacts;
  expect(facts.setAside.first).toMatchObject([
    { row: 'bare', field: 'cover_image', outcome: 'shown without the picture' },
  ]);
  const { checks } = await auditFolder(folder);
  expect(checks.filter(({ count }) => count > 0)).toEqual([]);
});
