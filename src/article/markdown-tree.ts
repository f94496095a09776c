import type rehypeSanitize from 'rehype-sanitize';
import type { Heading } from '../domain/heading.ts';
import { headingIds } from './heading-ids.ts';

/** The tree of a post's HTML. */
export type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>;

type Node = Tree['children'][number];
type Element = Extract<Node, { type: 'element' }>;

/** Whether a node is an element, of one of these names where there are any. */
const isElement = (node: Node | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

const element = (tagName: string, properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The words of a node, white space collapsed. */
function words(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(words).join('').replace(/\s+/g, ' ').trim();
}

/** A picture alone in its paragraph, below the fold as all of a post's are, with its title as the caption. */
function figure(paragraph: Element): Element {
  const [picture, ...others] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!isElement(picture, 'img') || others.length > 0) return paragraph;
  const { title, ...properties } = picture.properties;
  const caption = typeof title === 'string' ? [element('figcaption', {}, [{ type: 'text', value: title }])] : [];
  return element('figure', {}, [{ ...picture, properties }, ...caption]);
}

/** A table in a box of its own that scrolls sideways, by keyboard too; named after its columns. */
function scrolling(table: Element, number: number): Element {
  const cells = (node: Element): string[] =>
    node.children.flatMap((child) => {
      if (isElement(child, 'th')) return words(child);
      return isElement(child, 'thead', 'tr') ? cells(child) : [];
    });
  const columns = cells(table).filter((text) => text !== '');
  const properties = {
    className: ['table-scroll'],
    role: 'region',
    ariaLabel: `Table ${number}: ${columns.join(', ')}`,
    tabIndex: 0,
  };
  return element('div', properties, [table]);
}

/**
 * A sanitized tree with all that reading a long text takes: headings with ids, tables that scroll in themselves, pictures
 * with captions that load when they are near. Returns its h2s, in order, for a table of contents.
 */
export function furnish(tree: Tree): { readonly tree: Tree; readonly contents: readonly Heading[] } {
  const idOf = headingIds();
  const contents: Heading[] = [];
  let tables = 0;
  const changed = (node: Element): Element => {
    const next = { ...node, children: node.children.map((child) => (isElement(child) ? changed(child) : child)) };
    switch (node.tagName) {
      case 'h2':
      case 'h3':
      case 'h4': {
        const text = words(node);
        const id = idOf(text);
        if (node.tagName === 'h2') contents.push({ id, text });
        return { ...next, properties: { ...node.properties, id } };
      }
      case 'img':
        return { ...next, properties: { ...node.properties, loading: 'lazy', decoding: 'async' } };
      case 'p':
        return figure(next);
      case 'table':
        tables += 1;
        return scrolling(next, tables);
      default:
        return next;
    }
  };
  const children = tree.children.map((child) => (isElement(child) ? changed(child) : child));
  return { tree: { ...tree, children }, contents };
}
