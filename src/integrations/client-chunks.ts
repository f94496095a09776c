import type { ViteUserConfig } from 'astro';
import { clientChunks } from '#hydration/client-chunks.ts';

type Plugin = Extract<NonNullable<NonNullable<ViteUserConfig['plugins']>[number]>, { name: string }>;

interface Chunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Everything a chunk pulls in, at once or on demand. */
function pulledIn(file: string, chunks: ReadonlyMap<string, Chunk>): string[] {
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

/** React and what every island imports: one chunk, so that the first touch asks for few files and pages name few. */
const SHARED = {
  name: 'shared',
  test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/hydration\/(?:use-replay|ErrorBoundary|hydrated|preserve-fields|modified-click|pending-events)\.tsx?/,
};

/** What loads more on demand, with the stylesheets among it. The staff area does so, too. */
const ON_DEMAND = { name: 'preload-helper', test: /vite\/preload-helper|src\/hydration\/stylesheet\.ts/ };

/**
 * Bundles `entries` beside the islands, each by its name, and keeps which chunks of the client bundle pull in which, for
 * the pages rendered after it. An entry's own address is kept under its name.
 */
export function keepChunks(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'keep-client-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const [name, id] of Object.entries(entries)) this.emitFile({ type: 'chunk', id, name });
    },
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: [SHARED, ON_DEMAND] } }),
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && Object.hasOwn(entries, output.name))
          clientChunks().set(output.name, [`/${output.fileName}`]);
      for (const file of chunks.keys())
        clientChunks().set(
          `/${file}`,
          pulledIn(file, chunks).map((name) => `/${name}`),
        );
    },
  };
}
