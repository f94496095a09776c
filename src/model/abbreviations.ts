/**
 * The part of a regular expression that stands before the period of a sentence: it refuses the period of 'St.', 'a.m.'
 * and the like.
 */
export const NOT_AN_ABBREVIATION = String.raw`(?<!\b(?:St|Dr|Mt|No|U\.S|a\.m|p\.m))`;
