import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientChunks } from '#hydration/client-chunks.ts';
import { PATHS } from '#routes/paths.ts';

/** The precached pages: available offline without having been visited. */
const PAGES = [PATHS.offline, PATHS.thankYou] as const;

/**
 * A file that the worker fetches on installation. The revision is a hash of the contents; null if the URL
 * contains one.
 */
interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** The precache entry of a file with these contents. */
export function precacheEntry(url: string, bytes: Buffer): PrecacheEntry {
  if (url.startsWith('/_astro/')) return { url, revision: null };
  return { url, revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

const ASSET = /<link rel="stylesheet" href="(?<style>\/[^"]+)"|<img [^>]*?src="(?<image>\/[^"]+)"/g;

/** The URLs of the site's own stylesheets and images in a page, in order, without duplicates. */
export function referencedAssets(html: string): string[] {
  const urls = [...html.matchAll(ASSET)].map(({ groups }) => groups?.['style'] ?? groups?.['image'] ?? '');
  return [...new Set(urls)];
}

/** A script of the client bundle and its imports. */
const withImports = (file: string): string[] => [file, ...(clientChunks().get(file) ?? [])];

/** The scripts of an entry of the client bundle (src/integrations/client-directives.ts) and their imports. */
const entryScripts = (entry: 'islands' | 'outbox'): string[] => (clientChunks().get(entry) ?? []).flatMap(withImports);

const QUOTE_FORM =
  /<astro-island (?=[^>]*component-export="QuoteForm")(?=[^>]*component-url="(?<component>[^"]+)")(?=[^>]*renderer-url="(?<renderer>[^"]+)")/;

/**
 * The scripts of the quote form on the contact page, with Astro's element for islands; none on a site without the form.
 * They are loaded when the form is first touched. Without them a visitor who has lost the connection by then would send
 * the plain form, and the browser would show its error instead of keeping the request.
 */
function formScripts(contactPage: string): string[] {
  const { component, renderer } = QUOTE_FORM.exec(contactPage)?.groups ?? {};
  if (component === undefined || renderer === undefined) return [];
  return [...entryScripts('islands'), ...withImports(component), ...withImports(renderer)];
}

/** The precache list of a built site. */
function precacheList(dist: string): PrecacheEntry[] {
  const read = (file: string): Buffer => readFileSync(join(dist, file));
  const pages = PAGES.map((path) => ({ path, bytes: read(`${path}.html`) }));
  const files = new Set([
    ...pages.flatMap(({ bytes }) => referencedAssets(bytes.toString())),
    // What delivers queued leads: browsers cache a failed import, so a page opened offline could not deliver leads after
    // the connection returns.
    ...entryScripts('outbox'),
    ...formScripts(read(`${PATHS.contact}.html`).toString()),
  ]);
  return [
    ...pages.map(({ path, bytes }) => precacheEntry(path, bytes)),
    ...[...files].map((file) => precacheEntry(file, read(file))),
  ];
}

/**
 * The text of /sw.js: the bundled worker after its list of files to precache. With SERVICE_WORKER=off the worker
 * unregisters itself and needs no list.
 */
export function serviceWorkerFile(script: string, dist: string, isOn: boolean): string {
  return isOn ? `const PRECACHED=${JSON.stringify(precacheList(dist))};${script}` : script;
}
