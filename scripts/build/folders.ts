import { existsSync, renameSync, rmSync } from 'node:fs';

/** The folders of one build: where the site stands, where the next one is written, and where the last one waits. */
export interface OutputFolders {
  readonly current: string;
  readonly next: string;
  readonly old: string;
}

/**
 * The folders of a build into a folder of this name, relative to the working folder. Throws an Error for a name that is
 * no build's: a typing error must not replace src/ by a website.
 */
export function outputFolders(name: string): OutputFolders {
  if (!/^dist(?:[.-][a-z0-9-]+)?$/.test(name) || /[.-](?:next|old)$/.test(name)) {
    throw new Error(`--out is ${JSON.stringify(name)}, expected a name such as dist or dist.bench (not .next, .old).`);
  }
  return { current: name, next: `${name}.next`, old: `${name}.old` };
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Puts a new build in the place of the last one. rename() does not replace a folder that is not empty, so it takes two. */
export function swapIn(folders: OutputFolders): void {
  remove(folders.old);
  if (existsSync(folders.current)) renameSync(folders.current, folders.old);
  renameSync(folders.next, folders.current);
  remove(folders.old);
}

/** Undoes what an interrupted build left: half a build is removed, a site that was moved aside comes back. */
export function recover(folders: OutputFolders): void {
  if (!existsSync(folders.current) && existsSync(folders.old)) renameSync(folders.old, folders.current);
  remove(folders.old);
  remove(folders.next);
}
