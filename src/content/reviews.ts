import type { CompanyRating, Review } from '#model/business.ts';

/** Stars as text: 4 is ★★★★☆. A fraction adds no star, so that 4.7 is not shown as 5. */
export function starsOf(rating: number): string {
  const full = Math.floor(rating);
  return '★'.repeat(full) + '☆'.repeat(5 - full);
}

/** The number of reviews that a rating comes from: '65 Google reviews'. */
export const googleReviews = ({ count }: CompanyRating): string =>
  count === 1 ? '1 Google review' : `${count} Google reviews`;

/**
 * The reviews that the company claims: '500+ 5-star reviews'. Says how many stars only if the rating is 5 and no
 * review of the site has fewer.
 */
export function claimedReviews(rating: CompanyRating, reviews: readonly Pick<Review, 'rating'>[]): string {
  const isPerfect = rating.value === 5 && reviews.every((review) => review.rating === 5);
  return `${rating.claimedReviews} ${isPerfect ? '5-star ' : ''}reviews`;
}

/** What a page is about, for the choice of its reviews; leave out what it is not about. */
export interface ReviewSubject {
  readonly town?: string;
  /** A service's slug in the catalogue. */
  readonly service?: string;
}

const SUBJECT_FIELDS = ['service', 'town'] as const;

/**
 * The reviews that fit a page, the closest first and otherwise in the order given: each names the town or the service
 * of the page, and no other town or service. Reviews that name neither fit no page in particular.
 */
export function fittingReviews<R extends Pick<Review, 'town' | 'service'>>(
  reviews: readonly R[],
  subject: ReviewSubject,
): readonly R[] {
  const same = (review: R, field: (typeof SUBJECT_FIELDS)[number]): boolean =>
    review[field]?.toLowerCase() === subject[field]?.toLowerCase();
  const shared = (review: R) =>
    SUBJECT_FIELDS.filter((field) => review[field] !== undefined && subject[field] !== undefined);
  return reviews
    .filter((review) => shared(review).length > 0 && shared(review).every((field) => same(review, field)))
    .toSorted((a, b) => shared(b).length - shared(a).length);
}
