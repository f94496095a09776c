import type { Attributes } from './microdata.ts';

/** An <img> as written; null is a missing attribute. */
export interface ImageFacts {
  readonly src: string;
  readonly alt: string | null;
  readonly width: string | null;
  readonly height: string | null;
}

/** The facts that single tags add while a page is read. */
export interface TagFacts {
  description: string | null;
  noindex: boolean;
  readonly canonicals: string[];
  readonly links: string[];
  readonly assets: string[];
  readonly images: ImageFacts[];
}

type TagReader = (facts: TagFacts, attributes: Attributes) => void;

/** Relations of a <link> to a file; others, such as preconnect, name a host. */
const FILE_RELATIONS = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
  'modulepreload',
  'preload',
  'prefetch',
  'alternate',
]);
const IMAGE_META = new Set(['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image']);

/** The URLs of a srcset, without the widths or densities. */
export function srcsetUrls(srcset: string): string[] {
  return srcset
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

const files =
  (...names: readonly string[]): TagReader =>
  (facts, attributes) => {
    for (const name of names) {
      const url = attributes[name];
      if (url !== undefined && url !== '') facts.assets.push(url);
    }
    const { srcset } = attributes;
    if (srcset !== undefined) facts.assets.push(...srcsetUrls(srcset));
  };

const source = files('src');

const link: TagReader = (facts, { href }) => {
  if (href !== undefined) facts.links.push(href.trim());
};

const image: TagReader = (facts, attributes) => {
  source(facts, attributes);
  const { src = '', alt = null, width = null, height = null } = attributes;
  facts.images.push({ src, alt, width, height });
};

const headLink: TagReader = (facts, { rel = '', href }) => {
  const relations = rel.toLowerCase().split(/\s+/);
  if (href === undefined) return;
  if (relations.includes('canonical')) facts.canonicals.push(href);
  else if (relations.some((relation) => FILE_RELATIONS.has(relation))) facts.assets.push(href);
};

const meta: TagReader = (facts, attributes) => {
  const name = (attributes['name'] ?? attributes['property'] ?? '').toLowerCase();
  const { content = '' } = attributes;
  if (name === 'description') facts.description ??= content;
  else if (name === 'robots') facts.noindex ||= /\b(?:noindex|none)\b/i.test(content);
  else if (IMAGE_META.has(name)) facts.assets.push(content);
};

/** Adds a tag's facts, by tag name. A Map, because an element may be called <constructor>. */
export const TAGS: ReadonlyMap<string, TagReader> = new Map<string, TagReader>([
  ['a', link],
  ['area', link],
  ['img', image],
  ['source', source],
  ['script', source],
  ['iframe', source],
  ['embed', source],
  ['audio', source],
  ['track', source],
  ['video', files('src', 'poster')],
  ['object', files('data')],
  ['astro-island', files('component-url', 'renderer-url', 'before-hydration-url')],
  ['link', headLink],
  ['meta', meta],
]);
