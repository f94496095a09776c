import type { AstroIntegration } from 'astro';
import postcss, { type AcceptedPlugin } from 'postcss';
import { afterEach, expect, test } from 'vitest';
import { tailwindThread } from '#integrations/tailwind-thread.ts';

type Hooks = AstroIntegration['hooks'];
type SetupOptions = Parameters<NonNullable<Hooks['astro:config:setup']>>[0];

let hooks: Hooks = {};
afterEach(() => {
  void hooks['astro:build:done']?.({} as never);
});

/** The PostCSS plugins that the integration gives Vite for a command. */
async function pluginsOf(command: 'build' | 'dev'): Promise<AcceptedPlugin[]> {
  const found: AcceptedPlugin[] = [];
  hooks = tailwindThread().hooks;
  await hooks['astro:config:setup']?.({
    command,
    config: { root: new URL('../../../', import.meta.url), vite: {} },
    updateConfig: ({
      vite,
    }: {
      readonly vite: { readonly css: { readonly postcss: { plugins: AcceptedPlugin[] } } };
    }) => found.push(...vite.css.postcss.plugins),
    injectScript: () => undefined,
  } as unknown as SetupOptions);
  return found;
}

const CSS = '.card { @apply rounded-small p-4; color: theme("colors.ink.DEFAULT") }';

test('a build processes a sheet in another thread as the development server does here', async () => {
  const results: string[] = [];
  for (const command of ['build', 'dev'] as const) {
    const plugins = await pluginsOf(command);
    results.push((await postcss(plugins).process(CSS, { from: 'src/styles/card.css' })).css);
  }
  expect(results[0]).toContain('padding: 1rem');
  expect(results[0]).not.toContain('@apply');
  expect(results[0]).toBe(results[1]);
});

test('an unknown class is an error of the imported file that has it', async () => {
  const own = postcss.parse('.card { color: red }', { from: '/site/card.css' });
  const imported = postcss.parse('\n.list { @apply no-such-class }', { from: '/site/list.css' });
  own.append(imported.nodes);
  const processed = postcss(await pluginsOf('build')).process(own, { from: '/site/card.css' });
  await expect(processed).rejects.toThrow(/\/site\/list\.css:2:.*no-such-class/);
});
