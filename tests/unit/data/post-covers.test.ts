import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutMissingCovers } from '#data/post-covers.ts';
import { parsedSmallRows } from '#tests/support/small-model.ts';

let publicFolder: string;
beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(publicFolder, 'images', 'posts'), { recursive: true });
  for (const width of [400, 800, 1200]) writeFileSync(join(publicFolder, 'images', 'posts', `roof-${width}.webp`), '');
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

const ROOF = '/images/posts/roof-1200.webp';
const UPLOADED = `/images/uploads/${'a'.repeat(32)}-300x200.webp`;
/** The small site's first post with each cover in turn. */
const posts = (...covers: (string | null)[]) =>
  covers.map((cover_image) => ({ ...parsedSmallRows().posts[0]!, cover_image }));

describe('a cover that ships with the site', () => {
  it('stays while all its files are there, as does every other cover', () => {
    const complete = posts(ROOF, null, UPLOADED);
    expect(withoutMissingCovers(complete, publicFolder)).toEqual({ posts: complete, missing: [] });
  });

  it('is taken out of its post when one of its files is gone, with an entry that names the file', () => {
    rmSync(join(publicFolder, 'images', 'posts', 'roof-800.webp'));
    const checked = withoutMissingCovers(posts(ROOF), publicFolder);
    expect(checked.posts).toEqual(posts(null));
    expect(checked.missing).toMatchObject([
      {
        table: 'posts',
        row: 'published',
        field: 'cover_image',
        value: `"${ROOF}"`,
        expected: expect.stringContaining('public/images/posts/roof-800.webp') as string,
        outcome: 'shown without the picture',
      },
    ]);
  });

  it('stays in all posts when no folder is given: npm run pictures draws the missing ones', () => {
    const gone = posts('/images/posts/gone-1200.webp');
    expect(withoutMissingCovers(gone, undefined).posts).toBe(gone);
  });
});
