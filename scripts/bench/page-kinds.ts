import { buildInput } from '#data/site.ts';
import type { PageType } from '#model/revision.ts';
import { indexablePages } from '#routes/inventory.ts';
import { PATHS } from '#routes/paths.ts';

/** A page that stands for its kind. */
export interface PageOfKind {
  readonly path: string;
  /** The kind, of those that search engines may list; null for a page that they may not. */
  readonly type: PageType | null;
}

/** Pages with their kinds; one that no list of pages has gets none. */
export function pagesOfKinds(paths: readonly string[]): PageOfKind[] {
  const types = new Map(indexablePages(buildInput().model).map(({ path, type }) => [path, type]));
  return paths.map((path) => ({ path, type: types.get(path) ?? null }));
}

/** The first page of each kind that search engines may list, and three that they may not. */
export function onePageOfEachKind(): PageOfKind[] {
  const kinds = Map.groupBy(indexablePages(buildInput().model), ({ type }) => type);
  return [
    ...[...kinds].map(([type, pages]) => ({ path: pages[0]!.path, type })),
    ...[PATHS.thankYou, PATHS.offline, PATHS.admin].map((path) => ({ path, type: null })),
  ];
}
