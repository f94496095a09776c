import { DomUtils, parseDocument } from 'htmlparser2';
import { DIST, pageHtml } from './built-site.ts';

/** An element of a page. */
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page or an element. */
export type Root = ReturnType<typeof parseDocument> | Element;

/** A built page as a tree. */
export const pageTree = (path: string, folder = DIST): Root => parseDocument(pageHtml(path, folder));

/** Elements that do not separate words. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time', 'u']);

function textOf(node: Root | Root['children'][number]): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.hasChildren(node)) return '';
  const text = node.children.map(textOf).join('');
  return DomUtils.isTag(node) && INLINE.has(node.name) ? text : ` ${text} `;
}

/** The words of an element as a reader sees them, white space collapsed. */
export const words = (root: Root): string => textOf(root).replace(/\s+/g, ' ').trim();

/** The elements of a name below a root that have all these attributes; `true` matches any value. */
export function elements(
  root: Root,
  name: string,
  attributes: Readonly<Record<string, string | true>> = {},
): Element[] {
  const wanted = Object.entries(attributes);
  return DomUtils.getElementsByTagName(name, root).filter((element) =>
    wanted.every(([key, value]) =>
      value === true ? element.attribs[key] !== undefined : element.attribs[key] === value,
    ),
  );
}

/** The only element with a name and attributes. Throws unless there is exactly one. */
export function element(root: Root, name: string, attributes: Readonly<Record<string, string | true>> = {}): Element {
  const [found, ...others] = elements(root, name, attributes);
  if (found === undefined || others.length > 0) {
    throw new Error(
      `${others.length + (found === undefined ? 0 : 1)} <${name}> ${JSON.stringify(attributes)}, expected one.`,
    );
  }
  return found;
}

/** The elements of a name with a class. */
export const withClass = (root: Root, name: string, className: string): Element[] =>
  elements(root, name, { class: true }).filter((found) => found.attribs['class']!.split(/\s+/).includes(className));

/** The parent of the only heading with a text. Throws unless there is exactly one. */
export function headed(root: Root, heading: string): Element {
  const found = ['h1', 'h2', 'h3']
    .flatMap((level) => elements(root, level))
    .filter((title) => words(title) === heading);
  const parent = found[0]?.parent;
  if (found.length !== 1 || !parent || !('attribs' in parent)) {
    throw new Error(`${found.length} headings are '${heading}', expected one.`);
  }
  return parent;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** The links below a root, in order. */
export const links = (root: Root): Link[] =>
  elements(root, 'a', { href: true }).map((found) => ({ label: words(found), href: found.attribs['href']! }));

/** The texts of the list items below a root. */
export const items = (root: Root): string[] => elements(root, 'li').map(words);
