import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { sumUpNotices } from '#data/notice-summary.ts';
import { editNotice } from '#data/notices.ts';
import { type BuildInput, buildInput, refreshBuildInput } from '#data/site.ts';

/**
 * `npm run snapshot:lock` writes several files in a row: wait until they have stopped changing. Milliseconds.
 */
const SETTLE_MS = 200;

/**
 * Shows edits of the catalogue and the snapshot on the development server without a restart. It uses a
 * watcher rather than content collections: rows and texts are already validated and joined in one place, and
 * half-edited data must not replace the data that pages are rendered from. Issues go to the terminal and the
 * browser's overlay, and what the edit gives the build to notice to the terminal.
 */
export function dataReload(): AstroIntegration {
  return {
    name: 'data-reload',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const { dataPaths } = buildInput();
        const isData = (file: string): boolean =>
          dataPaths.some((path) => file === path || file.startsWith(path + sep));
        const reload = (): void => {
          // `npm run snapshot` replaces the folder, and outside of the project nothing else watches the new one.
          server.watcher.add([...dataPaths]);
          const { notices, business } = buildInput().model;
          const known = new Set(notices);
          let input: BuildInput;
          try {
            input = refreshBuildInput();
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
          const added = input.model.notices.filter((notice) => !known.has(notice));
          for (const line of sumUpNotices(added)) logger.warn(line);
          if (input.model.business.logo !== business.logo) logger.warn('The new logo is shown after a restart.');
          for (const notice of editNotice(input.editedFiles)) logger.warn(notice);
        };
        let timer: NodeJS.Timeout | undefined;
        server.watcher.add([...dataPaths]);
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
