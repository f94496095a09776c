import { isIndexable } from '#scripts/audit/page-record.ts';
import { type AuditedSite, addressOf, type Finding } from '#scripts/audit/site.ts';

/** Canonicals that are not the page's own address, pages with two, indexable pages with none. */
export function canonicals(site: AuditedSite): Finding[] {
  return site.pages.flatMap((page) => {
    const [canonical, ...others] = page.canonicals;
    if (others.length > 0) return [{ page: page.path, says: `has ${page.canonicals.length} canonicals` }];
    if (canonical === undefined) return isIndexable(page) ? [{ page: page.path, says: 'has no canonical' }] : [];
    const own = addressOf(site.origin, page.path);
    return canonical === own ? [] : [{ page: page.path, says: `has the canonical ${canonical}, not ${own}` }];
  });
}
