import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeptFragments } from '#hydration/html-fragments.ts';

/** Where a build keeps the fragments of an output folder. Nothing but time is lost with the file. */
export const fragmentsFile = (folder: string): string => `.astro/${folder}.fragments.json`;

interface KeptFile {
  readonly sources: string;
  /** Each by a hash of what it was made from. */
  readonly fragments: readonly (readonly [string, string])[];
}

function readFragments(file: string, sources: string): ReadonlyMap<string, string> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptFile;
    return new Map(kept.sources === sources ? kept.fragments : []);
  } catch {
    return new Map();
  }
}

/** The fragments of a build, and how they are kept for the next. */
export interface FragmentStore extends KeptFragments {
  /** Keeps the fragments that this build used. */
  readonly keep: () => void;
}

/**
 * Opens the fragments that the last build of the same sources kept in a file; without `reuse` none, but the new ones
 * are kept all the same.
 */
export function openFragments(file: string, sources: string, reuse: boolean): FragmentStore {
  const last = reuse ? readFragments(file, sources) : new Map<string, string>();
  const used = new Map<string, string>();
  const hashOf = (key: string): string => hash('sha256', key, 'base64url');
  return {
    get: (key) => {
      const name = hashOf(key);
      const fragment = used.get(name) ?? last.get(name);
      if (fragment !== undefined) used.set(name, fragment);
      return fragment;
    },
    set: (key, fragment) => {
      used.set(hashOf(key), fragment);
    },
    keep: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, JSON.stringify({ sources, fragments: [...used] } satisfies KeptFile));
      renameSync(`${file}.next`, file);
    },
  };
}
