import type { Attributes } from './microdata.ts';
import type { ImageFacts } from './page-facts.ts';

/** What a page's tags have said so far. */
export interface TagFacts {
  description: string | null;
  noindex: boolean;
  readonly canonicals: string[];
  readonly links: string[];
  readonly assets: string[];
  readonly images: ImageFacts[];
}

type ReadTag = (facts: TagFacts, attributes: Attributes) => void;

/** Relations of a <link> that name a file; rel=preconnect and the like name a host. */
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
const PICTURE_META = new Set(['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image']);

/** The addresses of a srcset: what stands before each candidate's width or density. */
export function srcsetUrls(srcset: string): string[] {
  return srcset
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

const files =
  (...names: readonly string[]): ReadTag =>
  (facts, attributes) => {
    for (const name of names) {
      const url = attributes[name];
      if (url !== undefined && url !== '') facts.assets.push(url);
    }
    const { srcset } = attributes;
    if (srcset !== undefined) facts.assets.push(...srcsetUrls(srcset));
  };

const source = files('src');

const link: ReadTag = (facts, { href }) => {
  if (href !== undefined) facts.links.push(href.trim());
};

const image: ReadTag = (facts, attributes) => {
  source(facts, attributes);
  const { src = '', alt = null, width = null, height = null } = attributes;
  facts.images.push({ src, alt, width, height });
};

const headLink: ReadTag = (facts, { rel = '', href }) => {
  const relations = rel.toLowerCase().split(/\s+/);
  if (href === undefined) return;
  if (relations.includes('canonical')) facts.canonicals.push(href);
  else if (relations.some((relation) => FILE_RELATIONS.has(relation))) facts.assets.push(href);
};

const meta: ReadTag = (facts, attributes) => {
  const name = (attributes['name'] ?? attributes['property'] ?? '').toLowerCase();
  const { content = '' } = attributes;
  if (name === 'description') facts.description ??= content;
  else if (name === 'robots') facts.noindex ||= /\b(?:noindex|none)\b/i.test(content);
  else if (PICTURE_META.has(name)) facts.assets.push(content);
};

/** What each tag adds to a page's facts. A Map, because a tag may be called constructor. */
export const TAGS: ReadonlyMap<string, ReadTag> = new Map<string, ReadTag>([
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
