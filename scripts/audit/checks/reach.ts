import { clickDistances } from '#scripts/audit/click-distance.ts';
import { isIndexable, type PageRecord } from '#scripts/audit/page-record.ts';
import type { AuditedSite, Finding } from '#scripts/audit/site.ts';

/** The most clicks from the home page to any page. */
export const MOST_CLICKS = 4;

/** Indexable pages that are more clicks from the home page than a visitor makes. */
export function tooManyClicks(site: AuditedSite): Finding[] {
  return [...clickDistances(site)]
    .filter(([page, distance]) => distance > MOST_CLICKS && isIndexable(page))
    .map(([page, distance]) => ({ page: page.path, says: `is ${distance} clicks from home` }));
}

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

/** Indexable pages that no other page links to, or only pages that cannot be reached themselves. */
export function unreachablePages(site: AuditedSite): Finding[] {
  const reached = clickDistances(site);
  const lost = site.pages.filter((page) => isIndexable(page) && !reached.has(page));
  if (lost.length === 0) return [];
  const linked = linkedPages(site);
  return lost.map((page) => ({
    page: page.path,
    says: linked.has(page) ? 'is linked only from pages that home does not lead to' : 'has no link to it',
  }));
}
