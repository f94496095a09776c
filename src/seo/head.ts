import type { Business } from '#model/business.ts';
import type { Service } from '#model/service.ts';

/** What search results show of a title and a description, in characters. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 155;

/** The first candidate that search results show whole; the shortest where none fits. */
export function fitting(candidates: readonly string[], most: number): string {
  const fits = candidates.find((candidate) => candidate.length <= most);
  return fits ?? candidates.reduce((a, b) => (b.length < a.length ? b : a));
}

/**
 * As many of the sentences as fit, in order; a sentence that does not fit is left out, later ones may still.
 * The first is always kept, cut at a word if it alone is too long.
 */
export function fittingSentences(sentences: readonly string[], most: number): string {
  const [first = '', ...rest] = sentences;
  const start = first.length <= most ? first : `${first.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
  return rest.reduce(
    (text, sentence) => (text.length + 1 + sentence.length <= most ? `${text} ${sentence}` : text),
    start,
  );
}

/** The claims that descriptions advertise (specification, section 1), in the order in which they are fitted in. */
export function claims(business: Business): readonly string[] {
  const { pricing, rating, yearsInBusiness } = business;
  return [
    `Starting at $${pricing.startingAt}.`,
    `${rating.claimedReviews} reviews.`,
    `${yearsInBusiness} years of experience.`,
    'Free estimates.',
  ];
}

/** The short name of a service, for titles. */
export const shortName = (service: Service): string => service.profile?.shortName ?? service.displayName;
