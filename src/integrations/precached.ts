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

/** Astro hashes a component's place on the disk into its island's uid, which is no change of the page. */
const withoutUid = (bytes: Buffer): Buffer => Buffer.from(bytes.toString().replace(/ uid="[^"]*"/g, ''));

/** The entry of a file. `bytes` are its contents; a page's revision is the same wherever it was built. */
export function precached(url: string, bytes: Buffer, isPage = false): Precached {
  if (url.startsWith('/_astro/')) return { url, revision: null };
  const read = isPage ? withoutUid(bytes) : bytes;
  return { url, revision: createHash('sha256').update(read).digest('hex').slice(0, 16) };
}
