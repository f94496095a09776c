import { isRowPage, type LinkSource } from '#scripts/audit/page-record.ts';
import type { Resolved, Target } from '#scripts/audit/resolve.ts';
import { addressOf, type AuditedSite, type Finding } from '#scripts/audit/site.ts';

/** Orders the company's own pages before those about rows, on which a finding is only a remark. */
const comesBefore = (a: string, b: string): boolean => (isRowPage(a) === isRowPage(b) ? a < b : isRowPage(b));

/**
 * Groups findings with the same text into one that counts the places, so that a broken footer is one finding.
 */
class GroupedFindings {
  readonly #groups = new Map<string, { first: string; places: number }>();

  add(says: string, place: string): void {
    const group = this.#groups.get(says);
    if (group === undefined) this.#groups.set(says, { first: place, places: 1 });
    else {
      group.places += 1;
      if (comesBefore(place, group.first)) group.first = place;
    }
  }

  findings(): Finding[] {
    return [...this.#groups].map(([says, { first, places }]) => ({
      page: first,
      says: places === 1 ? says : `${says} (and in ${places - 1} more places)`,
    }));
  }
}

/** Calls `visit` for every link of every page and document. */
function forEachLink(site: AuditedSite, visit: (source: LinkSource, href: string, resolved: Resolved) => void): void {
  for (const sources of [site.pages, site.documents]) {
    for (const source of sources) {
      for (const link of source.links) visit(source, site.strings.text(link), site.resolve(source, link));
    }
  }
}

function targetIssue(site: AuditedSite, target: Target): string | null {
  if (target.kind === 'missing') return 'which does not exist';
  if (target.kind !== 'page' || target.fragment === '' || target.fragment.toLowerCase() === 'top') return null;
  const id = site.strings.find(target.fragment);
  return id !== undefined && target.page.ids.includes(id)
    ? null
    : `but no element there has the id "${target.fragment}"`;
}

/** Internal links without a target, fragments without an element, and redirects that lead to no page. */
export function brokenLinks(site: AuditedSite): Finding[] {
  const groups = new GroupedFindings();
  forEachLink(site, (source, href, { target }) => {
    const issue = targetIssue(site, target);
    if (issue !== null) groups.add(`links to ${href}, ${issue}`, source.path);
  });
  const table = { path: '/_redirects', links: new Uint32Array(), assets: new Uint32Array() };
  for (const rule of site.redirects.fixed) {
    const { target } = site.resolve(table, site.strings.number(addressOf(site.origin, rule.to)));
    if (target.kind === 'missing') groups.add(`sends ${rule.from} to ${rule.to}, which does not exist`, table.path);
    if (target.kind === 'redirect') groups.add(`sends ${rule.from} to ${rule.to}, which redirects again`, table.path);
  }
  return groups.findings();
}

/** Internal links that go through a redirect. */
export function redirectedLinks(site: AuditedSite): Finding[] {
  const groups = new GroupedFindings();
  forEachLink(site, (source, href, { target }) => {
    if (target.kind === 'redirect')
      groups.add(`links to ${href}, which redirects (${target.status}) to ${target.to}`, source.path);
  });
  return groups.findings();
}

function wrongEnd(path: string): string | null {
  if (path.endsWith('/') && path !== '/') return 'which ends with a slash';
  return path.endsWith('.html') ? 'which ends with .html' : null;
}

/** Internal links and redirect targets that end with a slash or with .html (decisions, 'Paths'). */
export function wrongLinkForm(site: AuditedSite): Finding[] {
  const groups = new GroupedFindings();
  forEachLink(site, (source, href, { path }) => {
    const issue = path === null ? null : wrongEnd(path);
    if (issue !== null) groups.add(`links to ${href}, ${issue}`, source.path);
  });
  for (const { from, to } of site.redirects.fixed) {
    const issue = to.startsWith('/') ? wrongEnd(to) : null;
    if (issue !== null) groups.add(`sends ${from} to ${to}, ${issue}`, '/_redirects');
  }
  return groups.findings();
}

/** Referenced images, scripts, stylesheets, icons and other own files that do not exist. */
export function missingFiles(site: AuditedSite): Finding[] {
  const groups = new GroupedFindings();
  for (const sources of [site.pages, site.documents]) {
    for (const source of sources) {
      for (const asset of source.assets) {
        const { target } = site.resolve(source, asset);
        if (target.kind === 'missing')
          groups.add(`needs ${site.strings.text(asset)}, which does not exist`, source.path);
        if (target.kind === 'redirect') groups.add(`needs ${site.strings.text(asset)}, which redirects`, source.path);
      }
    }
  }
  for (const { path, issues } of site.documents) for (const issue of issues) groups.add(issue, path);
  return groups.findings();
}
