import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptPages } from '#hydration/kept-page.ts';

/** Where a build keeps the pages that Astro rendered for an output folder. Nothing but time is lost with the file. */
export const pagesFile = (folder: string): string => `.astro/${folder}.pages`;

interface KeptPage {
  /** A hash of what the template got. */
  readonly inputs: string;
  readonly html: string;
}

interface KeptFile {
  readonly sources: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, KeptPage>;
}

function lastPages(file: string, sources: string): KeptFile['pages'] {
  try {
    const kept = deserialize(readFileSync(file)) as KeptFile;
    return kept.sources === sources ? kept.pages : new Map();
  } catch {
    return new Map();
  }
}

/** The pages of a build, and how they are kept for the next. */
export interface PageStore extends KeptPages {
  /**
   * The HTML of a page: of the last build, if the page asks for it and its inputs are equal, otherwise what `render`
   * makes of the template. One page at a time.
   */
  readonly html: (path: string, ask: () => Promise<string>, finish: (html: string) => string) => Promise<string>;
  /** Keeps the pages of this build. */
  readonly keep: () => void;
}

/** A hash of what a template gets, in the bytes of a structured clone: equal bytes mean equal data. */
function inputsOf(path: string, page: unknown): string {
  try {
    return hash('sha256', serialize(page), 'base64url');
  } catch (error) {
    throw new Error(`The page object of ${path} is not plain data: ${String(error)}`, { cause: error });
  }
}

/**
 * Opens the pages that the last build of the same sources kept in a file; without `reuse` none, but the new ones are
 * kept all the same.
 */
export function openPages(file: string, sources: string, reuse: boolean): PageStore {
  const last = reuse ? lastPages(file, sources) : new Map<string, KeptPage>();
  const pages = new Map<string, KeptPage>();
  let rendering = { path: '', inputs: '', isKept: false };
  return {
    htmlOf: (page) => {
      const { path } = rendering;
      const inputs = inputsOf(path, page);
      const known = last.get(path);
      const isKept = known?.inputs === inputs;
      rendering = { path, inputs, isKept };
      return isKept ? known.html : undefined;
    },
    html: async (path, ask, finish) => {
      rendering = { path, inputs: '', isKept: false };
      const answer = await ask();
      const { inputs, isKept } = rendering;
      const html = isKept ? last.get(path)!.html : finish(answer);
      if (inputs !== '') pages.set(path, { inputs, html });
      return html;
    },
    keep: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, serialize({ sources, pages } satisfies KeptFile));
      renameSync(`${file}.next`, file);
    },
  };
}
