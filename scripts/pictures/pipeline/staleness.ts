import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentKey } from '#scripts/pictures/photographs/develop.ts';
import { settingsOf } from './encoders.ts';
import type { Picture, PictureFile } from './picture.ts';

/**
 * The digest of each rendered file's drawing or photograph and encoder settings, by the file's path below
 * public/.
 */
export type Lockfile = Readonly<Record<string, string>>;

/** The lockfile's path below public/. */
export const LOCKFILE_PATH = 'images/pictures.lock.json';

/** Reads the lockfile of a public folder; empty when it is missing or is not JSON. */
export function readLockfile(publicFolder: string): Lockfile {
  try {
    const value: unknown = JSON.parse(readFileSync(join(publicFolder, LOCKFILE_PATH), 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Lockfile) : {};
  } catch {
    return {};
  }
}

/** Formats a lockfile in path order, so that its diff shows only the pictures that changed. */
export const formatLockfile = (lockfile: Lockfile): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(lockfile).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;

/**
 * The digest of an up-to-date file in the lockfile: of the SVG or photograph and the settings, not of source
 * code.
 */
export function fileDigest({ svg, slot, photograph }: Picture, file: PictureFile): string {
  const source = slot === undefined || photograph === undefined ? svg : developmentKey(photograph, slot);
  return createHash('sha256')
    .update(JSON.stringify([file.width, file.encoding, settingsOf(file)]))
    .update(source)
    .digest('hex')
    .slice(0, 20);
}

/** A picture with its missing or stale files. */
export interface StalePicture {
  readonly picture: Picture;
  readonly files: readonly PictureFile[];
}

/** Lists the pictures that need rendering, and counts the files that do not. */
export function findStale(
  plan: readonly Picture[],
  publicFolder: string,
): { readonly stale: readonly StalePicture[]; readonly fresh: number } {
  const lockfile = readLockfile(publicFolder);
  const all = plan.map((picture) => ({
    picture,
    files: picture.files.filter(
      (file) => lockfile[file.path] !== fileDigest(picture, file) || !existsSync(join(publicFolder, file.path)),
    ),
  }));
  const fresh = all.reduce((sum, { picture, files }) => sum + picture.files.length - files.length, 0);
  return { stale: all.filter(({ files }) => files.length > 0), fresh };
}

/** Removes the files that no picture has any more, and that are gone, from the lockfile. */
export function pruneLockfile(plan: readonly Picture[], publicFolder: string): void {
  const planned = new Set(plan.flatMap((picture) => picture.files.map((file) => file.path)));
  const lockfile = readLockfile(publicFolder);
  const kept = Object.entries(lockfile).filter(([path]) => planned.has(path) || existsSync(join(publicFolder, path)));
  if (kept.length < Object.keys(lockfile).length)
    writeFileSync(join(publicFolder, LOCKFILE_PATH), formatLockfile(Object.fromEntries(kept)));
}

/** Lists the rendered files that no picture of the plan has any more. */
export function leftoverPaths(plan: readonly Picture[], publicFolder: string): readonly string[] {
  const planned = new Set(plan.flatMap((picture) => picture.files.map((file) => file.path)));
  return Object.keys(readLockfile(publicFolder)).filter(
    (path) => !planned.has(path) && existsSync(join(publicFolder, path)),
  );
}
