import type { Business } from '../domain/business.ts';
import type { Service } from '../domain/service.ts';
import { wordsOf } from './service-words.ts';

/** An hour of the day as people say it: '08:00' gives '8:00 AM'. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The hours claim of the pages: both readings of the specification in one phrase. */
export function hoursClaim(business: Business): string {
  const { opens, closes, emergency } = business.hours;
  return `Regular hours ${clockTime(opens)} to ${clockTime(closes)}, ${emergency}`;
}

/** How fast a visit is set (specification, section 9). */
export const SCHEDULING = (business: Business): string =>
  `Usually within 2-5 days, and often the same day when a crew is near. ${hoursClaim(business)}.`;

/** License and insurance, with number, carrier and limit only where the owner gave them. */
export function insuredSentence(business: Business): string {
  const { license, insuranceCarrier, coverageLimit } = business;
  const number = license === null ? '' : ` Our license number is ${license}.`;
  const carrier = insuranceCarrier === null ? '' : ` ${insuranceCarrier} insures our work${coverageLimit === null ? '' : ` up to ${coverageLimit}`}.`;
  return `Yes, we are licensed and insured, with over ${business.yearsInBusiness.replace('+', '')} years of experience.${number}${carrier}`;
}

/** What the crew can reach, by service (specification, section 9: gutter cleaning reaches 3 stories). */
export function reachOf(service: Service, business: Business): string {
  if (service.slug === 'gutter-cleaning') return 'We clean gutters up to 3 stories high.';
  return `The same trained crew has done ${wordsOf(service).gerund} since ${business.since}.`;
}
