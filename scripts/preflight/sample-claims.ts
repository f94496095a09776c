import type { Business, CONFIRMABLE_FACTS, Review } from '#model/business.ts';
import { isPromised, type Promises } from '#model/promises.ts';

/** A claim of the sample company, which an owner can leave standing by mistake or make with good reason. */
interface SampleClaim {
  readonly fact: (typeof CONFIRMABLE_FACTS)[number];
  /** Where the business file has it. */
  readonly field: string;
  readonly equals: (business: Business) => boolean;
  readonly says: string;
}

/** What the sample company promises, and how preflight says so. */
const SAMPLE_PROMISES: { readonly [Name in keyof Promises]: readonly [value: Promises[Name], says: string] } = {
  licensed: [true, 'that you are licensed'],
  insured: [true, 'that you are insured'],
  freeEstimates: [true, 'of free estimates'],
  noTravelFee: [true, 'of no travel fee'],
  answersSameDay: [true, 'of an answer on the same day'],
  visitsWithin: ['2-5 days', 'of a visit within 2-5 days'],
  visitsSameDay: [true, 'that you often come on the same day'],
  stories: [3, 'of clean gutters up to 3 stories'],
  cleansAgain: [true, 'to clean again at no cost what is not clean'],
  references: [true, 'to name customers nearby who can be asked'],
  locallyOwned: [true, 'that the owners live in the area'],
};

const promiseClaims = (Object.keys(SAMPLE_PROMISES) as (keyof Promises)[]).map((name): SampleClaim => {
  const [value, says] = SAMPLE_PROMISES[name];
  return {
    fact: `promises.${name}`,
    field: `promises.${name}`,
    equals: ({ promises }) => isPromised(promises, name) && promises[name] === value,
    says: `The promise ${says} is the sample's.`,
  };
});

/** The sample's claims, compared whatever the business file says about being a sample. */
export const SAMPLE_CLAIMS: readonly SampleClaim[] = [
  { fact: 'since', field: 'since', equals: ({ since }) => since === 2014, says: "The year is the sample's, 2014." },
  {
    fact: 'yearsInBusiness',
    field: 'yearsInBusiness',
    equals: ({ yearsInBusiness }) => yearsInBusiness === '10+',
    says: "The years in business are the sample's, 10+.",
  },
  {
    fact: 'rating',
    field: 'rating.value and rating.count',
    // Any company may have five stars: the count is what tells.
    equals: ({ rating }) => rating?.count === 65,
    says: "The rating is the sample's, from 65 reviews.",
  },
  {
    fact: 'claimedReviews',
    field: 'rating.claimedReviews',
    equals: ({ rating }) => rating?.claimedReviews === '500+',
    says: "The number of reviews claimed in all is the sample's, 500+.",
  },
  ...promiseClaims,
];

/** How the texts of the twelve sample reviews begin, as `comparable` writes them. */
const OPENINGS = [
  'the north wall of our house had gone green',
  'roof streaks are gone they explained why',
  'our driveway was orange from clay',
  'gutters on three sides two stories done before lunch',
  'i could not be home they sent a note when they came',
  'the dock is safe to walk on again they started with plain water',
  'they pointed out a loose downspout and a cracked window',
  'they moved our visit because of thunder and came two days later',
  'our hoa letter had a date on it',
  'the oil spot is not fully gone but they told me so first',
  'after the pollen the porch ceiling was yellow',
  'we manage two buildings they worked before opening',
] as const;

const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a review has the text of a sample review, whatever its author, date and `sample` say. */
export function isSampleReview({ reviewBody }: Pick<Review, 'reviewBody'>): boolean {
  const text = comparable(reviewBody);
  return OPENINGS.some((opening) => text.startsWith(opening));
}
