import type { Finding } from '#scripts/audit/site.ts';
import type { PageFingerprint } from './fingerprint.ts';
import { GATES, MIN_FOR_MEDIAN, READING_GRADE } from './gates.ts';

/** One gate and every page that misses it. */
export interface GateResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** A gate that a page misses: which one, what was found, and what is required. */
export interface MissedGate {
  readonly gate: 'fit' | 'own' | 'shared' | 'questions';
  readonly says: string;
}

/** How much of a page is its own, and the gates it misses. */
export interface PageFigures extends Pick<
  PageFingerprint,
  'path' | 'kind' | 'service' | 'place' | 'noindex' | 'questions' | 'questionsAboutService' | 'grade'
> {
  /** The share of its words in sentences that no other page has, 0 to 1. */
  readonly own: number;
  /** The share of its words in sentences that pages of the same place and kind have, 0 to 1. */
  readonly shared: number;
  readonly misses: readonly MissedGate[];
}

/** The uniqueness of the pages about places. Plain data, so that threads can post it. */
export interface Uniqueness {
  /** Sorted by path. */
  readonly pages: readonly PageFigures[];
  /** The gates of single pages: indexed pages that miss one. */
  readonly pageGates: readonly GateResult[];
  /** The gates of kinds of page. */
  readonly siteGates: readonly GateResult[];
}

/** The middle value, or the mean of the two in the middle; 0 without values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The sentences of pages as numbers, 0 to `count` - 1: equal sentences have equal numbers. */
interface NumberedSentences {
  readonly count: number;
  readonly pages: ReadonlyMap<PageFingerprint, Uint32Array>;
}

/** A table begins with this many slots, a power of two. */
const FIRST_SLOTS_LOG2 = 12;

/** Knuth's multiplier: the upper bits of a product with it depend on all bits of the factor. */
const GOLDEN_RATIO = 0x9e_37_79_b1;

/**
 * Numbers sentences in a hash table of typed arrays, which takes a fraction of the time of a Map. The table grows with
 * the sentences that differ, not with all of them: 20,000 pages have a million sentences of which a hundredth differ,
 * and a table that fits into the processor's cache is several times as fast as one that does not.
 */
class SentenceNumbers {
  #slotsLog2 = FIRST_SLOTS_LOG2;
  #sentenceAt = new Float64Array(2 ** FIRST_SLOTS_LOG2);
  /** The number of the sentence in a slot, plus one; 0 for a free slot. */
  #numberAt = new Uint32Array(2 ** FIRST_SLOTS_LOG2);
  #count = 0;
  readonly #double = new Float64Array(1);
  readonly #halves = new Uint32Array(this.#double.buffer);

  get count(): number {
    return this.#count;
  }

  /** The number of a sentence, by its hash. */
  of(sentence: number): number {
    const slot = this.#slotOf(sentence);
    if (this.#numberAt[slot] !== 0) return this.#numberAt[slot]! - 1;
    this.#sentenceAt[slot] = sentence;
    this.#count += 1;
    this.#numberAt[slot] = this.#count;
    // At most half full, so that a free slot is near.
    if (2 * this.#count > this.#numberAt.length) this.#grow();
    return this.#count - 1;
  }

  /** The slot that has a sentence, or the free one where it belongs. */
  #slotOf(sentence: number): number {
    this.#double[0] = sentence;
    const mixed = Math.imul(this.#halves[0]! ^ this.#halves[1]!, GOLDEN_RATIO) >>> (32 - this.#slotsLog2);
    for (let slot = mixed; ; slot = (slot + 1) & (this.#numberAt.length - 1))
      if (this.#numberAt[slot] === 0 || this.#sentenceAt[slot] === sentence) return slot;
  }

  #grow(): void {
    const [sentences, numbers] = [this.#sentenceAt, this.#numberAt];
    this.#slotsLog2 += 1;
    this.#sentenceAt = new Float64Array(2 ** this.#slotsLog2);
    this.#numberAt = new Uint32Array(2 ** this.#slotsLog2);
    for (let from = 0; from < numbers.length; from += 1) {
      if (numbers[from] === 0) continue;
      const slot = this.#slotOf(sentences[from]!);
      this.#sentenceAt[slot] = sentences[from]!;
      this.#numberAt[slot] = numbers[from]!;
    }
  }
}

/** Numbers the sentences of all pages. */
function numberSentences(fingerprints: readonly PageFingerprint[]): NumberedSentences {
  const numbers = new SentenceNumbers();
  const pages = new Map(
    fingerprints.map((page) => {
      const numbered = new Uint32Array(page.sentences.length);
      for (let at = 0; at < numbered.length; at += 1) numbered[at] = numbers.of(page.sentences[at]!);
      return [page, numbered];
    }),
  );
  return { count: numbers.count, pages };
}

/** How many of the pages that were added have each sentence. */
class PageCounts {
  readonly #counts: Uint32Array;
  /** The last page that was counted for a sentence, plus one: a page counts once however often it says it. */
  readonly #lastPage: Uint32Array;
  #pages = 0;

  constructor(sentences: number) {
    this.#counts = new Uint32Array(sentences);
    this.#lastPage = new Uint32Array(sentences);
  }

  add(sentences: Uint32Array): void {
    this.#pages += 1;
    for (const sentence of sentences) {
      if (this.#lastPage[sentence] === this.#pages) continue;
      this.#lastPage[sentence] = this.#pages;
      this.#counts[sentence]! += 1;
    }
  }

  /** Forgets the sentences of a page. */
  clear(sentences: Uint32Array): void {
    for (const sentence of sentences) this.#counts[sentence] = 0;
  }

  /** The share of a page's words in sentences whose number of pages passes the test, 0 to 1. */
  share(sentences: Uint32Array, words: Uint16Array, test: (pages: number) => boolean): number {
    let all = 0;
    let passed = 0;
    for (let index = 0; index < sentences.length; index += 1) {
      all += words[index]!;
      if (test(this.#counts[sentences[index]!]!)) passed += words[index]!;
    }
    return all === 0 ? 0 : passed / all;
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The gates that a page misses. */
function missedGates(
  { kind, questions, questionsAboutService: about }: PageFingerprint,
  own: number,
  shared: number,
): readonly MissedGate[] {
  const { minOwn, maxShared, minAboutService } = GATES[kind];
  const minQuestions = minAboutService === null ? 0 : Math.floor(minAboutService * questions);
  const misses: MissedGate[] = [];
  if (own < minOwn)
    misses.push({
      gate: 'own',
      says: `has ${percent(own)} of its words on no other page (at least ${percent(minOwn)})`,
    });
  if (maxShared !== null && shared > maxShared)
    misses.push({
      gate: 'shared',
      says: `shares ${percent(shared)} of its words with the place's other services (at most ${percent(maxShared)})`,
    });
  if (about < minQuestions)
    misses.push({
      gate: 'questions',
      says: `has ${about} of ${questions} questions about the service (at least ${minQuestions})`,
    });
  return misses;
}

/** Kinds of page whose median reading grade is out of range, and single pages above the range. */
function readingIssues(pages: readonly PageFigures[]): Finding[] {
  const { from, to } = READING_GRADE;
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind)].filter(([, group]) => group.length >= MIN_FOR_MEDIAN);
  const medians = kinds.flatMap(([kind, group]) => {
    const grades = group.flatMap(({ grade }) => (grade === null ? [] : [grade]));
    if (grades.length === 0) return [];
    const median = medianOf(grades);
    const says = `is one of the ${kind} pages, whose median reading grade is ${median.toFixed(1)} (${from} to ${to})`;
    return median >= from && median <= to ? [] : [{ page: group[0]!.path, says }];
  });
  const hard = pages.flatMap(({ path, grade }) =>
    grade === null || grade <= to ? [] : [{ page: path, says: `reads at grade ${grade.toFixed(1)} (at most ${to})` }],
  );
  return [...medians, ...hard];
}

/**
 * Compares the sentences of all pages about places, in any order, and evaluates the gates. `misfits` says, by
 * path, why a service does not fit its place. Pages that are noindex count when sentences are compared, and
 * have figures, but no findings.
 */
export function compareFingerprints(
  unsorted: readonly PageFingerprint[],
  misfits: ReadonlyMap<string, string> = new Map(),
): Uniqueness {
  const fingerprints = unsorted.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const { count, pages: numbered } = numberSentences(fingerprints);
  const everywhere = new PageCounts(count);
  for (const sentences of numbered.values()) everywhere.add(sentences);
  const sharedOf = new Map<PageFingerprint, number>();
  const here = new PageCounts(count);
  for (const group of Map.groupBy(fingerprints, ({ kind, place }) => `${kind} ${place}`).values()) {
    for (const page of group) here.add(numbered.get(page)!);
    for (const page of group)
      sharedOf.set(
        page,
        here.share(numbered.get(page)!, page.words, (pages) => pages > 1),
      );
    for (const page of group) here.clear(numbered.get(page)!);
  }
  const pages = fingerprints.map((page): PageFigures => {
    const { path, kind, service, place, noindex, questions, questionsAboutService, grade } = page;
    const own = everywhere.share(numbered.get(page)!, page.words, (pages) => pages === 1);
    const shared = sharedOf.get(page)!;
    const misfit = misfits.get(path);
    const misses = [
      ...(misfit === undefined ? [] : [{ gate: 'fit', says: `does not fit: ${misfit}` } as const]),
      ...missedGates(page, own, shared),
    ];
    return { path, kind, service, place, noindex, questions, questionsAboutService, grade, own, shared, misses };
  });
  const indexed = pages.filter(({ noindex }) => !noindex);
  return {
    pages,
    pageGates: [
      {
        name: 'indexed pages about places have enough words of their own',
        findings: indexed.flatMap(({ path, misses }) => misses.map(({ says }) => ({ page: path, says }))),
      },
    ],
    siteGates: [
      {
        name: `kinds of page read at grade ${READING_GRADE.from} to ${READING_GRADE.to} (median)`,
        findings: readingIssues(indexed),
      },
    ],
  };
}
