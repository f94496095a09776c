import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import type { Business } from '#model/business.ts';
import { measuredRule } from './measured-rule.ts';

/** A business with every fact that pages state. */
export const OWN_BUSINESS = {
  ...DEFAULT_BUSINESS,
  name: 'Test Washing',
  phone: '(803) 555-0100',
  email: 'quotes@example.com',
  yearsInBusiness: '10+',
  since: 2014,
  hours: { opens: '08:00', closes: '20:00', emergency: '24/7 emergency service' },
  pricing: {
    startingAt: 199,
    range: { from: 199, to: 400 },
    sample: false,
    rules: [measuredRule('house-washing', 199, { from: 300, to: 450 })],
  },
  rating: { value: 5, count: 65, claimedReviews: '500+', markup: true },
  guarantee: '100% satisfaction guarantee',
  promises: {
    licensed: true,
    insured: true,
    freeEstimates: true,
    noTravelFee: true,
    answersSameDay: true,
    visitsWithin: '2-5 days',
    visitsSameDay: true,
    stories: 3,
    cleansAgain: true,
    references: true,
    locallyOwned: true,
  },
} as const satisfies Business;
