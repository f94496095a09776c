/** A prop of an island that is the same on every page, so a file has it instead of the HTML of each. */
export interface SharedProp {
  readonly prop: string;
  /** A JSON file with the prop as Astro writes it to an island: an object with a pair of a type and the value. */
  readonly url: string;
}

const PROPS = /(<astro-island [^>]*?)props="([^"]*)"/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const SIGNS = Object.fromEntries(Object.entries(ENTITIES).map(([entity, sign]) => [sign, entity]));

/**
 * Takes a prop out of the first island of `html` and names its file in `data-props` (interaction.ts puts it back).
 * Throws an Error if the island has no such prop.
 */
export function withSharedProp(html: string, { prop, url }: SharedProp): string {
  const [, , attribute = '{}'] = PROPS.exec(html) ?? [];
  const text = attribute.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
  const { [prop]: shared, ...own } = JSON.parse(text) as Record<string, unknown>;
  if (shared === undefined) throw new Error(`An island that shares ${prop} in ${url} has no such prop.`);
  const props = JSON.stringify(own).replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
  return html.replace(PROPS, (_, start: string) => `${start}data-props="${url}" props="${props}"`);
}
