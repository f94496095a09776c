import type { Heading } from './contents.ts';
import type { PictureAddress } from '#model/picture.ts';
import { headingIds } from './heading-ids.ts';
import { link } from './markdown-links.ts';
import { type Child, type Element, element, isElement, type Tree, words } from './markdown-nodes.ts';
import { figure, picture } from './markdown-pictures.ts';

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
