import { DomUtils, parseDocument } from 'htmlparser2';
import type { Inline, RichText } from '#model/question.ts';

const ALLOWED = 'text, <a href="/…">, <strong> and <em>, without nesting';

/**
 * Static answers may hold simple HTML (specification, section 3). It is read into runs here, once, so that no raw HTML
 * travels further. Throws an Error that says what is allowed when there is anything else.
 */
export function parseInlineHtml(source: string): RichText {
  return parseDocument(source).children.map((node): Inline => {
    if (DomUtils.isText(node)) return node.data;
    if (!DomUtils.isTag(node)) throw new Error(ALLOWED);
    const [child] = node.children;
    if (node.children.length !== 1 || child === undefined || !DomUtils.isText(child)) throw new Error(ALLOWED);
    const text = child.data;
    if (node.name === 'strong' || node.name === 'em') return { kind: node.name, text };
    const href = node.attribs['href'] ?? '';
    if (node.name !== 'a' || !/^\/(?!\/)/.test(href)) throw new Error(ALLOWED);
    return { kind: 'link', href, text };
  });
}
