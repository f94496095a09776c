import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwind from 'tailwindcss';

/** A test page with a bundled script, served on loopback. */
export interface BundledPage {
  readonly url: string;
  /** The bundle's script, minified. */
  readonly script: string;
  readonly stop: () => void;
}

interface Output {
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

interface Vite {
  readonly build: (config: object) => Promise<{ readonly output: readonly Output[] }>;
}

/** Astro's own version of Vite. */
async function astrosVite(): Promise<Vite> {
  const astro = createRequire(createRequire(import.meta.url).resolve('astro/package.json'));
  return (await import(pathToFileURL(astro.resolve('vite')).href)) as Vite;
}

/**
 * Stands in for Astro's module of the environment, which only Astro's own builds have: a part gets its store as a prop.
 */
const environment = {
  name: 'environment-of-a-part',
  resolveId: (id: string) => (id === 'astro:env/client' ? `\0${id}` : null),
  load: (id: string) =>
    id === '\0astro:env/client'
      ? 'export const PUBLIC_SUPABASE_URL = undefined; export const PUBLIC_SUPABASE_ANON_KEY = undefined;'
      : null,
};

/** A policy as strict as the site's own. */
const policy = (store: string): string =>
  `default-src 'self'; img-src 'self' data: ${store}; connect-src 'self' ${store}; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`;

/**
 * Bundles a script like the site's and serves a page with it under a Content-Security-Policy; `store` is the
 * address of the store that it may request.
 */
export async function serveBundle(entry: string, store = ''): Promise<BundledPage> {
  const { build } = await astrosVite();
  const { output } = await build({
    configFile: false,
    plugins: [environment],
    logLevel: 'error',
    // In vitest's mode JSX would be compiled for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { postcss: { plugins: [tailwind({ config: resolve('tailwind.config.mjs') })] } },
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: resolve(entry),
        output: { entryFileNames: 'part.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const files = new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source ?? '']));
  const sheets = [...files.keys()].filter((file) => file.endsWith('.css'));
  const links = sheets.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Part</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">${links}</head><body><div id="root"></div><script type="module" src="/part.js"></script></body></html>`;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = path === '/' ? page : files.get(path);
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      'content-security-policy': policy(store),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const script = String(files.get('/part.js'));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, script, stop: () => server.close() };
}
