import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pagePath } from '#scripts/audit/built-files.ts';

/** The built site under test, written by `npm run test:build`. SITE_DIST names another folder. */
export const DIST = process.env['SITE_DIST'] ?? 'dist';

/** The files of a built site, sorted, with forward slashes. Throws when nothing is built. */
export function builtFiles(folder = DIST): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/** The paths of a built site's pages, sorted: /faq/x for faq/x.html. */
export function builtPaths(folder = DIST): string[] {
  return builtFiles(folder)
    .flatMap((file) => pagePath(file) ?? [])
    .sort();
}

/** The file of a page's path, relative to the site's folder. */
const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The text of a built file: 'robots.txt', 'faq/x.html'. */
export const builtText = (file: string, folder = DIST): string => readFileSync(join(folder, file), 'utf8');

/** The HTML of a built page. */
export const pageHtml = (path: string, folder = DIST): string => builtText(pageFile(path), folder);
