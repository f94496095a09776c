/** Folds letter case and white space, so that two texts that a reader sees as equal compare as equal. */
export const comparable = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a page's text contains a statement; `text` is comparable, `statement` is as written. */
export type Contains = (text: string, statement: string) => boolean;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text contains a statement word for word. */
export const containsText: Contains = (text, statement) => text.includes(comparable(statement));

function numberFormats(amount: string): string[] {
  const number = Number(amount);
  if (Number.isNaN(number)) return [amount];
  return [amount, String(number), number.toFixed(1), number.toFixed(2), number.toLocaleString('en-US')];
}

/** Whether a text contains a number of its own: 199 of $199, $199-$400 or $199.00, not of 1,199 or 199.50. */
export const containsNumber: Contains = (text, amount) =>
  [...new Set(numberFormats(amount))].some((format) =>
    new RegExp(`(?<![\\d.,])${escapeRegExp(format)}(?!\\d|[.,]\\d)`).test(text),
  );

/** Whether a text contains a phone number, whatever separates its digits. A leading 1 is the country code. */
export const containsPhone: Contains = (text, phone) => {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits !== '' && new RegExp(`(?<!\\d)${[...digits].join('\\D{0,3}')}(?!\\d)`).test(text);
};
