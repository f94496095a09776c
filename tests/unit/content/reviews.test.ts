import { describe, expect, it } from 'vitest';
import { promises } from '#content/pages/home.ts';
import { priceAndRating } from '#content/price-and-rating.ts';
import { claimedReviews, googleReviews, starsOf } from '#content/reviews.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { smallModel } from '#tests/support/small-model.ts';

const { rating } = OWN_BUSINESS;

describe('the words about reviews', () => {
  it.each([
    [5, '★★★★★'],
    [4.9, '★★★★☆'],
    [3, '★★★☆☆'],
    [1, '★☆☆☆☆'],
  ])('show %d as %s, never a star more than the rating', (value, stars) => {
    expect(starsOf(value)).toBe(stars);
  });

  it('claim five stars only if the rating is 5 and every review of the site has five', () => {
    expect(claimedReviews(rating, [])).toBe('500+ 5-star reviews');
    expect(claimedReviews(rating, [{ rating: 5 }])).toBe('500+ 5-star reviews');
    expect(claimedReviews({ ...rating, value: 4.9 }, [{ rating: 5 }])).toBe('500+ reviews');
    expect(claimedReviews(rating, [{ rating: 5 }, { rating: 4 }])).toBe('500+ reviews');
  });

  it('count one review in the singular', () => {
    expect(googleReviews({ ...rating, count: 1 })).toBe('1 Google review');
    expect(googleReviews({ ...rating, count: 65 })).toBe('65 Google reviews');
  });
});

it('a rating of 4.96 is 4.9 wherever pages say it', () => {
  const model = smallModel();
  const rated = { ...model, business: { ...model.business, rating: { ...rating, value: 4.96 } } };
  expect(promises(rated).map(({ figure }) => figure)).toContain('4.9 stars');
  expect(priceAndRating(rated, { counted: true }).join()).toContain('4.9 stars from 65');
  expect(priceAndRating(rated, { counted: false }).join()).toContain('4.9 stars on Google');
});
