import type { Business } from '#model/business.ts';
import type { Model } from '#model/model.ts';
import type { PreflightItem } from './item.ts';
import { isFrontPage, isSampleAddress, isSampleHost, isSamplePhone } from './sample-marks.ts';

const FILE = 'data/catalogue/business.json';

/** Everything about the business: what keeps its file from being read, or what in it is a sample, lacks or is worth a word. */
export function businessItems({
  business,
  businessIssues,
}: Pick<Model, 'business' | 'businessIssues'>): PreflightItem[] {
  const mend = `${FILE}: mend it, then run npm run preflight again: the rest of the list is about what stands in it`;
  // What the pages say meanwhile is nobody's business: its samples and gaps would lead away from the file.
  if (businessIssues.length > 0) return businessIssues.map((says) => ({ topic: 'file', says, mend }));
  return [...businessSamples(business), ...businessFacts(business), ...ratingNote(business)];
}

/** What in the business file is still a sample. */
function businessSamples(business: Business): PreflightItem[] {
  const marks: readonly (readonly [isSample: boolean, says: string, mend: string])[] = [
    [business.sample, `The business is the sample '${business.name}'.`, 'fill in your facts, then set sample to false'],
    [isSampleAddress(business.url), `The site's address is ${business.url}.`, 'url'],
    [isSampleHost(business.email.split('@')[1] ?? ''), `The email address is ${business.email}.`, 'email'],
    [isSamplePhone(business.phone), `The phone number ${business.phone} is nobody's.`, 'phone'],
    ...(['facebookUrl', 'reviewUrl'] as const).map((field) => {
      const link = business[field];
      return [link !== null && isFrontPage(link), `${link} is no page of yours.`, field] as const;
    }),
  ];
  return marks
    .filter(([isSample]) => isSample)
    .map(([, says, mend]) => ({ topic: 'sample', says, mend: `${FILE}: ${mend}` }));
}

/** Facts of the business nobody has given yet: pages use default wording or leave the link out. */
function businessFacts(business: Business): PreflightItem[] {
  const facts: readonly (readonly [value: string | null, name: string, field: string])[] = [
    [business.license, 'The license number', 'license'],
    [business.insuranceCarrier, 'The insurance carrier', 'insuranceCarrier'],
    [business.coverageLimit, 'The limit of the insurance', 'coverageLimit'],
    [business.address.street, 'The street address', 'address.street'],
    [business.facebookUrl, 'The Facebook page', 'facebookUrl'],
    [business.reviewUrl, 'The page where customers leave a review', 'reviewUrl'],
  ];
  return facts
    .filter(([value]) => value === null)
    .map(([, name, field]) => ({ topic: 'fact', says: `${name} is not given.`, mend: `${FILE}: ${field}` }));
}

/** Why an owner may want the rating out of the structured data; nothing when it is. */
function ratingNote(business: Business): PreflightItem[] {
  if (!business.rating.markup) return [];
  // developers.google.com/search/docs/appearance/structured-data/review-snippet, 'self-serving reviews'
  const says =
    `The home page's structured data carries your rating (${business.rating.value} from ${business.rating.count} reviews) ` +
    'and three reviews. Google shows no stars for what a business publishes about itself, so expect none from it.';
  return [{ topic: 'note', says, mend: `${FILE}: rating.markup false takes it out; the reviews stay on the page` }];
}
