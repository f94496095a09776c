import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { clientChunks } from '#hydration/client-chunks.ts';
import { type BundleFacts, bundleParts } from '#scripts/build/site-bundle.ts';

/**
 * Makes `astro build` end with the bundle: the pages' server code, ready to be imported, and what browsers load.
 * scripts/build renders the pages from it, now and in later builds (decision 28). The bundle's folder is the one
 * that contains the output folder. Throws an Error in an `astro build` that scripts/build did not start.
 */
export function siteBundle(): AstroIntegration {
  let folder = '';
  let styled: readonly string[] = [];
  return {
    name: 'site-bundle',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(new URL('..', config.outDir));
      },
      'astro:build:setup': ({ pages }) => {
        styled = [...pages.keys()].filter((key) => pages.get(key)!.styles.length > 0);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (process.env['SITE_BUNDLE'] !== folder)
          throw new Error('astro build only bundles this site. Run npm run build, which also renders its pages.');
        setPrerenderer((standard) => ({
          ...standard,
          name: 'site-bundle',
          setup: async () => {
            // Pages are rendered without Astro's list of their stylesheets.
            if (styled.length > 0)
              throw new Error(
                `${styled.join(', ')} imports a stylesheet. Link it with ?url, as src/views/layouts does.`,
              );
            const parts = bundleParts(folder);
            renameSync(`${parts.client}/.prerender`, parts.server);
            const facts: BundleFacts = { clientChunks: [...clientChunks()] };
            writeFileSync(parts.facts, JSON.stringify(facts));
            await Promise.resolve();
          },
          getStaticPaths: () => Promise.resolve([]),
          teardown: () => Promise.resolve(),
        }));
      },
    },
  };
}
