import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COVER_WIDTHS, coverFile, coverStem } from '#model/picture.ts';
import { showValue } from '#model/rows/issue.ts';
import type { Rows } from '#model/rows/tables.ts';
import { setAside, type SetAside } from '#model/set-aside.ts';

/** Posts without their missing covers, and an entry for each of those. */
export interface CheckedCovers {
  readonly posts: Rows['posts'];
  readonly missing: readonly SetAside[];
}

/** The first missing file of a cover that ships with the site; null if the cover is complete or of another kind. */
function missingFile(cover: string, publicFolder: string): string | null {
  const stem = coverStem(cover);
  if (stem === null) return null;
  const files = COVER_WIDTHS.map((width) => coverFile(stem, width));
  return files.find((file) => !existsSync(join(publicFolder, file))) ?? null;
}

/**
 * Removes a post's cover if it ships with the site and one of its files is not in the public folder, as reading a
 * snapshot does for uploaded pictures. Without a folder, removes none.
 */
export function withoutMissingCovers(posts: Rows['posts'], publicFolder: string | undefined): CheckedCovers {
  if (publicFolder === undefined) return { posts, missing: [] };
  const missing: SetAside[] = [];
  const checked = posts.map((post) => {
    const { id, slug, cover_image: cover } = post;
    const file = cover === null ? null : missingFile(cover, publicFolder);
    if (file === null) return post;
    const issue = {
      file: 'posts',
      row: slug,
      field: 'cover_image',
      value: showValue(cover),
      expected: `a cover that the site has, but there is no public${file}. Restore it, or choose another cover in the staff area`,
    };
    missing.push(...setAside('posts', id, [issue], 'shown without the picture'));
    return { ...post, cover_image: null };
  });
  return { posts: checked, missing };
}
