import type { Business, CompanyRating } from './business.ts';
import type { PriceRange } from './pricing.ts';

/** The months in order. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Capitalizes the first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats an ISO day, '2026-06-08': 'June 8, 2026'. Independent of the machine's locale data. */
export function formatDate(isoDay: string): string {
  const [year = '', month = '1', day = '1'] = isoDay.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

/** Formats an ISO month, '2026-06', or the month of a day: 'June 2026'. */
export function formatMonth(iso: string): string {
  const [year = '', month = '1'] = iso.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/**
 * A rating with one decimal. Further decimals are cut off, so that 4.96 is not shown as 5.0. Takes the number's digits,
 * because arithmetic may lose a tenth.
 */
export function ratingFigure({ value }: Pick<CompanyRating, 'value'>): string {
  const [stars = '', decimals = ''] = String(value).split('.');
  return `${stars}.${decimals.slice(0, 1) || '0'}`;
}

/** Formats an integer with thousands separators: 1,500. Much faster than Intl.NumberFormat. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats an amount of US dollars: $199, $0.35. */
export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${thousands(amount)}` : `$${amount.toFixed(2)}`;
}

/** Formats a range of prices: $275-$450, or $150 if both ends are equal. */
export function dollarRange({ from, to }: PriceRange): string {
  return from === to ? dollars(from) : `${dollars(from)}-${dollars(to)}`;
}

/** Joins names as a list: 'A', 'A and B', 'A, B and C'. */
export function listOf(names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names[names.length - 1]!}`;
}

/** Formats a 24-hour time: '08:00' becomes '8:00 AM'. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/**
 * Years in business inside a sentence: '10+' becomes 'over 10' or 'more than 10'. A text without a plus stays
 * as it is.
 */
export const yearsAfter = (phrase: 'over' | 'more than', years: string): string =>
  years.endsWith('+') ? `${phrase} ${years.slice(0, -1)}` : years;

const SATISFACTION = /\bsatisfaction guarantee$/i;

/**
 * The guarantee as a heading or badge: '100% satisfaction guarantee' becomes '100% Satisfaction Guaranteed'
 * (specification, section 2); any other wording is only capitalized. Null without a guarantee.
 */
export const guaranteeClaim = ({ guarantee }: Business): string | null =>
  guarantee?.replace(SATISFACTION, 'Satisfaction Guaranteed').replace(/^./, (first) => first.toUpperCase()) ?? null;

/**
 * The day (ISO yyyy-mm-dd) at an ISO instant in a time zone such as America/New_York; a day is returned as it is.
 */
export const dayAt = (at: string, timeZone: string): string =>
  at.includes('T') ? new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at)) : at;
