/**
 * What JavaScript makes of a missing or unformatted value that is put into a text, and what a failed import therefore
 * writes into a row. Case matters: Nan is a name.
 */
export const MISSING_VALUE = /\[object \w+\]|\bundefined\b|\bNaN\b/;

/** Whether a text is nothing but such a value. */
export const isMissingValue = (text: string): boolean =>
  text.replace(MISSING_VALUE, '').trim() === '' && text.trim() !== '';
