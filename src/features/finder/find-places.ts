import type { Place } from '#routes/place-list.ts';

/** Words as they are compared: small letters without accents, apostrophes and dots; what stands between words is a space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const STATE = / (?:sc|south carolina)$/;
const ZIP = /^\d{1,5}(?: ?\d{0,4})?$/;

const wordsOf = (text: string): string[] => text.split(' ');

/** Whether each word typed begins a word of the text. */
const beginsWords = (text: string, typed: readonly string[]): boolean =>
  typed.every((start) => wordsOf(text).some((word) => word.startsWith(start)));

/** How well a place answers, 0 best; null not at all. `query` is plain. */
function rank(place: Place, query: string): number | null {
  if (ZIP.test(query)) return place.zip !== '' && place.zip.startsWith(query.slice(0, 5)) ? 0 : null;
  const name = plain(place.name);
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (beginsWords(name, wordsOf(query))) return 2;
  // 'Shandon, Columbia', and all that Columbia has.
  return beginsWords(`${name} ${plain(place.city ?? '')}`, wordsOf(query)) ? 3 : null;
}

/**
 * The places that a text means, best first, `most` at most: a ZIP code or its beginning, a name or its beginning, the
 * beginnings of a name's words in any order, its city's and the state's name among them. Case, accents, dots and
 * apostrophes make no difference. Places that answer equally well keep their order.
 */
export function findPlaces(places: readonly Place[], text: string, most: number): Place[] {
  const query = plain(text).replace(STATE, '');
  if (query === '') return [];
  return places
    .flatMap((place) => {
      const rankOf = rank(place, query);
      return rankOf === null ? [] : [{ place, rankOf }];
    })
    .sort((a, b) => a.rankOf - b.rankOf)
    .slice(0, most)
    .map(({ place }) => place);
}
