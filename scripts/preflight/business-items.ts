import { type Business, CONFIRMABLE_FACTS, isRoundTheClock } from '#model/business.ts';
import { ratingFigure } from '#model/format.ts';
import type { Model } from '#model/model.ts';
import { regularHours } from '#model/opening-hours.ts';
import { isInsured, isLicensed } from '#model/promises.ts';
import type { PreflightItem } from './report.ts';
import { SAMPLE_CLAIMS } from './sample-claims.ts';
import { isFrontPage, isSampleAddress, isSampleHost, isSamplePhone } from './sample-marks.ts';

const FILE = 'data/catalogue/business.json';

/**
 * The items of the business file: its issues if it is invalid; otherwise samples, missing facts, and notes on what
 * structured data states.
 */
export function businessItems({
  business,
  businessIssues,
  reviews,
}: Pick<Model, 'business' | 'businessIssues' | 'reviews'>): PreflightItem[] {
  const fix = `${FILE}: fix it, then run npm run preflight again to list the other items of the business`;
  // An invalid file is replaced by defaults, whose samples and missing facts would distract from its issues.
  if (businessIssues.length > 0) return businessIssues.map((says) => ({ topic: 'file', says, fix }));
  return [
    ...businessSamples(business),
    ...claimItems(business),
    ...businessFacts(business),
    ...hoursNote(business),
    ...ratingNote(business, reviews.length),
  ];
}

/** Sample values in the business file. */
function businessSamples(business: Business): PreflightItem[] {
  const marks: readonly (readonly [isSample: boolean, says: string, fix: string])[] = [
    [business.sample, `The business is the sample '${business.name}'.`, 'fill in your facts, then set sample to false'],
    [isSampleAddress(business.url), `The site's address is ${business.url}.`, 'url'],
    [isSampleHost(business.email?.split('@')[1] ?? ''), `The email address is ${business.email}.`, 'email'],
    [isSamplePhone(business.phone ?? ''), `The phone number ${business.phone} is reserved for fiction.`, 'phone'],
    ...(['facebookUrl', 'reviewUrl'] as const).map((field) => {
      const link = business[field];
      return [link !== null && isFrontPage(link), `${link} is not your own page.`, field] as const;
    }),
  ];
  return marks
    .filter(([isSample]) => isSample)
    .map(([, says, fix]) => ({ topic: 'sample', says, fix: `${FILE}: ${fix}` }));
}

/** Claims that still equal the sample's, unless the owner has confirmed them. */
function claimItems(business: Business): PreflightItem[] {
  return SAMPLE_CLAIMS.filter(({ fact, equals }) => equals(business) && !business.confirmed.includes(fact)).map(
    ({ fact, field, says }) => ({
      topic: 'sample',
      says,
      fix: `${FILE}: ${field}. If it is true of your company, add "${fact}" to the list "confirmed"`,
    }),
  );
}

/**
 * Missing facts, for which pages use default wording or omit the link. A company that does not say that it is licensed
 * or insured need not show it.
 */
function businessFacts(business: Business): PreflightItem[] {
  const { confirmed } = business;
  const facts: readonly (readonly [value: string | null, name: string, field: string])[] = [
    [business.phone, 'The phone number', 'phone'],
    [business.email, 'The email address', 'email'],
    ...(isLicensed(business) ? [[business.license, 'The license number', 'license'] as const] : []),
    ...(isInsured(business)
      ? ([
          [business.insuranceCarrier, 'The insurance carrier', 'insuranceCarrier'],
          [business.coverageLimit, 'The limit of the insurance', 'coverageLimit'],
          [business.insuranceCertificate ?? null, 'The certificate of insurance', 'insuranceCertificate'],
        ] as const)
      : []),
    [(business.crew ?? []).length === 0 ? null : 'given', 'The crew, with names and pictures,', 'crew'],
    [business.address.street, 'The street address', 'address.street'],
    [business.facebookUrl, 'The Facebook page', 'facebookUrl'],
    [business.reviewUrl, 'The page where customers leave a review', 'reviewUrl'],
  ];
  const confirmable: readonly string[] = CONFIRMABLE_FACTS;
  return facts
    .filter(([value, , field]) => value === null && !confirmed.some((fact) => fact === field))
    .map(([, name, field]) => ({
      topic: 'fact',
      says: `${name} is not given.`,
      fix:
        `${FILE}: ${field}` +
        (confirmable.includes(field) ? `. If pages are to go without it, add "${field}" to the list "confirmed"` : ''),
    }));
}

/** A note for owners on round-the-clock hours in the structured data, which their business profile may contradict. */
function hoursNote({ hours }: Business): PreflightItem[] {
  if (hours === null || !isRoundTheClock(hours)) return [];
  const says =
    `The home page's structured data says that you are open around the clock, for your '${hours.emergency}'. ` +
    `If your Google Business Profile says ${regularHours(hours)}, the two contradict each other.`;
  return [{ topic: 'note', says, fix: `${FILE}: set hours.emergencyMarkup to false to give the regular hours there` }];
}

/** A note for owners on the rating in the structured data, which they may want to remove. */
function ratingNote(business: Business, reviewCount: number): PreflightItem[] {
  if (business.rating?.markup !== true || reviewCount === 0) return [];
  const shown = Math.min(reviewCount, 3);
  // developers.google.com/search/docs/appearance/structured-data/review-snippet, 'self-serving reviews'
  const says =
    `The home page's structured data carries your rating (${ratingFigure(business.rating)} from ${business.rating.count} reviews) ` +
    `and ${shown === 1 ? 'a review' : `${shown} reviews`}. Google shows no stars for ratings that a business publishes about itself.`;
  return [
    { topic: 'note', says, fix: `${FILE}: set rating.markup to false to remove it; the reviews stay on the page` },
  ];
}
