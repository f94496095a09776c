import { createHash } from 'node:crypto';

/** A file the worker fetches while it is installed; `revision` changes with its contents, null: its name does. */
export interface Precached {
  readonly url: string;
  readonly revision: string | null;
}

const SHOWN = /<link rel="stylesheet" href="(?<style>\/[^"]+)"|<img [^>]*?src="(?<image>\/[^"]+)"/g;

/** The addresses of the site's own stylesheets and pictures that a page shows, each once, in order. */
export function shownFiles(html: string): string[] {
  const files = [...html.matchAll(SHOWN)].map(({ groups }) => groups?.['style'] ?? groups?.['image'] ?? '');
  return [...new Set(files)];
}

/** The entry of a file. `bytes` are its contents. */
export function precached(url: string, bytes: Buffer): Precached {
  if (url.startsWith('/_astro/')) return { url, revision: null };
  return { url, revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}
