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
