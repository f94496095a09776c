import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import type { Environment } from '#config/environment.ts';
import { bundleParts } from '#scripts/build/site-bundle.ts';

type Builder = Parameters<NonNullable<NonNullable<ViteUserConfig['builder']>['buildApp']>>[0];

/** The Vite environment that bundles the worker: one classic script, separate from the pages' chunks. */
const ENVIRONMENT = 'service_worker';

/** Bundles the worker without its precache list: the listed files are built later. */
async function bundleWorker(builder: Builder): Promise<string> {
  const built = await builder.build(builder.environments[ENVIRONMENT]!);
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (script === undefined) throw new Error('The service worker was not bundled.');
  return script.code;
}

/**
 * Bundles the service worker, to which scripts/build adds the list of files, and lets pages register it, except on the
 * development server. With SERVICE_WORKER=off it ships a worker that unregisters itself instead (src/worker/retire.ts).
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
        writeFileSync(bundleParts(fileURLToPath(new URL('..', dir))).worker, script);
      },
    },
  };
}
