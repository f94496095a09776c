import type { Finding } from '#scripts/audit/site.ts';
import type { PageFigures, PageFingerprint } from './fingerprint.ts';
import { MAX_SHARED_ANSWERS, MIN_FACTS, MIN_FACTS_BEYOND_NAMES, MIN_FOR_MEDIAN, READING_GRADE } from './gates.ts';
import { highMedians, measureSimilarity, medianOf, type Similarity, similarPages } from './similarity.ts';

/** One gate and every page that misses it. */
export interface GateResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** How many of a page's answers appear word for word on other pages of its service. */
export interface AnswerShare {
  readonly page: string;
  readonly kind: PageFingerprint['kind'];
  readonly answers: number;
  readonly shared: number;
}

/** The uniqueness of the pages about places. Plain data, so that threads can post it. */
export interface Uniqueness {
  /** Sorted by path. */
  readonly pages: readonly PageFigures[];
  readonly similarities: readonly Similarity[];
  readonly answers: readonly AnswerShare[];
  /** Gates of single pages; the build makes a page that misses one noindex. */
  readonly pageGates: readonly GateResult[];
  /** Gates of kinds of page. */
  readonly siteGates: readonly GateResult[];
}

/** Pages without words in an article: similar to no other page, but without any content. */
const emptyPages = (fingerprints: readonly PageFingerprint[]): Finding[] =>
  fingerprints
    .filter(({ shingles }) => shingles.length === 0)
    .map(({ path: page }) => ({ page, says: 'has no words in an article' }));

/**
 * Pages with too few facts of their own. City-and-service pages and pages of unknown places have no such
 * gate.
 */
export function tooFewFacts(fingerprints: readonly PageFingerprint[]): Finding[] {
  return fingerprints.flatMap(({ path, kind, facts }) => {
    if (facts === null || kind === 'city-service') return [];
    const min = MIN_FACTS[kind];
    if (facts.facts >= min && facts.beyondNames >= MIN_FACTS_BEYOND_NAMES) return [];
    const says =
      `has ${facts.facts} facts that are not true of ${facts.neighbor} (at least ${min}), ${facts.beyondNames} of them ` +
      `more than a name (at least ${MIN_FACTS_BEYOND_NAMES})`;
    return [{ page: path, says }];
  });
}

/**
 * Counts the answers that each page shares with other pages of its service, of neighborhoods and of cities.
 */
export function answerShares(fingerprints: readonly PageFingerprint[]): AnswerShare[] {
  const groups = Map.groupBy(
    fingerprints.filter(({ answers }) => answers.length > 0),
    ({ service }) => service,
  );
  return [...groups.values()].flatMap((pages) => {
    const pagesByAnswer = new Map<number, number>();
    for (const { answers } of pages)
      for (const answer of new Set(answers)) pagesByAnswer.set(answer, (pagesByAnswer.get(answer) ?? 0) + 1);
    return pages.map(({ path, kind, answers }) => ({
      page: path,
      kind,
      answers: answers.length,
      shared: answers.reduce((sum, answer) => sum + Number(pagesByAnswer.get(answer)! > 1), 0),
    }));
  });
}

/** Pages with too many answers that other pages have too. */
export function sharedAnswers(shares: readonly AnswerShare[]): Finding[] {
  return shares
    .filter(({ answers, shared }) => shared / answers > MAX_SHARED_ANSWERS)
    .map(({ page, answers, shared }) => ({
      page,
      says: `has ${shared} of ${answers} answers from other pages of its service (at most ${MAX_SHARED_ANSWERS * 100} %)`,
    }));
}

/** Kinds of page whose median reading grade is out of range, and single pages above the range. */
function readingIssues(fingerprints: readonly PageFingerprint[]): Finding[] {
  const { from, to } = READING_GRADE;
  const kinds = [...Map.groupBy(fingerprints, ({ kind }) => kind)].filter(
    ([, pages]) => pages.length >= MIN_FOR_MEDIAN,
  );
  const medians = kinds.flatMap(([kind, pages]) => {
    const median = medianOf(pages.map(({ grade }) => grade));
    const says = `is one of the ${kind} pages, whose median reading grade is ${median.toFixed(1)} (${from} to ${to})`;
    return median >= from && median <= to ? [] : [{ page: pages[0]!.path, says }];
  });
  const hard = fingerprints
    .filter(({ grade }) => grade > to)
    .map(({ path, grade }) => ({ page: path, says: `reads at grade ${grade.toFixed(1)} (at most ${to})` }));
  return [...medians, ...hard];
}

/**
 * Compares pages about places, in any order, and evaluates the gates. Facts have no gate if no place is
 * known.
 */
export async function compareFingerprints(unsorted: readonly PageFingerprint[]): Promise<Uniqueness> {
  const fingerprints = unsorted.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const similarities = await measureSimilarity(fingerprints);
  const answers = answerShares(fingerprints);
  const hasFacts = fingerprints.some(({ facts }) => facts !== null);
  const factGate = {
    name: 'pages about places have facts that are not true of neighboring places',
    findings: tooFewFacts(fingerprints),
  };
  return {
    pages: fingerprints.map(({ path, kind, facts, grade }) => ({ path, kind, facts, grade })),
    similarities,
    answers,
    pageGates: [
      { name: 'pages about places have an article', findings: emptyPages(fingerprints) },
      { name: 'pages about places differ in their words', findings: similarPages(similarities) },
      { name: 'pages about places have answers of their own', findings: sharedAnswers(answers) },
      ...(hasFacts ? [factGate] : []),
    ],
    siteGates: [
      { name: 'kinds of page differ in their words (median)', findings: highMedians(similarities) },
      {
        name: `kinds of page read at grade ${READING_GRADE.from} to ${READING_GRADE.to} (median)`,
        findings: readingIssues(fingerprints),
      },
    ],
  };
}
