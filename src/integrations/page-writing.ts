import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { PageWriter } from '#scripts/build/page-writer.ts';

/** Called for every page with its path, such as /faq/house-washing, and its HTML; rendering waits for it. */
type PageTaken = (path: string, html: ArrayBuffer) => Promise<void>;

/**
 * Takes the pages off Astro's hands once they are rendered and writes them on a thread of their own. Astro itself makes
 * four trips to its thread pool for each page, which together cost more than rendering it (measured by `npm run bench`).
 * `taken` sees each of them first. An answer without a body tells Astro that there is nothing left to write; endpoints
 * and redirects go their usual way.
 */
export function pageWriting(taken: PageTaken): AstroIntegration {
  let outDir = '';
  return {
    name: 'page-writing',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => writingPrerenderer(standard, outDir, taken));
      },
    },
  };
}

function writingPrerenderer(standard: AstroPrerenderer, outDir: string, taken: PageTaken): AstroPrerenderer {
  let writer: PageWriter | undefined;
  return {
    ...standard,
    name: 'page-writing',
    setup: async () => {
      await standard.setup?.();
      writer = new PageWriter(outDir);
    },
    render: async (request, options) => {
      const result = await standard.render(request, options);
      const response = result instanceof Response ? result : result.response;
      const found = response.status === 200 || response.status === 404;
      if (options.routeData.type !== 'page' || !found || writer === undefined) return result;
      // With build.format 'file' the request's path is the file's: /faq/house-washing/columbia-shandon.html.
      const file = decodeURI(new URL(request.url).pathname);
      const html = await response.arrayBuffer();
      await taken(file.replace(/\.html$/, ''), html);
      await writer.write(file, html);
      return new Response(null);
    },
    teardown: async () => {
      await writer?.close();
      await standard.teardown?.();
    },
  };
}
