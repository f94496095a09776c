import { listOf } from '#model/format.ts';

/**
 * The possessive of a name: "Irmo's", "Winnsboro Mills'". A name that ends in s takes the apostrophe alone.
 */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}'` : `${name}'s`;
}

// Includes words with a silent h; excludes a u pronounced as in 'university'.
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|sa|ti)|hour|honest|heir)/i;
const CONSONANT_SOUND = /^(?:one\b|once\b|eu|ewe)/i;
// Initialisms whose first letter is pronounced with a vowel: an HOA, an RV (but a UV lamp).
const VOWEL_LETTERS = /^[AEFHILMNORSX][A-Z]{1,3}\b/;

/** A noun phrase with its indefinite article: 'a house wash', 'an oil stain'. */
export function withArticle(phrase: string): string {
  const vowel = VOWEL_LETTERS.test(phrase) || (VOWEL_SOUND.test(phrase) && !CONSONANT_SOUND.test(phrase));
  return `${vowel ? 'an' : 'a'} ${phrase}`;
}

/** A count and its noun: '1 neighborhood', '12 neighborhoods', '1,200 neighborhoods'. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/** Up to `max` names, then the number of the rest: 'A, B, C +4 more'. */
export function namesAndMore(names: readonly string[], max: number): string {
  const rest = names.length - max;
  return rest > 0 ? `${names.slice(0, max).join(', ')} +${rest} more` : listOf(names);
}
