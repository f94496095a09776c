import type { PageType } from '#model/revision.ts';
import { pathMatcher } from './path-pattern.ts';
import { PATHS } from './paths.ts';

/** The page types of the inventory, and 'other' for pages that no search engine is meant to list. */
export type PageKind = PageType | 'other';

/** The paths of each page type; a path that matches none is of another kind. */
const PATTERNS: readonly (readonly [pattern: string, type: PageType])[] = [
  [PATHS.home, 'home'],
  [PATHS.services, 'services'],
  [PATHS.serviceAreas, 'service-areas'],
  [PATHS.faq, 'faq'],
  [PATHS.blog, 'blog'],
  [PATHS.contact, 'contact'],
  [PATHS.privacy, 'legal'],
  [PATHS.terms, 'legal'],
  ['/locations/:hub', 'hub'],
  ['/blog/:post', 'post'],
  ['/blog/tag/:tag', 'tag'],
  ['/services/:service', 'service'],
  ['/faq/:service', 'service-faq'],
  ['/service-areas/:city', 'city'],
  ['/service-areas/:city/:place', 'place'],
  ['/services/:city/:service/faqs', 'city-service-faq'],
  ['/faq/:service/:place', 'neighborhood-faq'],
];

const MATCHERS = PATTERNS.map(([pattern, type]) => ({ type, match: pathMatcher(pattern) }));

/** What a path says of its page: the kind, and the slugs in it by name: { city, place } of a place's page. */
export interface PathParts {
  readonly kind: PageKind;
  readonly slugs: Readonly<Record<string, string>>;
}

/** Reads kind and slugs from a path alone, so that it works for pages that the site no longer has. */
export function pathParts(path: string): PathParts {
  for (const { type, match } of MATCHERS) {
    const slugs = match(path);
    if (slugs !== null) return { kind: type, slugs };
  }
  return { kind: 'other', slugs: {} };
}
