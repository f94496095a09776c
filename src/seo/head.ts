import type { Business } from '#model/business.ts';
import type { Service } from '#model/service.ts';
import { priceFloor, publishedPrice } from '#pricing/published-price.ts';
import { sentencesOf } from '#content/sentences.ts';
import { dollars } from '#model/format.ts';

/** The length of titles and descriptions that search results show in full, in characters. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 155;

/** The first candidate of at most `max` characters, or the shortest if none fits. */
export function firstFitting(candidates: readonly string[], max: number): string {
  const fits = candidates.find((candidate) => candidate.length <= max);
  return fits ?? candidates.reduce((a, b) => (b.length < a.length ? b : a));
}

/**
 * Joins as many sentences as fit in `max` characters. Skips a sentence that does not fit and tries the next.
 * Always keeps the first one, cut at a word boundary if it alone is too long.
 */
export function fittingSentences(sentences: readonly string[], max: number): string {
  const [first = '', ...rest] = sentences;
  const start = first.length <= max ? first : `${first.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
  return rest.reduce(
    (text, sentence) => (text.length + 1 + sentence.length <= max ? `${text} ${sentence}` : text),
    start,
  );
}

/**
 * The claims for meta descriptions (specification, section 1), most important first: the company's, or a
 * service's with its own lowest price. Claims whose fact is unknown are left out.
 */
export function claims(business: Business, service: Service | null = null): readonly string[] {
  const { pricing } = business;
  const price = service === null ? null : publishedPrice(service.catalogueSlug, pricing);
  const floor = service === null ? (pricing?.startingAt ?? null) : priceFloor(service.catalogueSlug, pricing);
  return [
    ...(price?.kind === 'building' ? ['Priced by the building.'] : []),
    ...(floor === null ? [] : [`Starting at ${dollars(floor)}.`]),
    ...claimsWithoutPrice(business),
  ];
}

/** The claims of a page whose description already says what its service costs. */
export function claimsWithoutPrice({ rating, yearsInBusiness, promises }: Business): readonly string[] {
  return [
    ...(rating === null ? [] : [`${rating.claimedReviews} reviews.`]),
    ...(yearsInBusiness === null ? [] : [`${yearsInBusiness} years of experience.`]),
    ...(promises.freeEstimates ? ['Free estimates.'] : []),
  ];
}

/**
 * A page's own description with the company's claims after its first sentence (specification, section 1), and
 * its other sentences as far as they fit.
 */
export function advertised(description: string, business: Business): string {
  const [first = '', ...rest] = sentencesOf(description);
  return fittingSentences([first, ...claims(business), ...rest], MAX_DESCRIPTION);
}

/** A service's short name, for titles. */
export const shortName = (service: Service): string => service.profile?.shortName ?? service.displayName;
