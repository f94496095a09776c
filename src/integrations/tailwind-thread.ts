import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';
import type { TailwindAnswer, TailwindRequest } from './tailwind-worker.ts';

/** A thread that runs Tailwind's plugins on stylesheets. */
class TailwindThread {
  readonly #worker = new Worker(new URL('./tailwind-worker.ts', import.meta.url));
  readonly #waiting = new Map<number, (css: string | null) => void>();
  #last = 0;

  constructor() {
    this.#worker.on('message', ({ id, css }: TailwindAnswer) => {
      this.#waiting.get(id)?.(css);
      this.#waiting.delete(id);
      // A build that failed elsewhere does not wait for it.
      if (this.#waiting.size === 0) this.#worker.unref();
    });
    const giveUp = (): void => {
      for (const resolve of this.#waiting.values()) resolve(null);
      this.#waiting.clear();
    };
    this.#worker.on('error', giveUp).on('exit', giveUp);
    this.#worker.unref();
  }

  /** A stylesheet as Tailwind's plugins leave it; null if they refuse it, or the thread has ended. */
  process(css: string, from: string | undefined): Promise<string | null> {
    this.#last += 1;
    const request: TailwindRequest = { id: this.#last, css, from };
    return new Promise((resolve) => {
      this.#waiting.set(request.id, resolve);
      this.#worker.ref();
      this.#worker.postMessage(request);
    });
  }

  stop(): void {
    void this.#worker.terminate();
  }
}

const inThread = (thread: TailwindThread): Plugin => ({
  postcssPlugin: 'tailwind-thread',
  async Once(root, { postcss, result }) {
    const { from } = result.opts;
    const css = await thread.process(root.toString(), from);
    if (css === null) {
      // Once more here, where each rule knows its file: the error names it.
      const { tailwindPlugins } = await import('./tailwind-plugins.ts');
      await postcss([...(await tailwindPlugins())]).process(root, { from });
      return;
    }
    const processed = postcss.parse(css, from === undefined ? {} : { from });
    root.removeAll();
    root.append(processed.nodes);
  },
});

/**
 * @astrojs/tailwind, which a build runs in a thread of its own: its plugins are a third of the work of bundling, and
 * the other core has little to do at that time.
 */
export function tailwindThread(): AstroIntegration {
  let thread: TailwindThread | undefined;
  return {
    name: 'tailwind-thread',
    hooks: {
      'astro:config:setup': async (options) => {
        if (options.command === 'build') {
          thread = new TailwindThread();
          options.updateConfig({ vite: { css: { postcss: { plugins: [inThread(thread)] } } } });
          return;
        }
        // Imported here, because that takes a third of a second. The development server also watches its files.
        const { tailwindIntegration } = await import('./tailwind-plugins.ts');
        await tailwindIntegration().hooks['astro:config:setup']?.(options);
      },
      'astro:build:done': () => {
        thread?.stop();
      },
    },
  };
}
