import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/** Thrown when there is nothing to audit. */
export class NothingBuiltError extends Error {
  override readonly name = 'NothingBuiltError';
}

/**
 * Limits how many built files are in memory at once: enough to keep the reading and compressing threads busy.
 */
export const fileLimit = pLimit(8);

/**
 * The files of a built folder, relative to it, with slashes, sorted. Throws NothingBuiltError if the folder
 * is missing.
 */
export async function listFiles(dist: string): Promise<string[]> {
  try {
    const entries = await readdir(dist, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort();
  } catch (cause) {
    throw new NothingBuiltError(`${dist}/ does not exist, so there is nothing to audit. Run npm run build first.`, {
      cause,
    });
  }
}

/**
 * The URL path of a file of dist/: /faq/x for faq/x.html, / for index.html, null for a file that is not a
 * page.
 */
export function pagePath(file: string): string | null {
  if (!file.endsWith('.html')) return null;
  const path = `/${file.slice(0, -'.html'.length)}`;
  // Hosts serve a/index.html at /a/. The slash is kept, because the checks report paths that end with one.
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : path;
}

/** The file of dist/ that is served at a path; the inverse of pagePath. */
export const pageFile = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
