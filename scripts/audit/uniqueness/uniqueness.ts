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

/** Counts for each sentence the pages that have it. */
function countPages(pages: readonly PageFingerprint[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { sentences } of pages) {
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return counts;
}

/** The share of a page's words in sentences for which `counts` passes the test, 0 to 1. */
function shareOf(
  { sentences, words }: PageFingerprint,
  counts: ReadonlyMap<number, number>,
  test: (pages: number) => boolean,
): number {
  let all = 0;
  let passed = 0;
  sentences.forEach((sentence, index) => {
    all += words[index]!;
    if (test(counts.get(sentence)!)) passed += words[index]!;
  });
  return all === 0 ? 0 : passed / all;
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
  const results: readonly (MissedGate & { readonly missed: boolean })[] = [
    {
      gate: 'own',
      missed: own < minOwn,
      says: `has ${percent(own)} of its words on no other page (at least ${percent(minOwn)})`,
    },
    {
      gate: 'shared',
      missed: maxShared !== null && shared > maxShared,
      says: `shares ${percent(shared)} of its words with the place's other services (at most ${percent(maxShared ?? 1)})`,
    },
    {
      gate: 'questions',
      missed: about < minQuestions,
      says: `has ${about} of ${questions} questions about the service (at least ${minQuestions})`,
    },
  ];
  return results.flatMap(({ missed, gate, says }) => (missed ? [{ gate, says }] : []));
}

/** Kinds of page whose median reading grade is out of range, and single pages above the range. */
function readingIssues(pages: readonly PageFigures[]): Finding[] {
  const { from, to } = READING_GRADE;
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind)].filter(([, group]) => group.length >= MIN_FOR_MEDIAN);
  const medians = kinds.flatMap(([kind, group]) => {
    const median = medianOf(group.map(({ grade }) => grade));
    const says = `is one of the ${kind} pages, whose median reading grade is ${median.toFixed(1)} (${from} to ${to})`;
    return median >= from && median <= to ? [] : [{ page: group[0]!.path, says }];
  });
  const hard = pages
    .filter(({ grade }) => grade > to)
    .map(({ path, grade }) => ({ page: path, says: `reads at grade ${grade.toFixed(1)} (at most ${to})` }));
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
  const everywhere = countPages(fingerprints);
  const here = new Map(
    [...Map.groupBy(fingerprints, ({ kind, place }) => `${kind} ${place}`)].map(
      ([group, pages]) => [group, countPages(pages)] as const,
    ),
  );
  const pages = fingerprints.map((page): PageFigures => {
    const { path, kind, service, place, noindex, questions, questionsAboutService, grade } = page;
    const own = shareOf(page, everywhere, (count) => count === 1);
    const shared = shareOf(page, here.get(`${kind} ${place}`)!, (count) => count > 1);
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
