import { isIndexable, isStaffPage, type PageRecord } from '#scripts/audit/page-record.ts';
import type { AuditedSite, Finding } from '#scripts/audit/site.ts';

/** How many of the other pages are named. */
const NAMED = 3;

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

function shared(pages: readonly PageRecord[], what: string, textOf: (page: PageRecord) => string | null): Finding[] {
  const groups = new Map<string, PageRecord[]>();
  for (const page of pages) {
    const key = normal(textOf(page) ?? '');
    if (key === '') continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [page]);
    else group.push(page);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) return [];
    const named = others
      .slice(0, NAMED)
      .map((page) => page.path)
      .join(', ');
    const rest = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
    return [{ page: first.path, says: `shares its ${what} "${textOf(first) ?? ''}" with ${named}${rest}` }];
  });
}

const missing = (pages: readonly PageRecord[], what: string, textOf: (page: PageRecord) => string | null): Finding[] =>
  pages
    .filter((page) => normal(textOf(page) ?? '') === '')
    .map((page) => ({ page: page.path, says: `has no ${what}` }));

/** Pages the uniqueness counts for: all but the staff area's. */
const publicPages = (site: AuditedSite): PageRecord[] => site.pages.filter((page) => !isStaffPage(page));

/** Titles that two pages share, one finding a title; pages without one. */
export function titles(site: AuditedSite): Finding[] {
  const titleOf = (page: PageRecord): string | null => page.title;
  return [...shared(publicPages(site), 'title', titleOf), ...missing(site.pages, 'title', titleOf)];
}

/** Descriptions that two pages share, one finding a description; indexable pages without one. */
export function descriptions(site: AuditedSite): Finding[] {
  const descriptionOf = (page: PageRecord): string | null => page.description;
  return [
    ...shared(publicPages(site), 'description', descriptionOf),
    ...missing(site.pages.filter(isIndexable), 'description', descriptionOf),
  ];
}

/** First headings that two pages share, one finding a heading. */
export const sharedHeadings = (site: AuditedSite): Finding[] => shared(publicPages(site), 'h1', (page) => page.h1);
