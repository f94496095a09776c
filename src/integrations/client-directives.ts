import type { AstroIntegration, ViteUserConfig } from 'astro';
import { clientChunks } from '#hydration/client-chunks.ts';

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

interface Chunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Scripts that a page's inline script imports on demand, by name, relative to the project's root. */
const ENTRIES: Readonly<Record<string, string>> = {
  outbox: './src/features/quote/deliver-queued.ts',
  'first-price': './src/features/estimate/first-price.ts',
  filling: './src/features/estimate/fill-in.ts',
  islands: './src/hydration/astro-island.ts',
};

/**
 * React and the modules that every island imports, in one chunk, so that the first interaction loads few
 * files and pages list few. The words of the quote form are here too: a chunk of their own would be a request for a few
 * bytes. Nothing that an early script imports may be: it must not wait for React.
 */
const SHARED = {
  name: 'shared',
  test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/hydration\/(?:use-replay|ErrorBoundary|hydrated|preserve-fields|modified-click|pending-events)\.tsx?|src\/content\/quote-words\.ts/,
};

/** Loads further chunks and stylesheets on demand; the staff area uses it too. */
const ON_DEMAND = { name: 'preload-helper', test: /vite\/preload-helper|src\/hydration\/stylesheet\.ts/ };

/** The static and dynamic imports of a chunk, transitively. */
function importedChunks(file: string, chunks: ReadonlyMap<string, Chunk>): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(file);
  return [...seen];
}

/**
 * Bundles ENTRIES beside the islands and records the imports of every client chunk in `clientChunks`, which
 * is read when pages are rendered. The URL of an entry is recorded under its name.
 */
const recordChunks: Plugin = {
  name: 'record-client-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    for (const [name, id] of Object.entries(ENTRIES)) this.emitFile({ type: 'chunk', id, name });
  },
  outputOptions: (options) => ({ ...options, codeSplitting: { groups: [SHARED, ON_DEMAND] } }),
  writeBundle(_options, bundle) {
    const chunks = new Map<string, Chunk>();
    for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && Object.hasOwn(ENTRIES, output.name))
        clientChunks().set(output.name, [`/${output.fileName}`]);
    for (const file of chunks.keys())
      clientChunks().set(
        `/${file}`,
        importedChunks(file, chunks).map((name) => `/${name}`),
      );
  },
};

/**
 * Adds the directives `client:interaction` and `client:live-path` (the not-found page), and records what the
 * islands' chunks import.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/hydration/interaction.ts' });
        addClientDirective({ name: 'live-path', entrypoint: './src/features/live-page/live-path.ts' });
        updateConfig({ vite: { plugins: [recordChunks] } });
      },
    },
  };
}
