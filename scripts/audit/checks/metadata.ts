import { isIndexable, isRowPage, isStaffPage, type PageRecord } from '#scripts/audit/page-record.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';
import { addressOf, type AuditedSite, type Finding } from '#scripts/audit/site.ts';
import { SITEMAP_INDEX } from '#scripts/audit/sitemap-file.ts';
import { comparable } from '#scripts/audit/text-match.ts';

/** How many of the other pages a finding names. */
const NAMED = 3;

type ReadField = (page: PageRecord) => string | null;

const title: ReadField = (page) => page.title;
const description: ReadField = (page) => page.description;
const h1: ReadField = (page) => page.h1;

/** A finding for each value that several pages have in common. */
function shared(pages: readonly PageRecord[], name: string, field: ReadField): Finding[] {
  const groups = Map.groupBy(pages, (page) => comparable(field(page) ?? ''));
  groups.delete('');
  return [...groups.values()].flatMap((group) => {
    // A row with the title of one of the company's own pages is a remark about the row.
    const [first, ...others] = group.toSorted((a, b) => Number(isRowPage(b.path)) - Number(isRowPage(a.path)));
    if (first === undefined || others.length === 0) return [];
    const named = others
      .slice(0, NAMED)
      .map((page) => page.path)
      .join(', ');
    const rest = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
    return [{ page: first.path, says: `shares its ${name} "${field(first) ?? ''}" with ${named}${rest}` }];
  });
}

const missing = (pages: readonly PageRecord[], name: string, field: ReadField): Finding[] =>
  pages
    .filter((page) => comparable(field(page) ?? '') === '')
    .map((page) => ({ page: page.path, says: `has no ${name}` }));

/** Pages whose metadata must be unique: all but the staff area's. */
const publicPages = (site: AuditedSite): PageRecord[] => site.pages.filter((page) => !isStaffPage(page));

/**
 * Titles that several public pages share; pages without a title. Pages about rows that are noindex may share
 * theirs: the build makes all but the first of them noindex.
 */
export const titles = (site: AuditedSite): Finding[] => [
  ...shared(
    publicPages(site).filter((page) => isIndexable(page) || !isRowPage(page.path)),
    'title',
    title,
  ),
  ...missing(site.pages, 'title', title),
];

/** Descriptions that several public pages share; indexable pages without one. */
export const descriptions = (site: AuditedSite): Finding[] => [
  ...shared(publicPages(site), 'description', description),
  ...missing(site.pages.filter(isIndexable), 'description', description),
];

/** First headings that several public pages share. */
export const sharedHeadings = (site: AuditedSite): Finding[] => shared(publicPages(site), 'h1', h1);

/** A page without an h1, with an empty one or with several. */
export function headings({ h1s }: PageFacts): string[] {
  if (h1s.length !== 1)
    return [h1s.length === 0 ? 'has no h1' : `has ${h1s.length} h1: ${h1s.map((each) => `"${each}"`).join(', ')}`];
  return h1s[0] === '' ? ['has an h1 without a word'] : [];
}

/** Pages whose canonical is another address, pages with several, indexable pages with none. */
export function canonicals(site: AuditedSite): Finding[] {
  return site.pages.flatMap((page) => {
    const [canonical, ...others] = page.canonicals;
    if (others.length > 0) return [{ page: page.path, says: `has ${page.canonicals.length} canonicals` }];
    if (canonical === undefined) return isIndexable(page) ? [{ page: page.path, says: 'has no canonical' }] : [];
    const own = addressOf(site.origin, page.path);
    return canonical === own ? [] : [{ page: page.path, says: `has the canonical ${canonical}, not ${own}` }];
  });
}

/** Differences between the sitemap and the set of indexable pages. */
export function sitemap(site: AuditedSite): Finding[] {
  const { issues, locations } = site.sitemap;
  const address = (page: PageRecord): string => addressOf(site.origin, page.path);
  const indexable = site.pages.filter(isIndexable);
  const indexableAddresses = new Set(indexable.map(address));
  const noindexAddresses = new Set(site.pages.filter((page) => !isIndexable(page)).map(address));
  const listed = new Set<string>();
  const wrong = locations.flatMap((location) => {
    const isRepeated = listed.has(location);
    listed.add(location);
    if (isRepeated) return [`lists ${location} twice`];
    if (indexableAddresses.has(location)) return [];
    return [`lists ${location}, which is ${noindexAddresses.has(location) ? 'noindex' : 'not a page'}`];
  });
  return [
    ...[...issues, ...wrong].map((says) => ({ page: SITEMAP_INDEX, says })),
    ...indexable
      .filter((page) => !listed.has(address(page)))
      .map((page) => ({ page: page.path, says: 'is not in the sitemap' })),
  ];
}
