import type { AuditedSite, Finding } from '#scripts/audit/site.ts';
import { eachLink } from './each-link.ts';
import { Grouped } from './grouped.ts';

/** What is wrong with the end of a path, in words; null for nothing. */
function wrongEnd(path: string): string | null {
  if (path.endsWith('/') && path !== '/') return 'which ends with a slash';
  return path.endsWith('.html') ? 'which ends with .html' : null;
}

/** Internal links and redirect targets that end with a slash or with .html (decisions, 'Paths'). */
export function linkForm(site: AuditedSite): Finding[] {
  const groups = new Grouped();
  eachLink(site, (source, href, { path }) => {
    const fault = path === null ? null : wrongEnd(path);
    if (fault !== null) groups.add(`links to ${href}, ${fault}`, source.path);
  });
  for (const { from, to } of site.redirects.fixed) {
    const fault = to.startsWith('/') ? wrongEnd(to) : null;
    if (fault !== null) groups.add(`sends ${from} to ${to}, ${fault}`, '/_redirects');
  }
  return groups.findings();
}
