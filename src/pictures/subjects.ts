import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '#data/files.ts';
import { formatFault } from '#rows/fault.ts';
import { shortCitySlug } from '#domain/city.ts';
import type { Subjects } from './plan.ts';
import { FIRST_POSTS } from './post-pictures.ts';

const slugs = z.array(z.object({ slug: z.string().regex(/^[a-z0-9-]+$/, 'a slug') }));

/** The slugs of the snapshot's posts; the first posts while there is no posts.json. Throws an Error that names the file. */
function postSlugs(dataFolder: string): readonly string[] {
  const file = join(dataFolder, 'snapshot', 'posts.json');
  if (!existsSync(file)) return FIRST_POSTS;
  const result = readJson(file, 'get it with: npm run snapshot');
  if (!result.ok) throw new Error(formatFault(result.fault));
  const rows = slugs.safeParse(result.value);
  if (!rows.success) throw new Error(`${file}: expected a list of rows that each have a slug (${rows.error.issues[0]?.message ?? ''})`);
  return rows.data.map((row) => row.slug).sort();
}

/** The cities and posts that have pictures, read from a data folder. Throws an Error that names what cannot be read. */
export function readSubjects(dataFolder: string): Subjects {
  const cities = readdirSync(join(dataFolder, 'catalogue', 'cities')).filter((name) => name.endsWith('.json'));
  return { citySlugs: cities.map((name) => shortCitySlug(name.slice(0, -'.json'.length))).sort(), postSlugs: postSlugs(dataFolder) };
}
