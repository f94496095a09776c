import type { Business } from '../domain/business.ts';

/** The picture and its alt text of pages without a card of their own. */
export const DEFAULT_CARD = {
  card: '/images/og/default.jpg',
  cardAlt: 'A drawn house of the Midlands after washing',
} as const;

/** The claims that descriptions advertise (specification, section 1), shortest last resort first dropped. */
export function claims(business: Business): readonly string[] {
  const { pricing, rating, yearsInBusiness } = business;
  return [
    `Starting at $${pricing.startingAt}.`,
    `${rating.claimedReviews} reviews.`,
    `${yearsInBusiness} years of experience.`,
    'Free estimates.',
  ];
}
