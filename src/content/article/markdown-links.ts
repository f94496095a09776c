import type { Child, Element } from './markdown-nodes.ts';

// Other sites, mail, telephone, a path of this site or a part of the page. An address such as `example.com` would lead to
// a page of the blog, and `//example.com` is another site without looking it.
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/**
 * A link as a post shows it; of one that leads nowhere, and of one in a link, the words alone. No rel: the writers are the
 * company's own staff, who vouch for what they link to, and no link opens a window that could reach back.
 */
export function link(node: Element, isInLink: boolean): Child[] {
  const { href } = node.properties;
  return !isInLink && typeof href === 'string' && LEADS_SOMEWHERE.test(href) ? [node] : node.children;
}
