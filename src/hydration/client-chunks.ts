/** The chunks that each chunk of the client bundle imports, by URL such as '/_astro/react.abc.js'. */
export type ClientChunks = Map<string, readonly string[]>;

declare global {
  var clientChunksOfBuild: ClientChunks | undefined;
}

/**
 * The chunks of the current build, filled after the client is bundled and before pages are rendered. They are
 * kept on the global object because the pages' bundle contains its own copy of this module. Empty on the
 * development server.
 */
export function clientChunks(): ClientChunks {
  globalThis.clientChunksOfBuild ??= new Map();
  return globalThis.clientChunksOfBuild;
}

const ISLAND = /<astro-island (?=[^>]*component-url="(?<component>[^"]+)")(?=[^>]*renderer-url="(?<renderer>[^"]+)")/g;

// Our directive takes no options: what Astro writes there would be dead weight on every page.
const OPTIONS = / opts="[^"]*"(?=[^>]* await-children>)/g;

// A hash of the component's path on disk, which no script reads: it would make builds differ between folders.
const UID = /(?<=<astro-island[^>]*) uid="[^"]*"/g;

// React's prefix of the ids that an island makes with useId, numbered in the order in which a page renders its islands:
// a page whose header another page has rendered would differ from that page.
const PREFIX = /(?<=<astro-island[^>]*) prefix="(r\d+)"/g;

/**
 * Removes from islands the attributes that depend on the build's folder and on the order of rendering. Throws an Error
 * if an island uses useId on the server, which needs the latter.
 */
export function withStableAttributes(html: string): string {
  return html.replaceAll(UID, '').replaceAll(PREFIX, (_attribute, prefix: string) => {
    // react-dom's format: _ prefix R_ number _.
    if (html.includes(`_${prefix}R_`))
      throw new Error('An island renders an id of useId, which differs from build to build. Give it an id of its own.');
    return '';
  });
}

/**
 * Removes what islands do not need, and lists in `data-chunks`, separated by spaces, the chunks that an
 * island imports besides its component and renderer.
 */
export function withChunks(html: string): string {
  return withStableAttributes(html)
    .replaceAll(OPTIONS, ' opts="{}"')
    .replace(ISLAND, (tag, component: string, renderer: string) => {
      const own = [component, renderer];
      const imported = new Set(own.flatMap((address) => clientChunks().get(address) ?? []));
      const chunks = [...imported].filter((address) => !own.includes(address)).sort();
      return chunks.length === 0 ? tag : `${tag}data-chunks="${chunks.join(' ')}" `;
    });
}

/**
 * Names in `data-early` the script that the first interaction with an island imports beside the island's own code.
 * `entry` is a script that the client bundle has by name (integrations/client-directives.ts); none on the development
 * server.
 */
export function withEarlyScript(html: string, entry: string | undefined): string {
  const script = entry === undefined ? undefined : clientChunks().get(entry)?.[0];
  return script === undefined ? html : html.replace('<astro-island ', `<astro-island data-early="${script}" `);
}
