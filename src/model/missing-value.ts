/**
 * What JavaScript prints for a missing or unformatted value, and therefore what a failed import writes into a row.
 * Case-sensitive, because Nan is a name.
 */
export const MISSING_VALUE = /\[object \w+\]|\bundefined\b|\bNaN\b/;

/** Whether a text consists of such a value and nothing else. */
export const isMissingValue = (text: string): boolean =>
  text.replace(MISSING_VALUE, '').trim() === '' && text.trim() !== '';

/**
 * Whether a name is what databases and spreadsheets export for a missing value. In any case, but only as a whole: Null
 * Road is a name.
 */
export const isNullWord = (name: string): boolean => /^(?:null|none|n\/a|#n\/a|#ref!)$/i.test(name.trim());
