import type { Crumb, JsonLdNode } from '#model/page.ts';
import { absolute } from '#routes/paths.ts';

/** A breadcrumb as structured data, the same steps as the visible one. */
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
