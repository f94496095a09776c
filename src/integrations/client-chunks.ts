import type { ViteUserConfig } from 'astro';
import { clientChunks } from '#site/client-chunks.ts';

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

/** Keeps which chunks of the client bundle pull in which, for the pages rendered after it. */
export function keepChunks(): Plugin {
  return {
    name: 'keep-client-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output);
      for (const file of chunks.keys())
        clientChunks().set(
          `/${file}`,
          pulledIn(file, chunks).map((name) => `/${name}`),
        );
    },
  };
}
