import type { Finding } from '#scripts/audit/site.ts';
import { MOST_SHARED_ANSWERS } from './gates.ts';
import type { PagePrint } from './print.ts';

/** How much of a page's answers stands word for word on other pages of its service. */
export interface AnswerShare {
  readonly page: string;
  readonly kind: PagePrint['kind'];
  readonly answers: number;
  readonly shared: number;
}

/** How often each answer stands on the pages of a service, once a page. */
function pagesByAnswer(pages: readonly PagePrint[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { answers } of pages) {
    for (const answer of new Set(answers)) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
}

/** The pages with answers, each held against all pages of its service, of neighborhoods and of cities. */
export function answerShares(prints: readonly PagePrint[]): AnswerShare[] {
  const groups = Map.groupBy(
    prints.filter(({ answers }) => answers.length > 0),
    ({ service }) => service,
  );
  return [...groups.values()].flatMap((pages) => {
    const counts = pagesByAnswer(pages);
    return pages.map(({ path, kind, answers }) => ({
      page: path,
      kind,
      answers: answers.length,
      shared: answers.reduce((sum, answer) => sum + Number(counts.get(answer)! > 1), 0),
    }));
  });
}

/** Pages too many of whose answers stand elsewhere too. */
export function sharedAnswers(shares: readonly AnswerShare[]): Finding[] {
  return shares
    .filter(({ answers, shared }) => shared / answers > MOST_SHARED_ANSWERS)
    .map(({ page, answers, shared }) => ({
      page,
      says: `has ${shared} of ${answers} answers from other pages of its service, more than ${MOST_SHARED_ANSWERS * 100} %`,
    }));
}
