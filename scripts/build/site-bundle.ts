import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import type { Environment } from '#config/environment.ts';
import type { ClientChunks } from '#hydration/client-chunks.ts';
import { BUNDLES } from '#scripts/build/process-settings.mjs';
import { contentHash } from './content-hash.ts';

/** Files and folders outside src that a bundle is made from. data/ is read when pages are rendered. */
const SOURCES = [
  'src',
  'public',
  'scripts/build/site-bundle.ts',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Besides a bundle's sources, those that judge pages and write them. */
const BUILD_SOURCES = ['scripts/build', 'scripts/audit'];

/** How many bundles are kept, and how long one that may be in use stays in any case, in milliseconds. */
const MAX_KEPT = 6;
const IN_USE_MS = 3_600_000;

/** The files of a bundle. */
export const bundleParts = (folder: string) => ({
  /** What browsers load: public/ and the chunks of scripts and styles. */
  client: join(folder, 'client'),
  /** The modules that render the pages. */
  server: join(folder, 'server'),
  facts: join(folder, 'bundle.json'),
  /** The service worker's script without its list of files. */
  worker: join(folder, 'worker.js'),
  /** The hash of each of its other files. */
  hashes: join(folder, 'hashes.json'),
});

/** What rendering needs to know of a bundle and cannot see in its files. */
export interface BundleFacts {
  readonly clientChunks: readonly (readonly [string, readonly string[]])[];
}

/** What of the data and the environment goes into a bundle. */
export interface BundleSettings {
  /** The origin of canonical URLs. */
  readonly origin: string;
  /** The path of the company's logo on the site. */
  readonly logo: string;
  readonly environment: Environment;
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function addFiles(hash: Hash, paths: readonly string[], root: string): void {
  const existing = paths.map((path) => join(root, path)).filter((path) => existsSync(path));
  for (const file of existing.flatMap(filesOf).sort()) {
    const bytes = readFileSync(file);
    hash.update(`\n${relative(root, file)}\n${bytes.length}\n`).update(bytes);
  }
}

const KEY_LENGTH = 32;

/**
 * The key of the bundle that the sources of a working copy and the settings make: a hash of everything that is read
 * for it. The path of the working copy is left out: bundles of equal sources render the same pages from any path.
 */
export function bundleKey({ origin, logo, environment }: BundleSettings, root = '.'): string {
  const hash = createHash('sha256');
  const published = Object.entries(environment).filter(
    ([name]) => name.startsWith('PUBLIC_') || name === 'SERVICE_WORKER',
  );
  hash.update(JSON.stringify([process.version, origin, logo, published.sort()]));
  addFiles(hash, SOURCES, root);
  return hash.digest('hex').slice(0, KEY_LENGTH);
}

/** A hash of the data that a build reads from these files and folders, for a build with this key on this day. */
export function inputsHash(key: string, day: string, dataPaths: readonly string[], root = resolve('.')): string {
  const hash = createHash('sha256').update(`${key} ${day}`);
  addFiles(
    hash,
    dataPaths.map((path) => relative(root, path)),
    root,
  );
  return hash.digest('hex').slice(0, KEY_LENGTH);
}

/** The key of everything but the data that decides what a build makes of the data, with the bundle of this key. */
export function buildKey(bundle: string, root = '.'): string {
  const hash = createHash('sha256').update(bundle);
  addFiles(hash, BUILD_SOURCES, root);
  return hash.digest('hex').slice(0, KEY_LENGTH);
}

function hashesOf(folder: string): string {
  const files = filesOf(folder).filter((file) => file !== bundleParts(folder).hashes);
  return JSON.stringify(files.sort().map((file) => [relative(folder, file), contentHash(readFileSync(file))]));
}

/** Writes down what the files of a new bundle are. */
export const sealBundle = (folder: string): void => writeFileSync(bundleParts(folder).hashes, hashesOf(folder));

/** Whether a bundle has the files with which it was sealed: what damages one would be published otherwise. */
export function isSealed(folder: string): boolean {
  const { hashes } = bundleParts(folder);
  return existsSync(hashes) && readFileSync(hashes, 'utf8') === hashesOf(folder);
}

/** The folder of the kept bundle with a key; null if there is none, or one that is damaged. */
export function keptBundle(key: string): string | null {
  const folder = resolve(BUNDLES, key);
  if (!isSealed(folder)) return null;
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

/** Removes the bundles that were used longest ago, and what interrupted builds have left. */
function prune(): void {
  const old = readdirSync(BUNDLES)
    .map((name) => ({ path: join(BUNDLES, name), used: statSync(join(BUNDLES, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used)
    .slice(MAX_KEPT)
    .filter(({ used }) => Date.now() - used > IN_USE_MS);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

/**
 * Skips the types that Astro generates for editors and the type check, which generate them too: that starts a
 * development server, a fifth of the time of bundling. Passed on to AstroBuilder, whose options are not public; where
 * Astro did not know it, the types would be generated.
 */
const WITHOUT_TYPES: object = { sync: false };

/**
 * Settings of the bundler's native code, which otherwise keeps a third of the memory of a build long after it has
 * bundled: its allocator returns memory at once and reserves none ahead, and it has one thread. Bundling waits for
 * plugins, which are JavaScript.
 */
const BUNDLER_SETTINGS = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  TOKIO_WORKER_THREADS: '1',
} as const;

/** Bundles the site with Astro and keeps the bundle under a key. Returns its folder. */
export async function bundleSite(key: string): Promise<string> {
  const folder = resolve(BUNDLES, key);
  const next = resolve(BUNDLES, `${key}.${process.pid}`);
  // A full build makes it anew.
  const isReplaced = keptBundle(key) !== null;
  mkdirSync(next, { recursive: true });
  process.env['SITE_BUNDLE'] = `${next}/`;
  Object.assign(process.env, { ...BUNDLER_SETTINGS, ...process.env });
  try {
    const { build } = await import('astro');
    await build({ outDir: bundleParts(next).client, logLevel: 'warn' }, WITHOUT_TYPES);
    sealBundle(next);
    const kept = isReplaced ? null : keptBundle(key);
    if (kept !== null) {
      // Another build of the same sources was faster, and may be rendering: it loads modules as it needs them.
      rmSync(next, { recursive: true, force: true });
      return kept;
    }
    // Moved aside first: builds that run at the same time load modules as they need them, and find those of the new
    // bundle, which have the same names, a moment later.
    const replaced = `${next}.old`;
    if (existsSync(folder)) renameSync(folder, replaced);
    renameSync(next, folder);
    rmSync(replaced, { recursive: true, force: true });
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    const kept = keptBundle(key);
    if (kept !== null) return kept;
    throw error;
  } finally {
    delete process.env['SITE_BUNDLE'];
  }
  prune();
  return folder;
}

/** The part of Astro's app that the prerender entry of a bundle exports and its own prerenderer uses. */
interface PrerenderApp {
  readonly setInternals: (internals: object) => void;
  readonly setOptions: (options: object) => void;
  readonly render: (request: Request, options: { readonly routeData: RouteData }) => Promise<Response>;
}

/** A page or file of the site that Astro renders. */
export interface RenderedRoute {
  /** Its path: /faq/house-washing, /rss.xml. */
  readonly path: string;
  /** The file it is written to, relative to the output folder. */
  readonly file: string;
  readonly isPage: boolean;
  /** Renders it. Throws an Error unless the result is a page or a file. */
  readonly render: () => Promise<string>;
}

/** Loads a bundle and lists what Astro renders of it, in the order of Astro's routes. */
export async function loadBundle(folder: string, origin: string): Promise<readonly RenderedRoute[]> {
  const { server, facts } = bundleParts(folder);
  const { clientChunks } = JSON.parse(readFileSync(facts, 'utf8')) as BundleFacts;
  globalThis.clientChunksOfBuild = new Map(clientChunks) satisfies ClientChunks;
  const entry = readdirSync(server).find((name) => name.startsWith('prerender-entry'));
  if (entry === undefined) throw new Error(`${server} has no entry. Remove ${BUNDLES} and run the build again.`);
  const { app } = (await import(pathToFileURL(join(server, entry)).href)) as { readonly app: PrerenderApp };
  // What Astro's own prerenderer passes: lists of stylesheets and scripts to insert into pages, which this site has
  // none of (siteBundle), and a logger.
  app.setInternals({ pagesByKeys: new Map(), entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });
  const paths = await new StaticPaths(app as unknown as StaticPathsApp).getAll();
  return paths.map(({ pathname, route }): RenderedRoute => {
    const isPage = route.type === 'page';
    const file = isPage ? `${pathname === '/' ? '/index' : pathname}.html` : pathname;
    const render = async (): Promise<string> => {
      const response = await app.render(new Request(new URL(encodeURI(file), origin)), { routeData: route });
      if (response.status !== 200 && response.status !== 404)
        throw new Error(`${route.component} answered ${response.status} for ${pathname}.`);
      return response.text();
    };
    return { path: pathname, file, isPage, render };
  });
}
