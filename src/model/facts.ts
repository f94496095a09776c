import { capitalized } from './format.ts';
import { NOT_AN_ABBREVIATION } from './abbreviations.ts';
import type { Business } from './business.ts';
import { credentials, givesPriceFirst, isInsured, isLicensed } from './promises.ts';

/**
 * The facts that texts may name in braces, by name, worded as inside a sentence; null for a fact that the owner has not
 * given.
 */
export type Facts = ReadonlyMap<string, string | null>;

/** A name in braces, or an unmatched brace. */
export const BRACES = /\{([^{}]*)\}|[{}]/g;

// A clause in brackets that names at least one fact, and the words that replace it if that fact is unknown.
const CLAUSE = /\[([^[\]|]*\{[^[\]|]*)(?:\|([^[\]|]*))?\]/g;

// The white space between two sentences. Unlike in src/content/sentences.ts, the next one may begin with a brace.
const BETWEEN_SENTENCES = new RegExp(`(?<=${NOT_AN_ABBREVIATION}[.!?]["')]?)\\s+`);

/**
 * Looks up a fact: null if it is unknown, undefined if no fact has the name. A capitalized name returns the fact
 * capitalized.
 */
export function findFact(name: string, facts: Facts): string | null | undefined {
  const plain = facts.get(name);
  const first = name.charAt(0);
  if (plain !== undefined || first === first.toLowerCase()) return plain;
  const fact = facts.get(first.toLowerCase() + name.slice(1));
  return fact === undefined || fact === null ? fact : capitalized(fact);
}

/**
 * Removes what depends on an unknown fact: its clause in brackets, or else its whole sentence. The words after a bar
 * replace the clause: 'We clean roofs[, up to {stories}]. Ask for [a {free} estimate|an estimate].' Does not fill in
 * the known facts.
 */
export function withoutUnknown(text: string, facts: Facts): string {
  if (!text.includes('{')) return text;
  const namesUnknown = (part: string): boolean =>
    [...part.matchAll(BRACES)].some(([, name]) => name !== undefined && findFact(name, facts) === null);
  const known = text.replace(CLAUSE, (_, clause: string, otherwise: string | undefined) =>
    namesUnknown(clause) ? (otherwise ?? '') : clause,
  );
  return namesUnknown(known)
    ? known
        .split(BETWEEN_SENTENCES)
        .filter((sentence) => !namesUnknown(sentence))
        .join(' ')
    : known;
}

/** Fills in the facts of a text and removes what depends on an unknown one. Leaves other braces alone. */
export const withFacts = (text: string, facts: Facts): string =>
  withoutUnknown(text, facts).replace(BRACES, (braces: string, name: string | undefined) =>
    name === undefined ? braces : (findFact(name, facts) ?? braces),
  );

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const joined = (...words: readonly string[]): string | null => (words.length === 0 ? null : words.join(' and '));

/** The owner's promises as facts: {free} for estimates, {cleansAgain}, {noTravelFee}, {stories} and so on. */
export function promiseFacts(business: Business): Facts {
  const { cleansAgain, freeEstimates, noTravelFee, visitsWithin, visitsSameDay, stories } = business.promises;
  const licensed = isLicensed(business);
  const insured = isInsured(business);
  const both = joined(...credentials(business));
  const storied = stories === 1 ? 'story' : 'stories';
  return new Map([
    ['licensed', licensed ? 'licensed' : null],
    ['insured', insured ? 'insured' : null],
    ['licensedAndInsured', both],
    ['aLicensedAndInsured', both === null ? null : `${licensed ? 'a' : 'an'} ${both}`],
    ['insurance', insured ? 'insurance' : null],
    ['insuranceAndLicense', insured && licensed ? 'insurance and license' : null],
    ['aLicenseAndInsurance', joined(...(licensed ? ['a license'] : []), ...(insured ? ['insurance'] : []))],
    ['cleansAgain', cleansAgain ? 'come back and clean it again' : null],
    ['free', freeEstimates ? 'free' : null],
    ['priceFirst', givesPriceFirst(business) ? 'know the price before we start' : null],
    ['noTravelFee', noTravelFee ? 'no travel fee' : null],
    ['visitsWithin', visitsWithin],
    ['visitsWithin.inWords', visitsWithin?.replace('-', ' to ') ?? null],
    ['sameDayService', visitsSameDay ? 'same-day service' : null],
    ['stories', stories === null ? null : `${stories} ${storied}`],
    ['stories.inWords', stories === null ? null : `${NUMBERS[stories] ?? stories} ${storied}`],
  ]);
}
