import { knowledgeFor } from '#content/knowledge/index.ts';
import { sentencesOf } from '#content/sentences.ts';
import type { Model } from '#model/model.ts';
import { comparable } from '#scripts/audit/visible.ts';
import { LEAST_FACTS, LEAST_FACTS_BEYOND_NAMES } from './gates.ts';
import { nextDoor } from './next-door.ts';
import type { PlacePage } from './place-page.ts';
import { cityRows, neighborhoodRows, type PlaceRow } from './place-row.ts';

/** The facts on a page that would be wrong under the name of a place next door: of those places, the one with fewest. */
export interface FactCount {
  readonly neighbor: string;
  readonly facts: number;
  /** Those that are more than a name. */
  readonly beyondNames: number;
}

/** How far a count is above what a page needs: the lower, the nearer to a miss. */
const margin = ({ facts, beyondNames }: FactCount, least: number): number =>
  Math.min(facts - least, beyondNames - LEAST_FACTS_BEYOND_NAMES);

/** Something the data says of a place and not of all its neighbours. */
interface Claim {
  /** What to look for, comparable; for a characteristic its advice. */
  readonly says: string;
  readonly sort: 'name' | 'characteristic' | 'advice' | 'miles' | 'detail';
  /** By neighbour: whether the data says it of that one too. */
  readonly shared: readonly boolean[];
}

interface Place {
  readonly neighbors: readonly PlaceRow[];
  readonly claims: readonly Claim[];
}

function claimsOf(row: PlaceRow, neighbors: readonly PlaceRow[]): Claim[] {
  const claim = (says: string, sort: Claim['sort'], isOf: (neighbor: PlaceRow) => boolean): Claim => ({
    says,
    sort,
    shared: neighbors.map(isOf),
  });
  return [
    ...row.names.map((name) => claim(name, 'name', ({ text }) => text.includes(name))),
    ...row.characteristics.flatMap((each) =>
      (['characteristic', 'advice'] as const).map((sort) =>
        claim(each, sort, (other) => other.characteristics.includes(each)),
      ),
    ),
    ...(row.miles === null ? [] : [claim(String(row.miles), 'miles', ({ miles }) => miles === row.miles)]),
    ...[...row.details].flatMap(([sort, details]) =>
      [...details].map((detail) => claim(detail, 'detail', (other) => other.details.get(sort)?.has(detail) === true)),
    ),
  ].filter(({ shared }) => neighbors.length === 0 || shared.includes(false));
}

/** Distances that are not said in figures. */
const MILES_SAID: Readonly<Record<string, string>> = { '0.5': 'half a mile', '1': 'a mile' };

const LETTER = /[\p{L}\p{N}]/u;
// 5 miles do not stand in 10.5 miles.
const PART_OF_FIGURE = /\d\.$/;

/** Whether a phrase stands in a text as words; `ending` lets its last word go on: sandy for sand. */
function stands(text: string, phrase: string, ending: boolean): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (at > 0 && (LETTER.test(text[at - 1]!) || PART_OF_FIGURE.test(text.slice(at - 2, at)))) continue;
    if (ending || !LETTER.test(text[at + phrase.length] ?? ' ')) return true;
  }
  return false;
}

/** The places of a site's data, to count the facts on their pages by. */
export class PlaceFacts {
  readonly #places: ReadonlyMap<PlacePage['kind'], ReadonlyMap<string, Place>>;
  readonly #advice = new Map<string, readonly string[]>();

  constructor(model: Model) {
    const placesOf = (rows: readonly PlaceRow[]): Map<string, Place> => {
      const nearest = nextDoor(rows.map(({ coordinates }) => coordinates));
      return new Map(
        rows.map((row, index) => {
          const neighbors = nearest[index]!.map((other) => rows[other]!);
          return [row.segment, { neighbors, claims: claimsOf(row, neighbors) }];
        }),
      );
    };
    this.#places = new Map([
      ['neighborhood', placesOf(neighborhoodRows(model))],
      ['portrait', placesOf(cityRows(model))],
    ]);
  }

  /** The sentences of what a characteristic means for a service, comparable. */
  #adviceOn(characteristic: string, service: string): readonly string[] {
    const key = `${characteristic}/${service}`;
    let sentences = this.#advice.get(key);
    if (sentences === undefined) {
      sentences = sentencesOf(knowledgeFor(characteristic, service)?.advice ?? '').map(comparable);
      this.#advice.set(key, sentences);
    }
    return sentences;
  }

  #stands({ says, sort }: Claim, article: string, service: string): boolean {
    if (sort === 'advice') return this.#adviceOn(says, service).some((sentence) => article.includes(sentence));
    if (sort === 'miles') return stands(article, MILES_SAID[says] ?? `${says} miles`, false);
    return stands(article, says, sort === 'detail');
  }

  /** Counts the facts in a page's article; null where the data knows no such place. */
  count({ kind, place, service }: PlacePage, articleText: string): FactCount | null {
    const known = this.#places.get(kind)?.get(place);
    if (known === undefined) return null;
    const article = articleText.toLowerCase();
    const standing = known.claims.filter((claim) => this.#stands(claim, article, service));
    const advised = new Set(standing.flatMap(({ says, sort }) => (sort === 'advice' ? [says] : [])));
    // A characteristic and the advice on it are one fact.
    const told = standing.filter(({ says, sort }) => sort !== 'characteristic' || !advised.has(says));
    const against = (neighbor: string, index: number): FactCount => {
      const own = told.filter(({ shared }) => shared[index] !== true);
      const beyondNames = own.filter(({ sort }) => sort !== 'name' && sort !== 'characteristic').length;
      return { neighbor, facts: own.length, beyondNames };
    };
    const counts = known.neighbors.map(({ name }, index) => against(name, index));
    const least = kind === 'portrait' ? LEAST_FACTS.portrait : LEAST_FACTS.neighborhood;
    return counts.toSorted((a, b) => margin(a, least) - margin(b, least))[0] ?? against('any other place', 0);
  }
}
