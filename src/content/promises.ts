import { capitalized, yearsAfter } from '#model/format.ts';
import type { Business } from '#model/business.ts';
import { credentials, isInsured, isLicensed, type Promises } from '#model/promises.ts';
import type { Service } from '#model/service.ts';
import { withArticle } from './names.ts';

const inBrackets = (...facts: readonly (string | null)[]): string => {
  const given = facts.filter((fact) => fact !== null);
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
};

/** 'licensed and insured', or only the one that applies; null if neither does. */
export function licensedAndInsured(business: Business): string | null {
  const words = credentials(business);
  return words.length === 0 ? null : words.join(' and ');
}

/**
 * 'We are licensed and insured', with number, carrier and limit if the owner gave them, else with the years of
 * experience if they are known; null for a company that is neither.
 */
export function credentialsSentence(business: Business): string | null {
  const { license, insuranceCarrier, coverageLimit, yearsInBusiness } = business;
  const number = inBrackets(license);
  const insurance = inBrackets(insuranceCarrier, coverageLimit === null ? null : `up to ${coverageLimit}`);
  const words = [
    ...(isLicensed(business) ? [`licensed${number}`] : []),
    ...(isInsured(business) ? [`insured${insurance}`] : []),
  ];
  if (words.length === 0) return null;
  const years =
    number + insurance === '' && yearsInBusiness !== null
      ? `, with ${yearsAfter('over', yearsInBusiness)} years of experience`
      : '';
  return `We are ${words.join(' and ')}${years}.`;
}

/**
 * The answer to whether the company is licensed and insured; empty for a company that is neither. Kept short, because it
 * is on every page about a place.
 */
export function insuredSentence(business: Business): string {
  const sentence = credentialsSentence(business);
  return sentence === null ? '' : `Yes, w${sentence.slice(1)}`;
}

/** The crew's reach, for the one service where height matters (specification, section 9). */
export function reachSentence(service: Service, { stories }: Promises): string {
  if (service.catalogueSlug !== 'gutter-cleaning' || stories === null) return '';
  return `We clean gutters up to ${stories} ${stories === 1 ? 'story' : 'stories'} high.`;
}

/** What the company does for a customer who is not happy: cleans again, or stands by its guarantee; empty if neither. */
export function satisfactionSentence({ guarantee, promises }: Business): string {
  if (promises.cleansAgain)
    return `Tell us, and we come back and clean it again${guarantee === null ? '' : `: that is our ${guarantee}`}.`;
  return guarantee === null ? '' : `Tell us. Our work comes with ${withArticle(guarantee)}.`;
}

/** 'a free estimate', or 'an estimate' if the company does not promise that. */
export const anEstimate = ({ freeEstimates }: Promises): string => (freeEstimates ? 'a free estimate' : 'an estimate');

/** The line under a call to action: what the estimate and the trip cost; null if the company promises neither. */
export function costOfAsking({ freeEstimates, noTravelFee }: Promises): string | null {
  const points = [
    ...(freeEstimates ? ['free estimates'] : []),
    ...(noTravelFee ? ['no travel fee in our service area'] : []),
  ];
  return points.length === 0 ? null : `${capitalized(points.join(', '))}.`;
}
