import type rehypeSanitize from 'rehype-sanitize';
import { type PictureAddress, uploadFiles } from '#model/picture.ts';
import { type Heading, headingIds } from './headings.ts';

/** The tree of a post's HTML. */
type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>;

/** Anything in the tree. */
type Node = Tree['children'][number];

/** An element of the tree. */
type Element = Extract<Node, { type: 'element' }>;

/** What may stand in an element. */
type Child = Element['children'][number];

/** Whether a node is an element, of one of these names where there are any. */
const isElement = (node: Node | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** A new element. */
const element = (tagName: string, properties: Element['properties'], children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A new text. */
const text = (value: string): Child => ({ type: 'text', value });

/** The words of a node, white space collapsed. */
function words(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(words).join('').replace(/\s+/g, ' ').trim();
}

// Other sites, mail, telephone, a path of this site or a part of the page. An address such as `example.com` would lead to
// a page of the blog, and `//example.com` is another site without looking it.
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/**
 * A link as a post shows it; of one that leads nowhere, and of one in a link, the words alone. No rel: the writers are the
 * company's own staff, who vouch for what they link to, and no link opens a window that could reach back.
 */
function link(node: Element, isInLink: boolean): Child[] {
  const { href } = node.properties;
  return !isInLink && typeof href === 'string' && LEADS_SOMEWHERE.test(href) ? [node] : node.children;
}

// The column of text: as wide as the screen, at most 42 of the site's rem, which are larger than those of `sizes`.
const SIZES = '(min-width: 1024px) 45rem, 100vw';
// reading.css: at most 27 of them.
const SIZES_TALL = '(min-width: 640px) 29rem, 100vw';

/**
 * A picture that staff uploaded, below the fold as all of a post's are; of any other its alt text alone. `tall` keeps what
 * a phone took upright from being higher than the screen.
 */
function picture({ properties }: Element, addressOf: PictureAddress): Child[] {
  const { src, alt, title } = properties;
  const files = typeof src === 'string' ? uploadFiles(src, addressOf) : null;
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

/** A picture alone in its paragraph, with its title as the caption. */
function figure(paragraph: Element): Element {
  const [alone, ...others] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!isElement(alone, 'img') || others.length > 0) return paragraph;
  const { title, ...properties } = alone.properties;
  const caption = typeof title === 'string' && title !== '' ? [element('figcaption', {}, [text(title)])] : [];
  return element('figure', {}, [{ ...alone, properties }, ...caption]);
}

/** The headings of a post stand below the page's own h1, and no deeper than the stylesheet tells apart. */
const LEVELS: Readonly<Record<string, 'h2' | 'h3' | 'h4'>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** A table in a box of its own that scrolls sideways, by keyboard too; named after its columns. */
function scrolling(table: Element, number: number): Element {
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
 * A sanitized tree with all that reading a long text takes: headings with ids, tables that scroll in themselves, pictures
 * with captions that load when they are near. Links that lead nowhere and pictures that staff did not upload leave their
 * words. Returns its h2s, in order, for a table of contents.
 */
export function furnish(
  tree: Tree,
  pictures: PictureAddress,
): { readonly tree: Tree; readonly contents: readonly Heading[] } {
  const idOf = headingIds();
  const contents: Heading[] = [];
  let tables = 0;

  const heading = (node: Element, tagName: 'h2' | 'h3' | 'h4'): Child[] => {
    const title = words(node);
    if (title === '') return [];
    const id = idOf(title);
    if (tagName === 'h2') contents.push({ id, text: title });
    return [{ ...node, tagName, properties: { id } }];
  };

  const changed = (node: Child, isInLink: boolean): Child[] => {
    if (!isElement(node)) return [node];
    const { tagName } = node;
    const children = node.children.flatMap((child) => changed(child, isInLink || tagName === 'a'));
    const next = { ...node, children };
    const level = LEVELS[tagName];
    if (level !== undefined) return heading(next, level);
    switch (tagName) {
      case 'a':
        return link(next, isInLink);
      case 'img':
        return picture(node, pictures);
      case 'p':
        return children.length === 0 ? [] : [figure(next)];
      case 'table':
        tables += 1;
        return [scrolling(next, tables)];
      default:
        return [next];
    }
  };

  const children = tree.children.flatMap((node) => (node.type === 'doctype' ? [] : changed(node, false)));
  return { tree: { ...tree, children }, contents };
}
