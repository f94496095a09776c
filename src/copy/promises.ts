import type { Business } from '../domain/business.ts';
import type { Service } from '../domain/service.ts';

/** How fast a visit is set (specification, section 9). */
export const SCHEDULING = 'Usually within 2-5 days, and often the same day.';

/** The same among other sentences. */
export const SCHEDULING_SENTENCE = 'We can usually come within 2-5 days, and often the same day.';

/** License and insurance, with number, carrier and limit only where the owner gave them. */
export function insuredSentence(business: Business): string {
  const { license, insuranceCarrier, coverageLimit } = business;
  const number = license === null ? '' : ` Our license number is ${license}.`;
  const carrier =
    insuranceCarrier === null
      ? ''
      : ` ${insuranceCarrier} insures our work${coverageLimit === null ? '' : ` up to ${coverageLimit}`}.`;
  return `Yes, we are licensed and insured, with over ${business.yearsInBusiness.replace('+', '')} years of experience.${number}${carrier}`;
}

/** What the crew can reach, where that is a question (specification, section 9: gutter cleaning reaches 3 stories). */
export function reachOf(service: Service): string {
  return service.slug === 'gutter-cleaning' ? 'We clean gutters up to 3 stories high.' : '';
}
