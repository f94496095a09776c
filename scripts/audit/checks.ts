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

/** A check of one page while its text is in memory; returns what is wrong, one sentence each. */
export interface PageCheck {
  readonly name: string;
  /** A text that staff write can cause it, so that on a post it is a remark and stops no deploy. */
  readonly causedByText?: true;
  readonly run: (page: PageFacts) => readonly string[];
}

/** A check that compares pages with each other and with the other files. */
export interface SiteCheck {
  readonly name: string;
  /** As in PageCheck. */
  readonly causedByText?: true;
  readonly run: (site: AuditedSite) => readonly Finding[];
}

/** The checks of single pages. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  { name: 'exactly one h1', run: headings },
  { name: 'JSON-LD parses', run: unreadableStructuredData },
  { name: 'JSON-LD has the properties its types require', run: incompleteStructuredData },
  { name: 'JSON-LD matches the visible text', run: invisibleStructuredData },
  { name: 'questions have names and answers', run: questions },
  { name: 'images have alt, width and height', causedByText: true, run: incompleteImages },
  { name: 'no page shows a missing value', causedByText: true, run: leakedValues },
];

/** The checks of the site as a whole. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  { name: 'internal links and fragments resolve', causedByText: true, run: brokenLinks },
  { name: 'no link goes through a redirect', causedByText: true, run: redirectedLinks },
  { name: 'no link ends with a slash or .html', causedByText: true, run: wrongLinkForm },
  { name: `every page within ${MAX_CLICKS} clicks of home`, run: tooManyClicks },
  { name: 'every page is linked to', run: unreachablePages },
  { name: 'titles differ', causedByText: true, run: titles },
  { name: 'descriptions differ', causedByText: true, run: descriptions },
  { name: 'h1s differ', causedByText: true, run: sharedHeadings },
  { name: "canonicals are the pages' own addresses", run: canonicals },
  { name: 'sitemap lists exactly the indexable pages', run: sitemap },
  { name: 'referenced files exist', causedByText: true, run: missingFiles },
  { name: 'pages within their weight budget', causedByText: true, run: overweight },
];
