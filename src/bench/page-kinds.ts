import { buildInput } from '#data/site.ts';
import type { PageType } from '#domain/revision.ts';
import { indexablePages } from '#routes/inventory.ts';
import { PATHS } from '#routes/paths.ts';

/** A page that stands for its kind. */
export interface PageOfKind {
  readonly path: string;
  /** The kind, of those that search engines may list; null for a page that they may not. */
  readonly type: PageType | null;
}

/** The first page of each kind that search engines may list, and three that they may not. */
export function onePageOfEachKind(): PageOfKind[] {
  const kinds = Map.groupBy(indexablePages(buildInput().model), ({ type }) => type);
  return [
    ...[...kinds].map(([type, pages]) => ({ path: pages[0]!.path, type })),
    ...[PATHS.thankYou, PATHS.offline, PATHS.admin].map((path) => ({ path, type: null })),
  ];
}
