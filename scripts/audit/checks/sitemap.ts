import { isIndexable } from '#scripts/audit/page-record.ts';
import { SITEMAP_INDEX } from '#scripts/audit/sitemap-file.ts';
import { type AuditedSite, addressOf, type Finding } from '#scripts/audit/site.ts';

/** Where the sitemap and the set of indexable pages differ. */
export function sitemap(site: AuditedSite): Finding[] {
  const { issues, locations } = site.sitemap;
  const listed = new Set(locations);
  const indexable = site.pages.filter(isIndexable);
  const addresses = new Set(indexable.map((page) => addressOf(site.origin, page.path)));
  const hidden = new Set(
    site.pages.filter((page) => !isIndexable(page)).map((page) => addressOf(site.origin, page.path)),
  );
  const seen = new Set<string>();
  const wrong = locations.flatMap((location) => {
    const twice = seen.has(location);
    seen.add(location);
    if (twice) return [`lists ${location} twice`];
    if (addresses.has(location)) return [];
    return [`lists ${location}, which is ${hidden.has(location) ? 'noindex' : 'no page'}`];
  });
  return [
    ...[...issues, ...wrong].map((says) => ({ page: SITEMAP_INDEX, says })),
    ...indexable
      .filter((page) => !listed.has(addressOf(site.origin, page.path)))
      .map((page) => ({ page: page.path, says: 'is not in the sitemap' })),
  ];
}
