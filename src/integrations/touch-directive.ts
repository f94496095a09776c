import type { AstroIntegration } from 'astro';
import { keepChunks } from './client-chunks.ts';

/** Adds `client:touch`, the directive of the islands, and keeps what each island's chunk imports. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/islands/runtime/touch.ts' });
        updateConfig({ vite: { plugins: [keepChunks()] } });
      },
    },
  };
}
