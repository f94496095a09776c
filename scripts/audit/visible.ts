import { listOf } from './structured-data.ts';

/** Where on the page a statement must stand. */
export type Part = 'page' | 'main';

/** A text of a page, ready to be looked through: letter case and white space do not change what it says. */
export const comparable = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a page's text says something; both are comparable. */
export type Says = (text: string, statement: string) => boolean;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text says something word for word. */
export const saysText: Says = (text, statement) => text.includes(comparable(statement));

function spellings(amount: string): string[] {
  const number = Number(amount);
  if (Number.isNaN(number)) return [amount];
  return [amount, String(number), number.toFixed(1), number.toFixed(2), number.toLocaleString('en-US')];
}

/** Whether a text holds a number by itself: 199 of $199, $199-$400 or $199.00, not of 1,199 or 199.50. */
export const saysNumber: Says = (text, amount) =>
  [...new Set(spellings(amount))].some((spelling) =>
    new RegExp(`(?<![\\d.,])${escapeRegExp(spelling)}(?!\\d|[.,]\\d)`).test(text),
  );

/** Whether a text holds a phone number, however its digits are set apart. A leading 1 is the country's. */
export const saysPhone: Says = (text, phone) => {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits !== '' && new RegExp(`(?<!\\d)${[...digits].join('\\D{0,3}')}(?!\\d)`).test(text);
};

/** The texts and numbers among the values of a property, as texts. */
export const textsOf = (value: unknown): string[] =>
  listOf(value).flatMap((entry) => (typeof entry === 'string' || typeof entry === 'number' ? [String(entry)] : []));

/** The names of the nodes among the values of a property. */
export const namesOf = (value: unknown): string[] =>
  listOf(value).flatMap((entry) =>
    typeof entry === 'object' && entry !== null ? textsOf((entry as { name?: unknown }).name) : [],
  );
