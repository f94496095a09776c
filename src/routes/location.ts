import { shortCitySlug } from '#model/state.ts';
import type { KnownPlace } from '#model/live-data.ts';
import { SLUG } from '#model/page.ts';
import { placeSegment } from './paths.ts';

/** The messages of the 'FAQ Page Not Found' view (specification, sections 5 and 8). */
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

/** The place slugs that a location segment may contain: what follows each hyphen, longest first. */
export function slugSuffixes(segment: string): string[] {
  const parts = segment.split('-');
  return parts
    .slice(1)
    .map((_, index) => parts.slice(index + 1).join('-'))
    .filter((slug) => SLUG.test(slug));
}

/**
 * Resolves a location segment to the place whose slug it ends with. If several match, prefers the canonical
 * segment, then one that starts with the place's city, then the longest slug (decisions, 'Paths'). Null when
 * none matches.
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

/** The kind of page that a path without a built page requests, and its parameters. */
export type RequestedPage =
  | { readonly kind: 'service-faq'; readonly service: string }
  | { readonly kind: 'neighborhood-faq'; readonly service: string; readonly segment: string }
  | { readonly kind: 'city-service-faq'; readonly city: string; readonly service: string }
  | { readonly kind: 'place'; readonly city: string; readonly place: string }
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

/**
 * What the path of a place's page names, in words: 'columbia shandn' for /faq/house-washing/columbia-shandn, 'shandn'
 * for /service-areas/columbia-south-carolina/shandn. Null for the path of any other page.
 */
export function requestedPlace(pathname: string): string | null {
  const [, first, ...rest] = pathname
    .replace(/(?:\.html)?\/*$/, '')
    .split('/')
    .map(decode);
  const isOfPlace = (first === 'service-areas' && rest.length <= 2) || (first === 'faq' && rest.length === 2);
  const text = isOfPlace ? (rest.at(-1) ?? '').replaceAll('-', ' ').trim() : '';
  return text === '' ? null : text;
}

/** Parses a path, ignoring a trailing slash and .html. */
export function parsePath(pathname: string): RequestedPage {
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
  if (first === 'service-areas' && rest.length === 2) return { kind: 'place', city: a, place: b };
  if (first === 'blog' && rest.length === 1) return { kind: 'post', post: a };
  if (first === 'admin' && a === 'blog' && b === 'edit' && rest.length === 3) return { kind: 'edit-post', id: c };
  return { kind: 'other' };
}
