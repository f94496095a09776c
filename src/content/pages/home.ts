import type { Business } from '#model/business.ts';
import { googleReviews } from '#content/reviews.ts';
import { dollarRange, dollars } from '#model/format.ts';

/** The headline of the home page, unless the owner has one. */
export const HEADLINE = 'Green walls, streaked roofs, stained drives. We wash them clean.';

/** The benefits (specification, section 2). `hasReviews`: whether the page shows reviews below them. */
export const benefits = (hasReviews: boolean): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: 'Licensed & Insured',
    text: 'Your home is covered while we work on it, from the first hose to the last rinse.',
  },
  {
    title: 'Proven Reputation',
    text: hasReviews
      ? 'Neighbors send us to neighbors. Read what they say below, and ask us for an address near you.'
      : 'Neighbors send us to neighbors. Ask us for an address near you.',
  },
  {
    title: 'Efficient Service',
    text: 'Most house washes take 2-4 hours. We set up, wash, rinse and leave the yard as we found it.',
  },
  {
    title: 'Property Protection',
    text: 'We wet the plants, cover outlets and test a small spot before we wash a whole wall.',
  },
  {
    title: 'Long-Lasting Results',
    text: 'A soft wash kills the growth instead of rinsing off its top layer, so a clean house stays clean for 1-2 years.',
  },
  {
    title: 'Eco-Friendly',
    text: 'We mix no more cleaner than the wall needs, and we rinse until the soil is safe for roots.',
  },
  {
    title: 'Locally Owned & Operated',
    text: 'We live here too, with the same rain, dust and pollen that you wash off your porch.',
  },
];

/** A figure in large type, and what it says. */
interface Promised {
  readonly figure: string;
  readonly text: string;
}

const yearsPromise = ({ yearsInBusiness, since, region }: Business): Promised[] => {
  if (yearsInBusiness === null) return [];
  const text = since === null ? `of experience in ${region.area}` : `washing ${region.area} since ${since}`;
  return [{ figure: `${yearsInBusiness} years`, text }];
};

/** The strip of figures below the hero. Figures whose fact is unknown are left out. */
export function promises(business: Business): readonly Promised[] {
  const { pricing, rating } = business;
  return [
    pricing === null
      ? { figure: 'Free estimates', text: 'and no travel fee in our service area' }
      : {
          figure: `From ${dollars(pricing.startingAt)}`,
          text: `most jobs ${dollarRange(pricing.range)}, no travel fee in our service area`,
        },
    ...(rating === null ? [] : [{ figure: `${rating.value.toFixed(1)} stars`, text: `from ${googleReviews(rating)}` }]),
    ...yearsPromise(business),
    { figure: 'Under 500 PSI', text: 'on walls, roofs and painted wood' },
  ];
}

/** The commercial section of the home and city pages. */
export const COMMERCIAL = {
  title: 'Storefronts, complexes and HOAs, washed around your hours',
  text: 'We wash shopping centers, offices, apartment complexes and neighborhood entrances. We work before you open or after you close, keep walks passable, and send one invoice for every building.',
} as const;
