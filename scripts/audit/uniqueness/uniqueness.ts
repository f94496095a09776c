import type { Finding } from '#scripts/audit/site.ts';
import { tooFewFacts } from './fact-findings.ts';
import { alikeMedians, alikePages, type Likeness, likenessOf } from './likeness.ts';
import type { PageFigures, PagePrint } from './print.ts';
import { hardReading } from './reading-findings.ts';
import { READING_GRADE } from './gates.ts';
import { type AnswerShare, answerShares, sharedAnswers } from './shared-answers.ts';

/** One of the gates, with every page that misses it. */
export interface GateResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** How much the pages about places have of their own. Plain data: it may come from another thread. */
export interface Uniqueness {
  /** By path. */
  readonly pages: readonly PageFigures[];
  readonly likeness: readonly Likeness[];
  readonly answers: readonly AnswerShare[];
  /** Gates of single pages: a page that misses one does not belong in an index. */
  readonly pageGates: readonly GateResult[];
  /** Gates of kinds of page. */
  readonly siteGates: readonly GateResult[];
}

/** Pages without an article, or with an empty one: they are like no other, and yet have nothing of their own. */
const wordless = (prints: readonly PagePrint[]): Finding[] =>
  prints
    .filter(({ shingles }) => shingles.length === 0)
    .map(({ path: page }) => ({ page, says: 'has no words in an article' }));

/** Compares the pages about places, given in any order. Where nothing is known of any place, facts have no gate. */
export async function uniquenessOf(unsorted: readonly PagePrint[]): Promise<Uniqueness> {
  const prints = unsorted.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const likeness = await likenessOf(prints);
  const answers = answerShares(prints);
  const known = prints.some(({ facts }) => facts !== null);
  const facts = { name: 'pages about places hold facts that fail a name swap', findings: tooFewFacts(prints) };
  return {
    pages: prints.map(({ path, kind, facts, grade }) => ({ path, kind, facts, grade })),
    likeness,
    answers,
    pageGates: [
      { name: 'pages about places have an article', findings: wordless(prints) },
      { name: 'pages about places differ in their words', findings: alikePages(likeness) },
      { name: 'pages about places have answers of their own', findings: sharedAnswers(answers) },
      ...(known ? [facts] : []),
    ],
    siteGates: [
      { name: 'kinds of page differ in their words (median)', findings: alikeMedians(likeness) },
      {
        name: `kinds of page read at grade ${READING_GRADE.from} to ${READING_GRADE.to} (median)`,
        findings: hardReading(prints),
      },
    ],
  };
}
