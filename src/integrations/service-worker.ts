import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { PATHS } from '#routes/paths.ts';
import { clientChunks } from '#hydration/client-chunks.ts';
import type { Environment } from '#config/environment.ts';
import { precached, type Precached, shownFiles } from './precached.ts';

type Builder = Parameters<NonNullable<NonNullable<ViteUserConfig['builder']>['buildApp']>>[0];

/** The name of the worker's own part of the build: one classic script, apart from the chunks of the pages. */
const PART = 'service_worker';

/** The pages a visitor gets without having opened them before. */
const PAGES = [PATHS.offline, PATHS.thankYou] as const;

/** Pages that have a stylesheet of their own: the first page of a visit is kept after its sheets were loaded. */
const STYLED = ['/index', PATHS.blog] as const;

/**
 * The script that delivers what waits, and what it imports. A page remembers an import that failed: one opened without
 * a network would not deliver when the network is back, unless the worker has the files.
 */
function deliveryFiles(): string[] {
  const entry = clientChunks().get('outbox') ?? [];
  return entry.flatMap((file) => [file, ...(clientChunks().get(file) ?? [])]);
}

/** The worker as one script, not written yet: it lacks the list of files, which are built after it. */
async function bundle(builder: Builder): Promise<string> {
  const built = await builder.build(builder.environments[PART]!);
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (script === undefined) throw new Error('The service worker was not bundled.');
  return script.code;
}

/** What the worker fetches while it is installed: the pages, what they show, and what delivers leads. `dist` is the built site. */
function precachedFiles(dist: URL): Precached[] {
  const read = (file: string): Buffer => readFileSync(new URL(file.slice(1), dist));
  const pages = PAGES.map((path) => ({ path, bytes: read(`${path}.html`) }));
  const sheets = STYLED.flatMap((path) =>
    shownFiles(read(`${path}.html`).toString()).filter((file) => file.endsWith('.css')),
  );
  const files = new Set([...pages.flatMap(({ bytes }) => shownFiles(bytes.toString())), ...sheets, ...deliveryFiles()]);
  return [
    ...pages.map(({ path, bytes }) => precached(path, bytes)),
    ...[...files].map((file) => precached(file, read(file))),
  ];
}

/**
 * Bundles the service worker as /sw.js and tells pages whether to register it: not on the development server. With
 * SERVICE_WORKER=off the worker that retires all others is shipped in its place (src/worker/retire.ts).
 */
export function serviceWorker({ SERVICE_WORKER = 'on' }: Environment): AstroIntegration {
  const name = 'service-worker';
  const isOn = SERVICE_WORKER === 'on';
  let script = '';
  const part = {
    consumer: 'client',
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
          script = await bundle(builder);
        };
        const bundling = { name, buildApp: { order: 'pre' as const, handler: buildApp } };
        updateConfig({ vite: { define, environments: { [PART]: part }, plugins: [bundling] } });
      },
      'astro:build:done': ({ dir }) => {
        const list = isOn ? `const PRECACHED=${JSON.stringify(precachedFiles(dir))};` : '';
        writeFileSync(new URL('sw.js', dir), `${list}${script}`);
      },
    },
  };
}
