import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The file that is written last: a folder with a manifest is a complete snapshot. */
export const MANIFEST = 'manifest.json';

/** The folders of a swap: the snapshot in use, the one being written, and the previous one. */
export interface SnapshotFolders {
  readonly current: string;
  readonly next: string;
  readonly old: string;
}

/** The three folders of a snapshot. They are siblings, because rename() works only within one file system. */
export function snapshotFolders(folder: string): SnapshotFolders {
  const current = folder.replace(/(?<=.)[/\\]+$/, '');
  return { current, next: `${current}.new`, old: `${current}.old` };
}

const isComplete = (folder: string): boolean => existsSync(join(folder, MANIFEST));

/**
 * The folder that currently contains the snapshot. It is `current`, unless a swap was interrupted between its
 * two renames; then it is `next`, which a swap completes before it starts renaming.
 */
export function activeFolder({ current, next, old }: SnapshotFolders): string {
  if (existsSync(current)) return current;
  return [next, old].find(isComplete) ?? current;
}

/**
 * Completes an interrupted swap: moves the next snapshot into place or, if there is none, restores the old
 * one. Does nothing if the current snapshot exists. Safe to run in several processes at once.
 */
export function completeSwap(folders: SnapshotFolders): void {
  const active = activeFolder(folders);
  if (active === folders.current) return;
  try {
    renameSync(active, folders.current);
  } catch (error) {
    if (!existsSync(folders.current)) throw error;
  }
}
