import type { Coordinates } from './geography.ts';
import type { Pricing } from './pricing.ts';
import type { Promises } from './promises.ts';
import type { Region } from './region.ts';

/** An advertised offer. A dated one is shown from its first to its last day (ISO days, inclusive). */
export interface Offer {
  readonly name: string;
  readonly description: string;
  /** US dollars; null for an offer that only has a discount. */
  readonly price: number | null;
  /** US dollars off; null for a fixed price. */
  readonly discount: number | null;
  /** Slugs of the services it is for; empty when it is for all. */
  readonly services: readonly string[];
  /**
   * The sizes that the price is for, by service, in the unit of its price rule; otherwise the smallest that its page
   * names.
   */
  readonly sizes?: Readonly<Record<string, number>> | undefined;
  readonly validFrom: string | null;
  readonly validThrough: string | null;
}

/** The rating that the company shows. */
export interface CompanyRating {
  readonly value: number;
  readonly count: number;
  readonly claimedReviews: string;
  readonly markup: boolean;
}

/**
 * What an owner may confirm before a launch: claims that equal the sample's, facts that the company does not have or
 * show, and that it works without a store.
 */
export const CONFIRMABLE_FACTS = [
  'since',
  'yearsInBusiness',
  'rating',
  'claimedReviews',
  'promises.licensed',
  'promises.insured',
  'promises.freeEstimates',
  'promises.noTravelFee',
  'promises.answersSameDay',
  'promises.visitsWithin',
  'promises.visitsSameDay',
  'promises.stories',
  'promises.cleansAgain',
  'promises.references',
  'promises.locallyOwned',
  'license',
  'insuranceCarrier',
  'coverageLimit',
  'insuranceCertificate',
  'crew',
  'address.street',
  'facebookUrl',
  'reviewUrl',
  'store',
] as const;

/** Someone who comes to the customer's house. */
export interface CrewMember {
  readonly name: string;
  /** What they do: 'Owner, roofs'. */
  readonly role: string;
  /** The path of a square picture on this site; null for none. */
  readonly picture: string | null;
}

/** The days of the week in the order in which pages name them, by the names that schema.org uses. */
export const WEEK_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type WeekDay = (typeof WEEK_DAYS)[number];

/** The hours of some days ('08:00', 24-hour clock); `closes` before `opens` is on the next day. */
export interface DayHours {
  readonly days: readonly WeekDay[];
  readonly opens: string;
  readonly closes: string;
}

/** The regular hours, and the emergency service. */
export interface OpeningHours extends Omit<DayHours, 'days'> {
  /** The days with these hours; every day if absent. */
  readonly days?: readonly WeekDay[] | undefined;
  /** Days with other hours; on a day that is in neither list the company is closed. */
  readonly otherDays?: readonly DayHours[] | undefined;
  /** The emergency service, in words: '24/7 emergency service'; null for none. */
  readonly emergency: string | null;
  /** Whether structured data says round the clock because of the emergency service; true if absent. */
  readonly emergencyMarkup?: boolean | undefined;
}

/** The hours by day, the days of each group in the order of the week; a day is in one group at most. */
export const hoursByDay = ({ days = WEEK_DAYS, opens, closes, otherDays = [] }: OpeningHours): readonly DayHours[] =>
  [{ days, opens, closes }, ...otherDays].map((hours) => ({
    ...hours,
    days: WEEK_DAYS.filter((day) => hours.days.includes(day)),
  }));

/** Whether structured data says that the company is open round the clock (decisions, 'Facts'). */
export const isRoundTheClock = ({ emergency, emergencyMarkup = true }: OpeningHours): boolean =>
  emergency !== null && emergencyMarkup;

/**
 * The owner's facts (specification, sections 3 and 9). Where a fact is null, pages leave out what would state
 * it, or use default wording.
 */
export interface Business {
  readonly sample: boolean;
  readonly name: string;
  readonly url: string;
  /** The headline of the home page; null for the default one. */
  readonly headline: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly yearsInBusiness: string | null;
  readonly since: number | null;
  readonly license: string | null;
  readonly insuranceCarrier: string | null;
  readonly coverageLimit: string | null;
  /** The path of the certificate of insurance on this site, such as /images/insurance.pdf; absent until given. */
  readonly insuranceCertificate?: string | undefined;
  /** The people who come, with their pictures; absent until given. */
  readonly crew?: readonly CrewMember[] | undefined;
  readonly address: {
    readonly street: string | null;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  /** Where the company works. */
  readonly region: Region;
  /** The crew's starting point. */
  readonly base: Coordinates;
  readonly facebookUrl: string | null;
  readonly reviewUrl: string | null;
  readonly logo: string;
  readonly hours: OpeningHours | null;
  readonly pricing: Pricing | null;
  readonly offers: readonly Offer[];
  readonly area: {
    readonly businessRadiusKm: number;
    readonly serviceRadiusMeters: number;
    readonly counties: readonly string[];
  };
  readonly rating: CompanyRating | null;
  readonly guarantee: string | null;
  readonly promises: Promises;
  /** Facts that equal the sample's and that the owner has confirmed as true, or leaves out on purpose. */
  readonly confirmed: readonly (typeof CONFIRMABLE_FACTS)[number][];
}

/** The offers valid on a day (ISO yyyy-mm-dd): undated ones, and those whose dates include it. */
export function offersOn(offers: readonly Offer[], day: string): readonly Offer[] {
  return offers.filter((offer) => (offer.validFrom ?? day) <= day && day <= (offer.validThrough ?? day));
}

/** A customer's review. A sample is labelled 'Sample' wherever it appears. */
export interface Review {
  readonly author: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly reviewBody: string;
  /** ISO day. */
  readonly datePublished: string;
  readonly authorBadge: string | null;
  /** The slug of the service it is about; null if it names none. */
  readonly service: string | null;
  /** The slug of the city it comes from; null if it names none. */
  readonly city: string | null;
  readonly sample: boolean;
}
