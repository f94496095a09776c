import { brokenLinks, missingFiles, redirectedLinks, wrongLinkForm } from './checks/links.ts';
import { incompleteImages } from './checks/images.ts';
import { leakedValues } from './checks/leaked-values.ts';
import { canonicals, descriptions, headings, sharedHeadings, sitemap, titles } from './checks/metadata.ts';
import { MAX_CLICKS, tooManyClicks, unreachablePages } from './checks/reach.ts';
import { incompleteStructuredData, questions, unreadableStructuredData } from './checks/structured-data.ts';
import { invisibleStructuredData } from './checks/visible-structured-data.ts';
import { overweight } from './checks/weights.ts';
import type { PageFacts } from './read-page.ts';
import type { AuditedSite, Finding } from './site.ts';

/**
 * Where a finding is a remark, which stops no deploy, because rows alone can cause it (decision 24): their texts on
 * the pages about them, their number on every page.
 */
export type RemarkOn = 'row pages' | 'every page';

/**
 * A check of one page while its text is in memory; returns what is wrong, one sentence each. `prose` are texts of rows
 * that may say anything.
 */
export interface PageCheck {
  readonly name: string;
  readonly remarkOn?: RemarkOn;
  readonly run: (page: PageFacts, prose: readonly string[]) => readonly string[];
}

/** A check that compares pages with each other and with the other files. */
export interface SiteCheck {
  readonly name: string;
  readonly remarkOn?: RemarkOn;
  readonly run: (site: AuditedSite) => readonly Finding[];
}

/** The checks of single pages. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  { name: 'exactly one h1', run: headings },
  { name: 'JSON-LD parses', run: unreadableStructuredData },
  { name: 'JSON-LD has the properties its types require', remarkOn: 'row pages', run: incompleteStructuredData },
  { name: 'JSON-LD matches the visible text', remarkOn: 'row pages', run: invisibleStructuredData },
  { name: 'questions have names and answers', remarkOn: 'row pages', run: questions },
  { name: 'images have alt, width and height', remarkOn: 'row pages', run: incompleteImages },
  { name: 'no page shows a missing value', remarkOn: 'row pages', run: leakedValues },
];

/** The checks of the site as a whole. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  { name: 'internal links and fragments resolve', remarkOn: 'row pages', run: brokenLinks },
  { name: 'no link goes through a redirect', remarkOn: 'row pages', run: redirectedLinks },
  { name: 'no link ends with a slash or .html', remarkOn: 'row pages', run: wrongLinkForm },
  { name: `every page within ${MAX_CLICKS} clicks of home`, run: tooManyClicks },
  { name: 'every page is linked to', run: unreachablePages },
  { name: 'titles differ', remarkOn: 'row pages', run: titles },
  { name: 'descriptions differ', remarkOn: 'row pages', run: descriptions },
  { name: 'h1s differ', remarkOn: 'row pages', run: sharedHeadings },
  { name: "canonicals are the pages' own addresses", run: canonicals },
  { name: 'sitemap lists exactly the indexable pages', run: sitemap },
  { name: 'referenced files exist', remarkOn: 'row pages', run: missingFiles },
  { name: 'pages within their weight budget', remarkOn: 'every page', run: overweight },
];
