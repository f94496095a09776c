import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import type { Environment } from '#config/environment.ts';
import { clientChunks } from '#hydration/client-chunks.ts';
import { PATHS } from '#routes/paths.ts';

type Builder = Parameters<NonNullable<NonNullable<ViteUserConfig['builder']>['buildApp']>>[0];

/** The Vite environment that bundles the worker: one classic script, separate from the pages' chunks. */
const ENVIRONMENT = 'service_worker';

/** The precached pages: available offline without having been visited. */
const PAGES = [PATHS.offline, PATHS.thankYou] as const;

/**
 * Pages with a stylesheet of their own. The worker caches the first visited page only after its stylesheets
 * loaded.
 */
const STYLED = ['/index', PATHS.blog] as const;

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

/**
 * The script that delivers queued leads, and its imports. They must be precached: browsers cache a failed
 * import, so a page opened offline could not deliver leads after the connection returns.
 */
function deliveryScripts(): string[] {
  const entry = clientChunks().get('outbox') ?? [];
  return entry.flatMap((file) => [file, ...(clientChunks().get(file) ?? [])]);
}

/** Bundles the worker without its precache list: the listed files are built later. */
async function bundleWorker(builder: Builder): Promise<string> {
  const built = await builder.build(builder.environments[ENVIRONMENT]!);
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (script === undefined) throw new Error('The service worker was not bundled.');
  return script.code;
}

/** The precache list of a built site. */
function precacheList(dist: URL): PrecacheEntry[] {
  const read = (file: string): Buffer => readFileSync(new URL(file.slice(1), dist));
  const pages = PAGES.map((path) => ({ path, bytes: read(`${path}.html`) }));
  const stylesheets = STYLED.flatMap((path) =>
    referencedAssets(read(`${path}.html`).toString()).filter((file) => file.endsWith('.css')),
  );
  const files = new Set([
    ...pages.flatMap(({ bytes }) => referencedAssets(bytes.toString())),
    ...stylesheets,
    ...deliveryScripts(),
  ]);
  return [
    ...pages.map(({ path, bytes }) => precacheEntry(path, bytes)),
    ...[...files].map((file) => precacheEntry(file, read(file))),
  ];
}

/**
 * Bundles the service worker as /sw.js and lets pages register it, except on the development server. With
 * SERVICE_WORKER=off it ships a worker that unregisters itself instead (src/worker/retire.ts).
 */
export function serviceWorker({ SERVICE_WORKER = 'on' }: Environment): AstroIntegration {
  const name = 'service-worker';
  const isOn = SERVICE_WORKER === 'on';
  let script = '';
  const environment = {
    consumer: 'client',
    // Astro starts a development server for a moment before a build. It would scan this environment for packages to
    // bundle, in vain, and print an error if it closes before the scan ends.
    optimizeDeps: { noDiscovery: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: false,
      write: false,
      minify: true,
      target: 'es2020',
      rolldownOptions: {
        input: isOn ? './src/worker/worker.ts' : './src/worker/retire.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  } as const;
  return {
    name,
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const define = { 'import.meta.env.WITH_SERVICE_WORKER': JSON.stringify(isOn && command === 'build') };
        if (command !== 'build') return void updateConfig({ vite: { define } });
        const buildApp = async (builder: Builder): Promise<void> => {
          script = await bundleWorker(builder);
        };
        const plugin = { name, buildApp: { order: 'pre' as const, handler: buildApp } };
        updateConfig({ vite: { define, environments: { [ENVIRONMENT]: environment }, plugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) => {
        const list = isOn ? `const PRECACHED=${JSON.stringify(precacheList(dir))};` : '';
        writeFileSync(new URL('sw.js', dir), `${list}${script}`);
      },
    },
  };
}
