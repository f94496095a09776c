import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shortCitySlug } from '#domain/city.ts';
import type { Subjects } from './plan.ts';
import { FIRST_POSTS } from './post-pictures.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function slugOf(row: unknown, index: number, file: string): string {
  const slug = typeof row === 'object' && row !== null && 'slug' in row ? row.slug : undefined;
  // A slug becomes a file's name, so nothing else may pass.
  if (typeof slug === 'string' && SLUG.test(slug)) return slug;
  throw new Error(
    `${file}: row ${index + 1}: slug: is ${typeof slug === 'string' ? slug : 'no text'}, expected a slug`,
  );
}

/** The slugs of the snapshot's posts; the first posts while there is no posts.json. Throws an Error that names the file. */
function postSlugs(dataFolder: string): readonly string[] {
  const file = join(dataFolder, 'snapshot', 'posts.json');
  if (!existsSync(file)) return FIRST_POSTS;
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: cannot be read as JSON`, { cause: error });
  }
  if (!Array.isArray(rows)) throw new Error(`${file}: expected a list of rows`);
  return rows.map((row: unknown, index) => slugOf(row, index, file)).sort();
}

/** The cities and posts that have pictures, read from a data folder. Throws an Error that names what cannot be read. */
export function readSubjects(dataFolder: string): Subjects {
  const cities = readdirSync(join(dataFolder, 'catalogue', 'cities')).filter((name) => name.endsWith('.json'));
  return {
    citySlugs: cities.map((name) => shortCitySlug(name.slice(0, -'.json'.length))).sort(),
    postSlugs: postSlugs(dataFolder),
  };
}
