import type { Business } from './business.ts';
import { credentials, isInsured, isLicensed } from './promises.ts';

/** The facts that texts may name in braces, by name, as they appear in a sentence; null if the owner has not given them. */
export type Facts = ReadonlyMap<string, string | null>;

/** A name in braces, or an unmatched brace. */
export const BRACES = /\{([^{}]*)\}|[{}]/g;

// A clause in brackets with at least one name in braces, and the words in its place where a fact is unknown.
const CLAUSE = /\[([^[\]|]*\{[^[\]|]*)(?:\|([^[\]|]*))?\]/g;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Looks up a fact: null if it is unknown, undefined if there is none of the name. A capitalized name gives the capitalized fact. */
export function findFact(name: string, facts: Facts): string | null | undefined {
  const plain = facts.get(name);
  const first = name.charAt(0);
  if (plain !== undefined || first === first.toLowerCase()) return plain;
  const small = facts.get(first.toLowerCase() + name.slice(1));
  return small === undefined || small === null ? small : capitalized(small);
}

/**
 * A text without what names an unknown fact: a clause in brackets, which its alternative replaces, otherwise the whole
 * sentence. 'We clean roofs[, up to {stories}]. Ask for [a {free} estimate|an estimate].' Braces stay.
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
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !namesUnknown(sentence))
        .join(' ')
    : known;
}

/** A text with its facts filled in, and without what names an unknown one. Other braces stay. */
export const withFacts = (text: string, facts: Facts): string =>
  withoutUnknown(text, facts).replace(BRACES, (braces: string, name: string | undefined) =>
    name === undefined ? braces : (findFact(name, facts) ?? braces),
  );

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const joined = (...words: readonly string[]): string | null => (words.length === 0 ? null : words.join(' and '));

/** The promises as texts name them: {free} of estimates, {noTravelFee}, {visitsWithin}, {stories} and so on. */
export function promiseFacts(business: Business): Facts {
  const { freeEstimates, noTravelFee, visitsWithin, visitsSameDay, stories } = business.promises;
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
    ['free', freeEstimates ? 'free' : null],
    ['noTravelFee', noTravelFee ? 'no travel fee' : null],
    ['visitsWithin', visitsWithin],
    ['visitsWithin.inWords', visitsWithin?.replace('-', ' to ') ?? null],
    ['sameDayService', visitsSameDay ? 'same-day service' : null],
    ['stories', stories === null ? null : `${stories} ${storied}`],
    ['stories.inWords', stories === null ? null : `${NUMBERS[stories] ?? stories} ${storied}`],
  ]);
}
