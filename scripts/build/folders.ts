import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

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
 * that does not start with dist, so that a typo cannot replace src/ with a website, and for a symbolic link.
 */
export function outputFolders(name: string): OutputFolders {
  if (!/^dist(?:[.-][a-z0-9-]+)?$/.test(name) || /[.-](?:next|old)$/.test(name)) {
    throw new Error(`--out is ${JSON.stringify(name)}, expected a name such as dist or dist.bench (not .next, .old).`);
  }
  // The swap would replace the link, and whoever serves the folder behind it would keep the old site.
  if (lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(`${name} is a symbolic link. Remove it, build, and have the web server serve ${resolve(name)}.`);
  return { current: name, next: `${name}.next`, old: `${name}.old` };
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes a folder on another thread: 20,000 files take a third of a second. Rejects if it cannot be removed. */
function removeOnThread(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./remove-folder-thread.ts', import.meta.url), { workerData: folder });
    worker.once('error', reject);
    worker.once('exit', () => {
      resolve();
    });
  });
}

/**
 * Replaces the current site with the next one, in two renames, because rename() does not replace a folder
 * that is not empty. The old site is removed when the returned promise has resolved.
 */
export function swapIn(folders: OutputFolders): Promise<void> {
  remove(folders.old);
  const hadSite = existsSync(folders.current);
  if (hadSite) renameSync(folders.current, folders.old);
  renameSync(folders.next, folders.current);
  return hadSite ? removeOnThread(folders.old) : Promise.resolve();
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
