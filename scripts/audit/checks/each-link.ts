import type { LinkSource } from '#scripts/audit/page-record.ts';
import type { Resolved } from '#scripts/audit/resolve.ts';
import type { AuditedSite } from '#scripts/audit/site.ts';

/** Visits every link of every page and document, with where it leads. */
export function eachLink(
  site: AuditedSite,
  visit: (source: LinkSource, href: string, resolved: Resolved) => void,
): void {
  for (const sources of [site.pages, site.documents]) {
    for (const source of sources) {
      for (const link of source.links) visit(source, site.strings.text(link), site.resolve(source, link));
    }
  }
}
