import type { PageRecord } from './page-record.ts';
import type { AuditedSite } from './site.ts';

/** Clicks from the home page to each page that can be reached from it; the home page is 0. */
export function clickDistances(site: AuditedSite): ReadonlyMap<PageRecord, number> {
  const distances = new Map<PageRecord, number>();
  const home = site.byPath.get('/');
  if (home === undefined) return distances;
  distances.set(home, 0);
  // A Map keeps its order and grows while it is walked through: it is the queue too.
  for (const [page, distance] of distances) {
    for (const link of page.links) {
      const { target } = site.resolve(page, link);
      if (target.kind === 'page' && !distances.has(target.page)) distances.set(target.page, distance + 1);
    }
  }
  return distances;
}
