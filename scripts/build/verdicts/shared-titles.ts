import { isRowPage, isStaffPage } from '#scripts/audit/page-record.ts';
import { comparable } from '#scripts/audit/text-match.ts';

/** A rendered page. */
export interface TitledPage {
  readonly path: string;
  /** As the HTML has it. */
  readonly title: string;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
}

/** A page with the title of another page that comes before it. */
export interface SharedTitle {
  readonly path: string;
  /** The path of the other page. */
  readonly first: string;
}

/**
 * The pages about rows whose title an earlier page has: of those that are indexed every one but the first in the order
 * of `inventory`. The company's own pages come before all of them, and are never in the result.
 */
export function sharedTitles(
  pages: readonly TitledPage[],
  inventory: readonly { readonly path: string }[],
): readonly SharedTitle[] {
  const titleAt = new Map(
    pages
      .filter(({ path, indexed }) => (isRowPage(path) ? indexed : !isStaffPage({ path })))
      .map(({ path, title }) => [path, comparable(title)] as const)
      .filter(([, title]) => title !== ''),
  );
  const ownPaths = [...titleAt.keys()].filter((path) => !isRowPage(path)).sort();
  const rowPaths = inventory.map(({ path }) => path).filter(isRowPage);
  const firsts = new Map<string, string>();
  const found: SharedTitle[] = [];
  for (const path of [...ownPaths, ...rowPaths]) {
    const title = titleAt.get(path);
    if (title === undefined) continue;
    const first = firsts.get(title);
    if (first === undefined) firsts.set(title, path);
    else if (isRowPage(path)) found.push({ path, first });
  }
  return found;
}
