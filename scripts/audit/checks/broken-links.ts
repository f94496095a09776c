import { type AuditedSite, addressOf, type Finding } from '#scripts/audit/site.ts';
import type { Target } from '#scripts/audit/resolve.ts';
import { eachLink } from './each-link.ts';
import { Grouped } from './grouped.ts';

function issueOf(site: AuditedSite, target: Target): string | null {
  if (target.kind === 'missing') return 'which does not exist';
  if (target.kind !== 'page' || target.fragment === '' || target.fragment.toLowerCase() === 'top') return null;
  const id = site.strings.find(target.fragment);
  return id !== undefined && target.page.ids.includes(id)
    ? null
    : `but no element there has the id "${target.fragment}"`;
}

/** Internal links that lead to no page and no file, fragments without an element, and redirects that lead nowhere. */
export function brokenLinks(site: AuditedSite): Finding[] {
  const groups = new Grouped();
  eachLink(site, (source, href, { target }) => {
    const issue = issueOf(site, target);
    if (issue !== null) groups.add(`links to ${href}, ${issue}`, source.path);
  });
  const table = { path: '/_redirects', links: new Uint32Array(), assets: new Uint32Array() };
  for (const rule of site.redirects.fixed) {
    // A rewrite may name a file the way the host stores it; a redirect's target is an address like any other.
    const { target } = site.resolve(table, site.strings.number(addressOf(site.origin, rule.to)));
    if (target.kind === 'missing') groups.add(`sends ${rule.from} to ${rule.to}, which does not exist`, table.path);
    if (target.kind === 'redirect') groups.add(`sends ${rule.from} to ${rule.to}, which redirects again`, table.path);
  }
  return groups.findings();
}
