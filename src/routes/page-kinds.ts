import type { PageType } from '#model/revision.ts';
import { pathMatcher } from './path-pattern.ts';
import { PATHS } from './paths.ts';

/** The page types of the inventory, and 'other' for pages that are never indexed. */
export type PageKind = PageType | 'other';

/** The path patterns of each page type; a path that matches none is of the kind 'other'. */
const PATTERNS: readonly (readonly [pattern: string, type: PageType])[] = [
  [PATHS.home, 'home'],
  [PATHS.services, 'services'],
  [PATHS.serviceAreas, 'service-areas'],
  [PATHS.faq, 'faq'],
  [PATHS.blog, 'blog'],
  [PATHS.stains, 'stains'],
  [PATHS.contact, 'contact'],
  [PATHS.estimate, 'estimate'],
  [PATHS.privacy, 'legal'],
  [PATHS.terms, 'legal'],
  ['/locations/:hub', 'hub'],
  ['/blog/:post', 'post'],
  ['/blog/tag/:tag', 'tag'],
  ['/services/:service', 'service'],
  ['/stains/:stain', 'stain'],
  ['/faq/:service', 'service-faq'],
  ['/service-areas/:city', 'city'],
  ['/service-areas/:city/:place', 'place'],
  ['/services/:city/:service/faqs', 'city-service-faq'],
  ['/faq/:service/:place', 'neighborhood-faq'],
];

const MATCHERS = PATTERNS.map(([pattern, type]) => ({ type, match: pathMatcher(pattern) }));

/** What can be read from a path: the kind of its page, and its slugs by name, such as { city, place }. */
export interface PathParts {
  readonly kind: PageKind;
  readonly slugs: Readonly<Record<string, string>>;
}

/** Reads a path without the model, so that it works for pages that the site no longer has. */
export function pathParts(path: string): PathParts {
  for (const { type, match } of MATCHERS) {
    const slugs = match(path);
    if (slugs !== null) return { kind: type, slugs };
  }
  return { kind: 'other', slugs: {} };
}
