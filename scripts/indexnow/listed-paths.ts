import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCATION = /<loc>([^<]+)<\/loc>/g;

/** The paths in the sitemaps of a built folder. Throws an Error if it has none, or does not exist. */
export function listedPaths(folder: string): ReadonlySet<string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => /^sitemap-.*\.xml$/.test(name) && name !== 'sitemap-index.xml');
  if (files.length === 0) throw new Error(`${folder}/ has no sitemap. Run npm run build first.`);
  const locations = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(LOCATION)].map(([, location = '']) => location),
  );
  return new Set(locations.map((location) => new URL(location).pathname));
}
