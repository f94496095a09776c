import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The file that is written last: a folder that has it is a whole snapshot. */
export const MANIFEST = 'manifest.json';

/** Where a snapshot stands, where the next one is written, and where the last one waits during a swap. */
export interface SnapshotFolders {
  readonly current: string;
  readonly next: string;
  readonly old: string;
}

/** The folders round a snapshot, on one file system: rename() works within one only. */
export function snapshotFolders(folder: string): SnapshotFolders {
  const current = folder.replace(/(?<=.)[/\\]+$/, '');
  return { current, next: `${current}.new`, old: `${current}.old` };
}

const isWhole = (folder: string): boolean => existsSync(join(folder, MANIFEST));

/**
 * The folder that holds the snapshot at this moment. Only a swap that was interrupted between its two renames leaves it
 * elsewhere than in `current`; then the next one is whole, because a swap begins with a whole one.
 */
export function standingFolder({ current, next, old }: SnapshotFolders): string {
  if (existsSync(current)) return current;
  return [next, old].find(isWhole) ?? current;
}

/**
 * Ends a swap that was interrupted: the next snapshot takes its place or, where there is none, the old one comes back.
 * Does nothing while a snapshot stands. Another process may do the same at the same time.
 */
export function settleSwap(folders: SnapshotFolders): void {
  const standing = standingFolder(folders);
  if (standing === folders.current) return;
  try {
    renameSync(standing, folders.current);
  } catch (error) {
    if (!existsSync(folders.current)) throw error;
  }
}
