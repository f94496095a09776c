import type { Business } from '#model/business.ts';
import type { Service } from '#model/service.ts';

/** How fast a visit is set (specification, section 9). */
export const SCHEDULING = 'Usually within 2-5 days, and often the same day.';

/** The same among other sentences. */
export const SCHEDULING_SENTENCE = 'We can usually come within 2-5 days, and often the same day.';

const inBrackets = (...facts: readonly (string | null)[]): string => {
  const given = facts.filter((fact) => fact !== null);
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
};

/**
 * License and insurance, with number, carrier and limit only where the owner gave them. They take the place of the years
 * of experience, and each stands alone in its brackets: the sentence is on every page about a place, and each of its
 * words makes all of them more alike (docs/decisions/0010).
 */
export function insuredSentence({ license, insuranceCarrier, coverageLimit, yearsInBusiness }: Business): string {
  const number = inBrackets(license);
  const insurance = inBrackets(insuranceCarrier, coverageLimit === null ? null : `up to ${coverageLimit}`);
  const years = number + insurance === '' ? `, with over ${yearsInBusiness.replace('+', '')} years of experience` : '';
  return `Yes, we are licensed${number} and insured${insurance}${years}.`;
}

/** What the crew can reach, where that is a question (specification, section 9: gutter cleaning reaches 3 stories). */
export function reachOf(service: Service): string {
  return service.slug === 'gutter-cleaning' ? 'We clean gutters up to 3 stories high.' : '';
}
