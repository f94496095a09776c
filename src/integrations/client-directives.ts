import type { AstroIntegration } from 'astro';
import { keepChunks } from './client-chunks.ts';

/** What a page's inline script loads by itself, when there is a reason to: by name, from the project's root. */
const ENTRIES = { outbox: './src/features/quote/deliver-queued.ts' } as const;

/**
 * Adds the directives of the islands: `client:interaction`, and `client:looked-up` of the not-found page. Keeps what each
 * island's chunk imports.
 */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/hydration/interaction.ts' });
        addClientDirective({ name: 'looked-up', entrypoint: './src/features/live-page/looked-up.ts' });
        updateConfig({ vite: { plugins: [keepChunks(ENTRIES)] } });
      },
    },
  };
}
