import type { Business } from '#model/business.ts';

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
