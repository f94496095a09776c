import { knowledgeFor } from '#content/knowledge/index.ts';
import { sentencesOf } from '#content/sentences.ts';
import type { Coordinates } from '#model/geography.ts';
import type { Model } from '#model/model.ts';
import { comparable } from '#scripts/audit/text-match.ts';
import { MIN_FACTS, MIN_FACTS_BEYOND_NAMES } from './gates.ts';
import type { PlacePage } from './place-page.ts';
import { cityRows, neighborhoodRows, type PlaceRow } from './place-row.ts';

/** The number of facts on a page that are not true of a neighboring place; the lowest of all neighbors. */
export interface FactCount {
  readonly neighbor: string;
  readonly facts: number;
  /** Facts that are more than a name. */
  readonly beyondNames: number;
}

/** The difference between a count and the required minimum; negative if it is too low. */
const margin = ({ facts, beyondNames }: FactCount, min: number): number =>
  Math.min(facts - min, beyondNames - MIN_FACTS_BEYOND_NAMES);

/** How many neighbors a place is compared with. */
const NEIGHBORS = 3;

const RADIANS = Math.PI / 180;

/**
 * The indexes of the nearest places of each place. At these distances a flat map is accurate enough: degrees
 * of longitude are scaled by the cosine of the latitude. Places without coordinates have no neighbors and are
 * nobody's neighbor.
 */
export function nearestPlaces(points: readonly (Coordinates | null)[]): number[][] {
  return points.map((point, index) => {
    if (point === null) return [];
    const scale = Math.cos(point.latitude * RADIANS);
    const nearest: { readonly other: number; readonly distance: number }[] = [];
    for (const [other, at] of points.entries()) {
      if (at === null || other === index) continue;
      const distance = (at.latitude - point.latitude) ** 2 + ((at.longitude - point.longitude) * scale) ** 2;
      if (nearest.length === NEIGHBORS && distance >= nearest[NEIGHBORS - 1]!.distance) continue;
      nearest.push({ other, distance });
      nearest.sort((a, b) => a.distance - b.distance);
      nearest.splice(NEIGHBORS);
    }
    return nearest.map(({ other }) => other);
  });
}

/** A statement of the data about a place that is not true of all its neighbors. */
interface Claim {
  /** The text to look for, comparable; for advice, the characteristic it is about. */
  readonly says: string;
  readonly type: 'name' | 'characteristic' | 'advice' | 'miles' | 'detail';
  /** By neighbor: whether it is true of that place too. */
  readonly shared: readonly boolean[];
}

interface Place {
  readonly neighbors: readonly PlaceRow[];
  readonly claims: readonly Claim[];
}

function placeClaims(row: PlaceRow, neighbors: readonly PlaceRow[]): Claim[] {
  const claim = (says: string, type: Claim['type'], isTrueOf: (neighbor: PlaceRow) => boolean): Claim => ({
    says,
    type,
    shared: neighbors.map(isTrueOf),
  });
  return [
    ...row.names.map((name) => claim(name, 'name', ({ text }) => text.includes(name))),
    ...row.characteristics.flatMap((each) =>
      (['characteristic', 'advice'] as const).map((type) =>
        claim(each, type, (other) => other.characteristics.includes(each)),
      ),
    ),
    ...(row.miles === null ? [] : [claim(String(row.miles), 'miles', ({ miles }) => miles === row.miles)]),
    ...[...row.details].flatMap(([kind, details]) =>
      [...details].map((detail) => claim(detail, 'detail', (other) => other.details.get(kind)?.has(detail) === true)),
    ),
  ].filter(({ shared }) => neighbors.length === 0 || shared.includes(false));
}

/** Distances that pages write in words. */
const MILES_IN_WORDS: Readonly<Record<string, string>> = { '0.5': 'half a mile', '1': 'a mile' };

const LETTER = /[\p{L}\p{N}]/u;
// '5 miles' is not in '10.5 miles'.
const DECIMAL_POINT = /\d\.$/;

/**
 * Whether a text contains a phrase as whole words; with `allowsEnding` the last word may have an ending:
 * 'sandy' for 'sand'.
 */
function containsPhrase(text: string, phrase: string, allowsEnding: boolean): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (at > 0 && (LETTER.test(text[at - 1]!) || DECIMAL_POINT.test(text.slice(at - 2, at)))) continue;
    if (allowsEnding || !LETTER.test(text[at + phrase.length] ?? ' ')) return true;
  }
  return false;
}

/** Counts the facts on pages about places by the places' data. */
export class PlaceFacts {
  readonly #places: ReadonlyMap<PlacePage['kind'], ReadonlyMap<string, Place>>;
  readonly #advice = new Map<string, readonly string[]>();

  constructor(model: Model) {
    const bySegment = (rows: readonly PlaceRow[]): Map<string, Place> => {
      const nearest = nearestPlaces(rows.map(({ coordinates }) => coordinates));
      return new Map(
        rows.map((row, index) => {
          const neighbors = nearest[index]!.map((other) => rows[other]!);
          return [row.segment, { neighbors, claims: placeClaims(row, neighbors) }];
        }),
      );
    };
    this.#places = new Map([
      ['neighborhood', bySegment(neighborhoodRows(model))],
      ['portrait', bySegment(cityRows(model))],
    ]);
  }

  /** The comparable sentences of the advice on a characteristic for a service. */
  #adviceSentences(characteristic: string, service: string): readonly string[] {
    const key = `${characteristic}/${service}`;
    let sentences = this.#advice.get(key);
    if (sentences === undefined) {
      sentences = sentencesOf(knowledgeFor(characteristic, service)?.advice ?? '').map(comparable);
      this.#advice.set(key, sentences);
    }
    return sentences;
  }

  #contains(article: string, { says, type }: Claim, service: string): boolean {
    if (type === 'advice') return this.#adviceSentences(says, service).some((sentence) => article.includes(sentence));
    if (type === 'miles') return containsPhrase(article, MILES_IN_WORDS[says] ?? `${says} miles`, false);
    return containsPhrase(article, says, type === 'detail');
  }

  /** Counts the facts in a page's article; null if the data has no such place. */
  count({ kind, place, service }: PlacePage, articleText: string): FactCount | null {
    const known = this.#places.get(kind)?.get(place);
    if (known === undefined) return null;
    const article = articleText.toLowerCase();
    const found = known.claims.filter((claim) => this.#contains(article, claim, service));
    const advised = new Set(found.flatMap(({ says, type }) => (type === 'advice' ? [says] : [])));
    // A characteristic and the advice on it are one fact.
    const facts = found.filter(({ says, type }) => type !== 'characteristic' || !advised.has(says));
    const countAgainst = (neighbor: string, index: number): FactCount => {
      const own = facts.filter(({ shared }) => shared[index] !== true);
      const beyondNames = own.filter(({ type }) => type !== 'name' && type !== 'characteristic').length;
      return { neighbor, facts: own.length, beyondNames };
    };
    const counts = known.neighbors.map(({ name }, index) => countAgainst(name, index));
    const min = kind === 'portrait' ? MIN_FACTS.portrait : MIN_FACTS.neighborhood;
    return counts.toSorted((a, b) => margin(a, min) - margin(b, min))[0] ?? countAgainst('any other place', 0);
  }
}
