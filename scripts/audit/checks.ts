import { brokenLinks } from './checks/broken-links.ts';
import { canonicals } from './checks/canonical.ts';
import { headings } from './checks/headings.ts';
import { images } from './checks/images.ts';
import { jsonLdNeeds } from './checks/json-ld-needs.ts';
import { jsonLdSyntax } from './checks/json-ld-syntax.ts';
import { jsonLdVisible } from './checks/json-ld-visible.ts';
import { linkForm } from './checks/link-form.ts';
import { missingFiles } from './checks/missing-files.ts';
import { questions } from './checks/questions.ts';
import { MOST_CLICKS, tooManyClicks, unreachablePages } from './checks/reach.ts';
import { redirectedLinks } from './checks/redirected-links.ts';
import { sitemap } from './checks/sitemap.ts';
import { descriptions, sharedHeadings, titles } from './checks/uniqueness.ts';
import { overweight } from './checks/weight.ts';
import type { PageFacts } from './page-facts.ts';
import type { AuditedSite, Finding } from './site.ts';

/** A check that looks at one page while its whole text is in memory, and says what is wrong with it. */
export interface PageCheck {
  readonly name: string;
  readonly look: (page: PageFacts) => readonly string[];
}

/** A check that compares pages with each other and with the files beside them. */
export interface SiteCheck {
  readonly name: string;
  readonly look: (site: AuditedSite) => readonly Finding[];
}

/** The checks of single pages. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  { name: 'exactly one h1', look: headings },
  { name: 'JSON-LD parses', look: jsonLdSyntax },
  { name: 'JSON-LD has what its types need', look: jsonLdNeeds },
  { name: 'JSON-LD says what the page says', look: jsonLdVisible },
  { name: 'questions have names and answers', look: questions },
  { name: 'images have alt, width and height', look: images },
];

/** The checks of the whole site. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  { name: 'internal links and fragments lead somewhere', look: brokenLinks },
  { name: 'no link goes through a redirect', look: redirectedLinks },
  { name: 'no link ends with a slash or .html', look: linkForm },
  { name: `every page within ${MOST_CLICKS} clicks of home`, look: tooManyClicks },
  { name: 'every page is linked to', look: unreachablePages },
  { name: 'titles differ', look: titles },
  { name: 'descriptions differ', look: descriptions },
  { name: 'h1s differ', look: sharedHeadings },
  { name: 'canonicals are the pages themselves', look: canonicals },
  { name: 'sitemap is the set of indexable pages', look: sitemap },
  { name: 'files that pages name exist', look: missingFiles },
  { name: 'pages within their weight', look: overweight },
];
