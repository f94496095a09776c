import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * The folders of a build: the current site, the next one while it is written, and the old one during the
 * swap.
 */
export interface OutputFolders {
  readonly current: string;
  readonly next: string;
  readonly old: string;
}

/**
 * The folders for an output folder of this name, relative to the working folder. Throws an Error for a name
 * that does not start with dist, so that a typo cannot replace src/ with a website.
 */
export function outputFolders(name: string): OutputFolders {
  if (!/^dist(?:[.-][a-z0-9-]+)?$/.test(name) || /[.-](?:next|old)$/.test(name)) {
    throw new Error(`--out is ${JSON.stringify(name)}, expected a name such as dist or dist.bench (not .next, .old).`);
  }
  return { current: name, next: `${name}.next`, old: `${name}.old` };
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/**
 * Replaces the current site with the next one, in two renames, because rename() does not replace a folder
 * that is not empty.
 */
export function swapIn(folders: OutputFolders): void {
  remove(folders.old);
  if (existsSync(folders.current)) renameSync(folders.current, folders.old);
  renameSync(folders.next, folders.current);
  remove(folders.old);
}

/**
 * Cleans up after an interrupted build: removes an incomplete next site and restores a site that was moved
 * aside.
 */
export function recover(folders: OutputFolders): void {
  if (!existsSync(folders.current) && existsSync(folders.old)) renameSync(folders.old, folders.current);
  remove(folders.old);
  remove(folders.next);
}
