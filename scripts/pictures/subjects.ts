import { join } from 'node:path';
import { readRows, slugOf } from './data-files.ts';
import type { Subjects } from './plan.ts';
import { FIRST_POSTS } from './post-pictures.ts';

/** The posts that have pictures, read from a data folder. Throws an Error that names what cannot be read. */
export function readSubjects(dataFolder: string): Subjects {
  const posts = readRows(join(dataFolder, 'snapshot', 'posts.json'));
  // The first posts are drawn while the snapshot has none.
  return { postSlugs: posts?.map(slugOf).sort() ?? FIRST_POSTS };
}
