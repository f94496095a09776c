/** Joins names as English does: 'A', 'A and B', 'A, B and C'. */
export function listOf(names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names[names.length - 1]!}`;
}

/** The possessive of a name: "Irmo's", "Winnsboro Mills'" by the rule that a plural in s takes the apostrophe alone. */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}'` : `${name}'s`;
}

// Spoken with a vowel although spelled with a consonant, and the reverse (one, university).
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|sa|ti)|hour|honest|heir)/i;
const CONSONANT_SOUND = /^(?:one\b|once\b|eu|ewe)/i;
// Letters read out one by one: an HOA, an RV, a UV lamp.
const VOWEL_LETTERS = /^[AEFHILMNORSX][A-Z]{1,3}\b/;

/** A noun phrase with its indefinite article: 'a house wash', 'an oil stain'. */
export function withArticle(phrase: string): string {
  const vowel = VOWEL_LETTERS.test(phrase) || (VOWEL_SOUND.test(phrase) && !CONSONANT_SOUND.test(phrase));
  return `${vowel ? 'an' : 'a'} ${phrase}`;
}

/** A text with its first letter upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'one neighborhood' or '12 neighborhoods'; figures get thousands separators. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/** Up to `most` names, then how many more there are: 'A, B, C +4 more'. */
export function namesAndMore(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} +${rest} more` : listOf(names);
}
