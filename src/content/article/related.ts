import type { LinkGroup } from '#routes/related-links.ts';
import { type Html, html } from './html.ts';

/** Lists of related pages, for the foot of a page; groups without links are left out. */
export function relatedLists(groups: readonly LinkGroup[]): Html {
  const lists = groups
    .filter((group) => group.links.length > 0)
    .map((group) => {
      const items = group.links.map((link) => html`<li><a href="${link.href}">${link.label}</a></li>`);
      return html`<section class="related"><h2>${group.heading}</h2><ul class="links">${items}</ul></section>`;
    });
  return html`${lists}`;
}
