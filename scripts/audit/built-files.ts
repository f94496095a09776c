import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Thrown where there is nothing to audit. */
export class NothingBuilt extends Error {
  override readonly name = 'NothingBuilt';
}

/** The files of a built folder, relative to it, with slashes, sorted. Throws NothingBuilt where the folder is missing. */
export async function listFiles(dist: string): Promise<string[]> {
  try {
    const entries = await readdir(dist, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort();
  } catch (cause) {
    throw new NothingBuilt(`There is no folder ${dist} to audit: npm run build makes it.`, { cause });
  }
}
