import { shortCitySlug } from '#model/place.ts';
import type { KnownPlace } from '#model/live-data.ts';
import { SLUG } from '#model/page.ts';
import { placeSegment } from './paths.ts';

/** The messages of the 'FAQ Page Not Found' view and its neighbours (specification, sections 5 and 8). */
export const FAQ_MESSAGES = {
  missing: 'Missing service or location information',
  invalid: 'Invalid location format',
  noLocation: 'Location not found',
  failed: 'Failed to load FAQ page',
  other: 'The requested FAQ page could not be loaded.',
  noService: 'Service not found',
} as const;

/** Whether a location segment has at least two hyphen-separated parts. */
export const isLocationSegment = (segment: string): boolean => /^[^-]+(?:-[^-]+)+$/.test(segment);

/** The slugs that a place meant by a segment can have: what follows each of its hyphens, the longest first. */
export function slugsEnding(segment: string): string[] {
  const parts = segment.split('-');
  return parts
    .slice(1)
    .map((_, index) => parts.slice(index + 1).join('-'))
    .filter((slug) => SLUG.test(slug));
}

/**
 * The place a location segment means: one whose slug it ends with after a hyphen. Among several the one whose city the
 * segment begins with wins, then the longest slug (decisions, 'Paths'). Null when there is none.
 */
export function matchPlace<T extends KnownPlace>(segment: string, places: readonly T[]): T | null {
  const beginsWithCity = (place: T): boolean => segment.startsWith(`${shortCitySlug(place.citySlug)}-`);
  const isCanonical = (place: T): boolean => segment === placeSegment(place.citySlug, place.slug);
  const candidates = places
    .filter((place) => segment.endsWith(`-${place.slug}`))
    .sort(
      (a, b) =>
        Number(isCanonical(b)) - Number(isCanonical(a)) ||
        Number(beginsWithCity(b)) - Number(beginsWithCity(a)) ||
        b.slug.length - a.slug.length,
    );
  return candidates[0] ?? null;
}

/** What a path without a page asks for. */
export type Asked =
  | { readonly kind: 'service-faq'; readonly service: string }
  | { readonly kind: 'neighborhood-faq'; readonly service: string; readonly segment: string }
  | { readonly kind: 'city-service-faq'; readonly city: string; readonly service: string }
  | { readonly kind: 'service'; readonly service: string }
  | { readonly kind: 'post'; readonly post: string }
  | { readonly kind: 'edit-post'; readonly id: string }
  | { readonly kind: 'other' };

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Reads a path's form. A trailing slash and .html are ignored. */
export function readPath(pathname: string): Asked {
  const [, first, ...rest] = pathname
    .replace(/(?:\.html)?\/*$/, '')
    .split('/')
    .map(decode);
  const [a = '', b = '', c = ''] = rest;
  if (first === 'faq' && rest.length === 1) return { kind: 'service-faq', service: a };
  if (first === 'faq' && rest.length === 2) return { kind: 'neighborhood-faq', service: a, segment: b };
  if (first === 'services' && rest.length === 1) return { kind: 'service', service: a };
  if (first === 'services' && rest.length === 3 && c === 'faqs')
    return { kind: 'city-service-faq', city: a, service: b };
  if (first === 'blog' && rest.length === 1) return { kind: 'post', post: a };
  if (first === 'admin' && a === 'blog' && b === 'edit' && rest.length === 3) return { kind: 'edit-post', id: c };
  return { kind: 'other' };
}
