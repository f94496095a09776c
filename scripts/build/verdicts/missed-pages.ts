import type { Model } from '#model/model.ts';
import { indexablePages } from '#routes/inventory.ts';
import type { PageFigures } from '#scripts/audit/uniqueness/uniqueness.ts';
import { namesOfPair, type NoindexPage } from './noindex-warning.ts';
import { sharedTitles, type TitledPage } from './shared-titles.ts';

/** A page that becomes noindex, with all reasons. */
export interface MissedPage extends NoindexPage {
  readonly says: readonly string[];
}

/**
 * The pages that miss a gate of the audit, in the order of `figures`, and the pages about rows that share their title
 * with an earlier page of the inventory. `titled` are all pages of the site.
 */
export function missedPages(
  model: Model,
  figures: readonly PageFigures[],
  titled: readonly TitledPage[],
): readonly MissedPage[] {
  const inventory = indexablePages(model);
  const pages = new Map(inventory.map((page) => [page.path, page]));
  const pageAt = (path: string) => pages.get(path) ?? { path, rows: [] };
  const missed = figures.flatMap(({ path, noindex, misses }): MissedPage[] => {
    const [first] = misses;
    if (noindex || first === undefined) return [];
    return [{ path, rows: pageAt(path).rows, gate: first.gate, says: misses.map(({ says }) => says) }];
  });
  const gated = new Set(missed.map(({ path }) => path));
  const titles = titled.map(({ path, title, indexed }) => ({ path, title, indexed: indexed && !gated.has(path) }));
  const shared = sharedTitles(titles, inventory).map(({ path, first }): MissedPage => {
    const [page, other] = [pageAt(path), pageAt(first)];
    const names = namesOfPair(page, other);
    return { path, rows: page.rows, gate: 'title', titles: names, says: [`has the title of ${first}: ${names}`] };
  });
  return [...missed, ...shared];
}
