import type { AuditedSite, Finding } from '#scripts/audit/site.ts';
import { eachLink } from './each-link.ts';
import { Grouped } from './grouped.ts';

/** Internal links that a redirect has to send on. */
export function redirectedLinks(site: AuditedSite): Finding[] {
  const groups = new Grouped();
  eachLink(site, (source, href, { target }) => {
    if (target.kind === 'redirect')
      groups.add(`links to ${href}, which redirects (${target.status}) to ${target.to}`, source.path);
  });
  return groups.findings();
}
