// The thread of tailwind-thread.ts.
import { parentPort } from 'node:worker_threads';
import postcss from 'postcss';
import { tailwindPlugins } from './tailwind-plugins.ts';

/** A stylesheet to process; its imports are resolved. */
export interface TailwindRequest {
  readonly id: number;
  readonly css: string;
  /** Its path. */
  readonly from: string | undefined;
}

/** The stylesheet as processed; null if that failed. */
export interface TailwindAnswer {
  readonly id: number;
  readonly css: string | null;
}

const processor = tailwindPlugins().then((plugins) => postcss([...plugins]));

parentPort?.on('message', ({ id, css, from }: TailwindRequest) => {
  processor
    .then(async (run) => (await run.process(css, { from, map: false })).css)
    .catch(() => null)
    .then((processed) => parentPort?.postMessage({ id, css: processed } satisfies TailwindAnswer))
    .catch((error: unknown) => {
      throw error;
    });
});
