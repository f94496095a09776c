import type { Crumb, JsonLdNode } from '#model/page.ts';
import { absolute, PATHS } from '#routes/paths.ts';

/** First step of every breadcrumb. */
export const HOME_CRUMB: Crumb = { label: 'Home', path: PATHS.home };

/** Second step on the FAQ pages. */
export const FAQ_CRUMB: Crumb = { label: 'FAQ', path: PATHS.faq };

/** The structured data of a breadcrumb, with the same steps as the visible one. */
export function breadcrumbNode(crumbs: readonly Crumb[], origin: string): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(origin, crumb.path),
    })),
  };
}
