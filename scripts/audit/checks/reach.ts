import { isIndexable, type PageRecord } from '#scripts/audit/page-record.ts';
import type { AuditedSite, Finding } from '#scripts/audit/site.ts';

/** The maximum number of clicks from the home page to any page. */
export const MAX_CLICKS = 4;

/** Clicks from the home page to each reachable page; the home page is 0. */
function clickDistances(site: AuditedSite): ReadonlyMap<PageRecord, number> {
  const distances = new Map<PageRecord, number>();
  const home = site.byPath.get('/');
  if (home === undefined) return distances;
  distances.set(home, 0);
  // A Map keeps insertion order and can grow while it is iterated, so it is also the queue of the
  // breadth-first search.
  for (const [page, distance] of distances) {
    for (const link of page.links) {
      const { target } = site.resolve(page, link);
      if (target.kind === 'page' && !distances.has(target.page)) distances.set(target.page, distance + 1);
    }
  }
  return distances;
}

/** Indexable pages that are more than MAX_CLICKS clicks from the home page. */
export function tooManyClicks(site: AuditedSite): Finding[] {
  return [...clickDistances(site)]
    .filter(([page, distance]) => distance > MAX_CLICKS && isIndexable(page))
    .map(([page, distance]) => ({ page: page.path, says: `is ${distance} clicks from home` }));
}

/** The pages that another page links to. */
function linkedPages(site: AuditedSite): Set<PageRecord> {
  const linked = new Set<PageRecord>();
  for (const page of site.pages) {
    for (const link of page.links) {
      const { target } = site.resolve(page, link);
      if (target.kind === 'page' && target.page !== page) linked.add(target.page);
    }
  }
  return linked;
}

/** Indexable pages that the home page does not lead to. */
export function unreachablePages(site: AuditedSite): Finding[] {
  const reached = clickDistances(site);
  const unreached = site.pages.filter((page) => isIndexable(page) && !reached.has(page));
  if (unreached.length === 0) return [];
  const linked = linkedPages(site);
  return unreached.map((page) => ({
    page: page.path,
    says: linked.has(page) ? 'is linked only from pages that are unreachable themselves' : 'has no link to it',
  }));
}
