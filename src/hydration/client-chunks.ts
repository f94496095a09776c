/** What a chunk of the client bundle pulls in, by its address: '/_astro/react.abc.js' and so on. */
export type ClientChunks = Map<string, readonly string[]>;

declare global {
  var clientChunksOfBuild: ClientChunks | undefined;
}

/**
 * The chunks of the build that runs, filled after the client is bundled and before pages are rendered. They hang on the
 * global object because the pages are bundled: their copy of this module is another one than the configuration's. Empty
 * on the development server.
 */
export function clientChunks(): ClientChunks {
  globalThis.clientChunksOfBuild ??= new Map();
  return globalThis.clientChunksOfBuild;
}

const ISLAND = /<astro-island (?=[^>]*component-url="(?<component>[^"]+)")(?=[^>]*renderer-url="(?<renderer>[^"]+)")/g;

// Our directive takes no options: what Astro writes there stands on every page for nothing.
const OPTIONS = / opts="[^"]*"(?=[^>]* await-children>)/g;

// A hash of the component's place on the disk, which no script reads: the same page would differ from folder to folder.
const UID = /(?<=<astro-island[^>]*) uid="[^"]*"/g;

/** HTML with islands, without what Astro writes of the folder they were built in. */
export const withoutUids = (html: string): string => html.replaceAll(UID, '');

/** The same, with each island told the chunks it will import besides its own two: `data-chunks`, apart by spaces. */
export function withChunks(html: string): string {
  return html
    .replaceAll(OPTIONS, ' opts="{}"')
    .replaceAll(UID, '')
    .replace(ISLAND, (tag, component: string, renderer: string) => {
      const own = [component, renderer];
      const pulled = new Set(own.flatMap((address) => clientChunks().get(address) ?? []));
      const chunks = [...pulled].filter((address) => !own.includes(address)).sort();
      return chunks.length === 0 ? tag : `${tag}data-chunks="${chunks.join(' ')}" `;
    });
}
