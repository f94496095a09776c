import { absolute } from '../routes/paths.ts';
import type { JsonLdNode } from './json-ld.ts';

/** A step of a breadcrumb; the last is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

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
