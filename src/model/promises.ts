import type { Pricing } from './pricing.ts';

/** What the company promises its customers. What is false or null is not promised, and no page says it. */
export interface Promises {
  readonly licensed: boolean;
  readonly insured: boolean;
  readonly freeEstimates: boolean;
  readonly noTravelFee: boolean;
  /** Answers a request on the day it arrives. */
  readonly answersSameDay: boolean;
  /** How soon a visit is possible: '2-5 days'. */
  readonly visitsWithin: string | null;
  /** Can often come on the day of the request. */
  readonly visitsSameDay: boolean;
  /** The highest gutters that the crew cleans, in stories. */
  readonly stories: number | null;
  /** Cleans again at no cost if something is not clean. */
  readonly cleansAgain: boolean;
  /** Gives references: customers nearby whom one can ask. */
  readonly references: boolean;
  /** The owners live in the area. */
  readonly locallyOwned: boolean;
}

/** The promises of a company that has made none. */
export const NO_PROMISES: Promises = {
  licensed: false,
  insured: false,
  freeEstimates: false,
  noTravelFee: false,
  answersSameDay: false,
  visitsWithin: null,
  visitsSameDay: false,
  stories: null,
  cleansAgain: false,
  references: false,
  locallyOwned: false,
};

/** Whether the company makes a promise. */
export const isPromised = (promises: Promises, name: keyof Promises): boolean =>
  promises[name] !== false && promises[name] !== null;

/** The facts that decide whether a business is licensed and insured. */
interface Credentials {
  readonly promises: Promises;
  readonly license: string | null;
  readonly insuranceCarrier: string | null;
  readonly coverageLimit: string | null;
}

/** Whether the company is licensed: it says so or gives its license number. */
export const isLicensed = ({ promises, license }: Credentials): boolean => promises.licensed || license !== null;

/** Whether the company is insured: it says so or gives its carrier or coverage limit. */
export const isInsured = ({ promises, insuranceCarrier, coverageLimit }: Credentials): boolean =>
  promises.insured || insuranceCarrier !== null || coverageLimit !== null;

/** What the company is: 'licensed', 'insured', both or neither. */
export const credentials = (business: Credentials): readonly string[] => [
  ...(isLicensed(business) ? ['licensed'] : []),
  ...(isInsured(business) ? ['insured'] : []),
];

/** Whether customers know the price before the work starts: the company publishes prices or gives free estimates. */
export const givesPriceFirst = ({ pricing, promises }: { pricing: Pricing | null; promises: Promises }): boolean =>
  pricing !== null || promises.freeEstimates;
