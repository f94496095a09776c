import { pathToFileURL } from 'node:url';
import tailwind from '@astrojs/tailwind';
import type { AstroIntegration } from 'astro';
import type { AcceptedPlugin } from 'postcss';

/** @astrojs/tailwind, without its base styles: the site's sheet has Tailwind's own layers. */
export const tailwindIntegration = (): AstroIntegration => tailwind({ applyBaseStyles: false });

/** The PostCSS plugins that @astrojs/tailwind gives Vite: Tailwind with the project's settings, and Autoprefixer. */
export async function tailwindPlugins(): Promise<readonly AcceptedPlugin[]> {
  const found: AcceptedPlugin[] = [];
  const setUp = tailwindIntegration().hooks['astro:config:setup'];
  const options = {
    command: 'build',
    config: { root: pathToFileURL(`${process.cwd()}/`), vite: {} },
    updateConfig: ({
      vite,
    }: {
      readonly vite: { readonly css: { readonly postcss: { plugins: AcceptedPlugin[] } } };
    }) => found.push(...vite.css.postcss.plugins),
    injectScript: () => undefined,
  };
  await setUp?.(options as unknown as Parameters<typeof setUp>[0]);
  return found;
}
