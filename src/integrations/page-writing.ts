import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { PageWriter } from '#scripts/build/page-writer.ts';

/**
 * Receives every page with its path, such as /faq/house-washing, before it is written. Rendering waits until
 * it resolves.
 */
type OnPage = (path: string, html: ArrayBuffer) => Promise<void>;

/**
 * Writes rendered pages on a worker thread. Astro's own writing makes four thread-pool round trips per page,
 * which cost more than rendering it (measured by `npm run bench`). A response without a body tells Astro that
 * there is nothing to write; Astro still writes endpoints and redirects.
 */
export function pageWriting(onPage: OnPage): AstroIntegration {
  let outDir = '';
  return {
    name: 'page-writing',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => writingPrerenderer(standard, outDir, onPage));
      },
    },
  };
}

function writingPrerenderer(standard: AstroPrerenderer, outDir: string, onPage: OnPage): AstroPrerenderer {
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
      const isPage = response.status === 200 || response.status === 404;
      if (options.routeData.type !== 'page' || !isPage || writer === undefined) return result;
      // With build.format 'file' the request's path is the file's: /faq/house-washing/columbia-shandon.html.
      const file = decodeURI(new URL(request.url).pathname);
      const html = await response.arrayBuffer();
      await onPage(file.replace(/\.html$/, ''), html);
      await writer.write(file, html);
      return new Response(null);
    },
    teardown: async () => {
      await writer?.close();
      await standard.teardown?.();
    },
  };
}
