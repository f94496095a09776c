import type rehypeSanitize from 'rehype-sanitize';

/** The tree of a post's HTML. */
export type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>;

/** Anything in the tree. */
export type Node = Tree['children'][number];

/** An element of the tree. */
export type Element = Extract<Node, { type: 'element' }>;

/** What may stand in an element. */
export type Child = Element['children'][number];

/** Whether a node is an element, of one of these names where there are any. */
export const isElement = (node: Node | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** A new element. */
export const element = (tagName: string, properties: Element['properties'], children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A new text. */
export const text = (value: string): Child => ({ type: 'text', value });

/** The words of a node, white space collapsed. */
export function words(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(words).join('').replace(/\s+/g, ' ').trim();
}
