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
    const issue = path === null ? null : wrongEnd(path);
    if (issue !== null) groups.add(`links to ${href}, ${issue}`, source.path);
  });
  for (const { from, to } of site.redirects.fixed) {
    const issue = to.startsWith('/') ? wrongEnd(to) : null;
    if (issue !== null) groups.add(`sends ${from} to ${to}, ${issue}`, '/_redirects');
  }
  return groups.findings();
}
