import type { Business } from '#model/business.ts';
import type { Service } from '#model/service.ts';

const inBrackets = (...facts: readonly (string | null)[]): string => {
  const given = facts.filter((fact) => fact !== null);
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
};

/**
 * The sentence about license and insurance, with number, carrier and limit if the owner gave them, else with
 * the years of experience if they are known. Kept short, because it is on every page about a place.
 */
export function insuredSentence({ license, insuranceCarrier, coverageLimit, yearsInBusiness }: Business): string {
  const number = inBrackets(license);
  const insurance = inBrackets(insuranceCarrier, coverageLimit === null ? null : `up to ${coverageLimit}`);
  const years =
    number + insurance === '' && yearsInBusiness !== null
      ? `, with over ${yearsInBusiness.replace('+', '')} years of experience`
      : '';
  return `Yes, we are licensed${number} and insured${insurance}${years}.`;
}

/** The crew's reach, for the one service where height matters (specification, section 9). */
export function reachSentence(service: Service): string {
  return service.catalogueSlug === 'gutter-cleaning' ? 'We clean gutters up to 3 stories high.' : '';
}
