import type rehypeSanitize from 'rehype-sanitize';
import { type PictureAddress, uploadFiles } from '#model/picture.ts';
import { type Heading, headingIds } from './headings.ts';

/** The tree of a post's HTML. */
type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>;

/** A node of the tree. */
type Node = Tree['children'][number];

/** An element of the tree. */
type Element = Extract<Node, { type: 'element' }>;

/** A child of an element. */
type Child = Element['children'][number];

/** Whether a node is an element with one of these names, or any element if none are given. */
const isElement = (node: Node | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** Creates an element. */
const element = (tagName: string, properties: Element['properties'], children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Creates a text node. */
const text = (value: string): Child => ({ type: 'text', value });

/** The text content of a node, white space collapsed. */
function words(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(words).join('').replace(/\s+/g, ' ').trim();
}

// Other sites, mail, telephone, a path of this site, or a fragment. Excludes `example.com`, which the browser
// would resolve relative to the blog, and `//example.com`, which looks like a path but is another site.
const VALID_HREF = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** Gives the address that a link of a post should lead to; null for a page that does not exist. */
export type LinkTarget = (href: string) => string | null;

/**
 * Keeps a valid link, and replaces an invalid or nested one, or one to a page that does not exist, with its
 * content. No rel attribute: the authors are the company's own staff, and no link opens a new window.
 */
function link(node: Element, isInLink: boolean, targetOf: LinkTarget): Child[] {
  const { href } = node.properties;
  if (isInLink || typeof href !== 'string' || !VALID_HREF.test(href)) return node.children;
  const target = targetOf(href);
  return target === null ? node.children : [{ ...node, properties: { ...node.properties, href: target } }];
}

// The text column: full width, at most 42rem of the site's root font size, which is larger than the rem in
// `sizes`.
const SIZES = '(min-width: 1024px) 45rem, 100vw';
// reading.css: at most 27rem.
const SIZES_TALL = '(min-width: 640px) 29rem, 100vw';

/**
 * Renders an uploaded picture, lazily loaded because a post's pictures are below the fold; replaces any other
 * picture with its alt text and adds its address to `omitted`. The class `tall` keeps a portrait picture from exceeding
 * the screen's height.
 */
function picture({ properties }: Element, addressOf: PictureAddress, omitted: string[]): Child[] {
  const { src, alt, title } = properties;
  const files = typeof src === 'string' ? uploadFiles(src, addressOf) : null;
  if (files === null && typeof src === 'string') omitted.push(src);
  if (files === null) return typeof alt === 'string' && alt !== '' ? [text(alt)] : [];
  const { srcset, width, height } = files;
  const isTall = height > width;
  return [
    element(
      'img',
      {
        ...(isTall ? { className: ['tall'] } : {}),
        src: files.src,
        ...(srcset === null ? {} : { srcSet: srcset, sizes: isTall ? SIZES_TALL : SIZES }),
        width,
        height,
        alt: alt ?? '',
        title,
        loading: 'lazy',
        decoding: 'async',
      },
      [],
    ),
  ];
}

/** Converts a paragraph that contains only a picture to a figure, with the picture's title as the caption. */
function figure(paragraph: Element): Element {
  const [only, ...others] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!isElement(only, 'img') || others.length > 0) return paragraph;
  const { title, ...properties } = only.properties;
  const caption = typeof title === 'string' && title !== '' ? [element('figcaption', {}, [text(title)])] : [];
  return element('figure', {}, [{ ...only, properties }, ...caption]);
}

/** A post's headings start below the page's h1; the stylesheet has styles down to h4. */
const LEVELS: Readonly<Record<string, 'h2' | 'h3' | 'h4'>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** Wraps a table in a horizontally scrollable, focusable region that is named after its columns. */
function scrollable(table: Element, number: number): Element {
  const cells = (node: Element): string[] =>
    node.children.flatMap((child) => {
      if (isElement(child, 'th')) return words(child);
      return isElement(child, 'thead', 'tr') ? cells(child) : [];
    });
  const columns = cells(table).filter((name) => name !== '');
  const properties = {
    className: ['table-scroll'],
    role: 'region',
    ariaLabel: columns.length === 0 ? `Table ${number}` : `Table ${number}: ${columns.join(', ')}`,
    tabIndex: 0,
  };
  return element('div', properties, [table]);
}

/**
 * Transforms a sanitized tree into an article: gives headings ids, makes tables scrollable, adds sizes and
 * captions to pictures, and replaces invalid links and foreign pictures with their text. Also returns the h2s
 * for a table of contents, and the addresses of the foreign pictures.
 */
export function transformTree(
  tree: Tree,
  pictures: PictureAddress,
  targetOf: LinkTarget,
): { readonly tree: Tree; readonly contents: readonly Heading[]; readonly omitted: readonly string[] } {
  const idOf = headingIds();
  const contents: Heading[] = [];
  const omitted: string[] = [];
  let tables = 0;

  const heading = (node: Element, tagName: 'h2' | 'h3' | 'h4'): Child[] => {
    const title = words(node);
    if (title === '') return [];
    const id = idOf(title);
    if (tagName === 'h2') contents.push({ id, text: title });
    return [{ ...node, tagName, properties: { id } }];
  };

  const transform = (node: Child, isInLink: boolean): Child[] => {
    if (!isElement(node)) return [node];
    const { tagName } = node;
    const children = node.children.flatMap((child) => transform(child, isInLink || tagName === 'a'));
    const next = { ...node, children };
    const level = LEVELS[tagName];
    if (level !== undefined) return heading(next, level);
    switch (tagName) {
      case 'a':
        return link(next, isInLink, targetOf);
      case 'img':
        return picture(node, pictures, omitted);
      case 'p':
        return children.length === 0 ? [] : [figure(next)];
      case 'table':
        tables += 1;
        return [scrollable(next, tables)];
      default:
        return [next];
    }
  };

  const children = tree.children.flatMap((node) => (node.type === 'doctype' ? [] : transform(node, false)));
  return { tree: { ...tree, children }, contents, omitted };
}
