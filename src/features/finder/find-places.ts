import type { Place } from '#routes/place-list.ts';

/**
 * Normalizes text for comparison: lower case, no accents, apostrophes or dots, and single spaces between
 * words.
 */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const ZIP = /^\d{1,5}(?: ?\d{0,4})?$/;

/** Whether a query is a ZIP code or its beginning. */
export const isZipCode = (query: string): boolean => ZIP.test(query);

/** Whether each word of the query is a prefix of a word of the text. */
const matchesPrefixes = (text: string, query: string): boolean => {
  const words = text.split(' ');
  return query.split(' ').every((prefix) => words.some((word) => word.startsWith(prefix)));
};

/**
 * The ZIP code to show beside a place: the first that begins with the digits of the query, or the first of all
 * for a query in words. Null if none fits.
 */
export function zipFor({ zips }: Place, query: string): string | null {
  const digits = ZIP.test(query) ? query.slice(0, 5) : '';
  return zips.split(' ').find((zip) => zip !== '' && zip.startsWith(digits)) ?? null;
}

/** A normalized query without the place's state at its end: 'irmo sc' becomes 'irmo'. */
function withoutState(query: string, { state }: Place): string {
  const typed = state.find((form) => query.endsWith(` ${form}`));
  return typed === undefined ? query : query.slice(0, -typed.length - 1);
}

/** The pairs of neighboring letters of a normalized text. */
const pairsOf = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)));

/** How similar two normalized texts are, 0 to 1: the share of their pairs of letters that both have (Dice). */
function similarity(a: string, b: string): number {
  const [pairs, others] = [pairsOf(a), pairsOf(b)];
  const total = pairs.length + others.length;
  const common = pairs.filter((pair) => {
    const index = others.indexOf(pair);
    if (index >= 0) others.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (2 * common.length) / total;
}

/** The least similarity of names that may be meant. */
const SIMILAR = 0.45;

/**
 * The places whose names are similar to a text that matches none, the most similar first, at most `most`. A text
 * may have the city before or after the name. ZIP codes have no similar ones.
 */
export function similarPlaces(places: readonly Place[], text: string, most: number): Place[] {
  const typed = normalize(text);
  return places
    .map((place) => {
      const query = withoutState(typed, place);
      const name = normalize(place.name);
      const city = normalize(place.city ?? '');
      const names = city === '' ? [name] : [name, `${city} ${name}`];
      return { place, score: Math.max(...names.map((known) => similarity(query, known))) };
    })
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ place }) => place);
}

/** Ranks a place for a normalized query: 0 is best, null is no match. */
function rank(place: Place, typed: string): number | null {
  if (ZIP.test(typed)) return zipFor(place, typed) === null ? null : 0;
  const query = withoutState(typed, place);
  const name = normalize(place.name);
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (matchesPrefixes(name, query)) return 2;
  // Matches 'Shandon, Columbia', and for 'Columbia' every neighborhood of Columbia.
  return matchesPrefixes(`${name} ${normalize(place.city ?? '')}`, query) ? 3 : null;
}

/**
 * The best `most` places for a query, best first: by ZIP code or its beginning, by name or its beginning, or
 * by prefixes of words in any order, which may include the city's and the state's name. Equally good places
 * keep their order. Our own ranking: match-sorter is 2.8 kB (brotli), seven times this file, and does not
 * match words in any order.
 */
export function findPlaces(places: readonly Place[], text: string, most: number): Place[] {
  const query = normalize(text);
  if (query === '') return [];
  return places
    .flatMap((place) => {
      const rankOfPlace = rank(place, query);
      return rankOfPlace === null ? [] : [{ place, rankOfPlace }];
    })
    .sort((a, b) => a.rankOfPlace - b.rankOfPlace)
    .slice(0, most)
    .map(({ place }) => place);
}
