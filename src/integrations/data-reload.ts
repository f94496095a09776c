import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { buildInput, refreshBuildInput } from '#data/site.ts';

/**
 * `npm run snapshot:lock` writes several files in a row: wait until they have stopped changing. Milliseconds.
 */
const SETTLE_MS = 200;

/**
 * Shows edits of the catalogue and the snapshot on the development server without a restart. It uses a
 * watcher rather than content collections: rows and texts are already validated and joined in one place, and
 * half-edited data must not replace the data that pages are rendered from. Issues go to the terminal and the
 * browser's overlay.
 */
export function dataReload(): AstroIntegration {
  return {
    name: 'data-reload',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const folders = buildInput().dataFolders;
        const isData = (file: string): boolean => folders.some((folder) => file.startsWith(folder + sep));
        const reload = (): void => {
          try {
            refreshBuildInput();
          } catch (error) {
            const { message } = error as Error;
            logger.error(`${message}\nPages still show the data from before this edit. Fix the file to continue.`);
            server.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
            return;
          }
          // Modules derive caches from the data: evaluate every server module again.
          for (const environment of Object.values(server.environments)) {
            environment.moduleGraph.invalidateAll();
            environment.hot.send({ type: 'full-reload', path: '*' });
          }
          logger.info('The data changed: pages are reloaded.');
        };
        let timer: NodeJS.Timeout | undefined;
        server.watcher.add([...folders]);
        server.watcher.on('all', (_event, file) => {
          if (!isData(file)) return;
          clearTimeout(timer);
          timer = setTimeout(reload, SETTLE_MS);
        });
        server.httpServer?.once('close', () => clearTimeout(timer));
      },
    },
  };
}
