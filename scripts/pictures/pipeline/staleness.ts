import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentKey } from '#scripts/pictures/photographs/develop.ts';
import { SETTINGS } from './encoders.ts';
import type { Picture, PictureFile } from './picture.ts';

/** What each file was made from: a digest of its drawing or photograph and of the settings, by the file's path below public/. */
export type Lockfile = Readonly<Record<string, string>>;

/** Where the lock lies, below public/. */
export const LOCKFILE_PATH = 'images/pictures.lock.json';

/** The lock of a public folder; empty where there is none or where it does not parse. */
export function readLockfile(publicFolder: string): Lockfile {
  try {
    const value: unknown = JSON.parse(readFileSync(join(publicFolder, LOCKFILE_PATH), 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Lockfile) : {};
  } catch {
    return {};
  }
}

/** A lock as text, in the order of its paths, so that it differs only where a picture does. */
export const formatLockfile = (lock: Lockfile): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;

/** The digest a file of a picture must have in the lock. */
export function fileDigest({ svg, slot, photograph }: Picture, file: PictureFile): string {
  const source = slot === undefined || photograph === undefined ? svg : developmentKey(photograph, slot);
  return createHash('sha256')
    .update(JSON.stringify([file.width, file.encoding, SETTINGS[file.encoding]]))
    .update(source)
    .digest('hex')
    .slice(0, 20);
}

/** Whether a file is missing or was made from another drawing or other settings. */
export const isStale = (publicFolder: string, lock: Lockfile, picture: Picture, file: PictureFile): boolean =>
  lock[file.path] !== fileDigest(picture, file) || !existsSync(join(publicFolder, file.path));
