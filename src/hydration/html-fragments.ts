const fragments = new Map<string, Promise<string>>();
const ids = new WeakMap<object, number>();
let lastId = 0;

/**
 * An object's identity. Inputs do not change during a build, and comparing a complete model per page would be
 * slow.
 */
function identity(value: object): string {
  let id = ids.get(value);
  if (id === undefined) ids.set(value, (id = ++lastId));
  return `#${id}`;
}

/** The cache key of a value: primitives by value, arrays by their items, objects by identity. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const isReference = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isReference ? identity(value) : `${typeof value}:${JSON.stringify(value)}`;
}

/**
 * The HTML of a component with these inputs, rendered once per build. The inputs are the key, so
 * different inputs give different fragments. The development server renders every time.
 */
export function cachedHtml(
  component: object,
  inputs: Readonly<Record<string, unknown>>,
  render: () => Promise<string>,
): Promise<string> {
  if (import.meta.env.DEV) return render();
  const names = Object.keys(inputs).sort();
  const key = [identity(component), ...names.map((name) => `${name}=${keyOf(inputs[name])}`)].join(';');
  let fragment = fragments.get(key);
  if (fragment === undefined) fragments.set(key, (fragment = render()));
  return fragment;
}

/** What a build keeps for the next one, by cache key: HTML, or another text that takes long to make. */
export interface KeptFragments {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, fragment: string) => void;
}

declare global {
  /**
   * Set by a build that keeps fragments; it clears them when the sources change. Global, because the pages' bundle
   * contains its own copy of this module.
   */
  var keptFragments: KeptFragments | undefined;
}

/**
 * Keeps HTML that takes long to render from one build to the next, as `cachedHtml` does from page to page, or another
 * text. It may depend on nothing but `inputs`, which must be plain data; they and `name` are the cache key.
 */
export async function keptFragment(
  name: string,
  inputs: unknown,
  make: () => string | Promise<string>,
): Promise<string> {
  const { keptFragments } = globalThis;
  if (keptFragments === undefined) return make();
  const key = `${name} ${JSON.stringify(inputs)}`;
  const known = keptFragments.get(key);
  if (known !== undefined) return known;
  const fragment = await make();
  keptFragments.set(key, fragment);
  return fragment;
}

/** Elements that are never laid out in a line of text, as the items of some lists are. */
const BLOCK =
  'article|aside|details|div|figcaption|figure|h[1-6]|nav|ol|p|section|summary|table|tbody|td|th|thead|tr|ul';

/** The tag of a block with the white space beside it, where that separates it from another tag. */
const BLOCK_TAG = new RegExp(`(?<=>)\\s+(?=</?(?:${BLOCK})\\b)|(</?(?:${BLOCK})\\b(?:[^>"]|"[^"]*")*>)\\s+(?=<)`, 'g');

/** Removes the white space between tags at the edges of blocks, where no browser shows it. */
export const withoutBlockSpace = (html: string): string => html.replaceAll(BLOCK_TAG, '$1');

/** The placeholder for a page's own HTML in a cached fragment. */
export const SLOT = '<!--page-->';

/** HTML without scripts and styles: Astro puts those of all islands before the first island of a page. */
export const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');

/** Astro's style of islands, which it puts before the first island of a page. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Astro's element for islands, which it puts there as well. */
const ISLAND_ELEMENT =
  /<script>(?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*<\/script>/s;

/**
 * Removes Astro's element for islands and their style, which base.css has. Throws an Error if the scripts do not
 * contain them.
 */
export function withoutIslandElement(scripts: string): string {
  if (!ISLAND_ELEMENT.test(scripts))
    throw new Error('Astro no longer defines <astro-island> in the scripts before the first island of a page.');
  if (!scripts.includes(ISLAND_STYLE))
    throw new Error('Astro no longer styles <astro-island> before the first island of a page as base.css does.');
  return scripts.replace(ISLAND_ELEMENT, '').replace(ISLAND_STYLE, '');
}

/** Splits HTML into its leading scripts and styles, and the rest. */
export function splitScripts(html: string): [scripts: string, rest: string] {
  const [scripts] = /^(?:<(script|style)\b[^>]*>.*?<\/\1>)*/s.exec(html)!;
  return [scripts, html.slice(scripts.length)];
}

/**
 * A script element, or a tag whose attributes may contain < and >; with the white space up to the next tag.
 */
const TAG = /(<script\b.*?<\/script>|<(?:[^>"]|"[^"]*")*>)(?:\s+(?=<))?/gs;

/**
 * Removes the white space between tags, for parts that the stylesheet lays out: it is invisible there and
 * hurts compression. Leaves scripts alone, because the Content-Security-Policy contains their hashes.
 */
export const withoutInterTagSpace = (html: string): string => html.replaceAll(TAG, '$1');
