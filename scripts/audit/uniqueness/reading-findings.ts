import type { Finding } from '#scripts/audit/site.ts';
import { LEAST_FOR_MEDIAN, READING_GRADE } from './gates.ts';
import { medianOf } from './likeness.ts';
import type { PagePrint } from './print.ts';

/** Kinds of page whose median page reads too easily or too hard, and single pages that read too hard. */
export function hardReading(prints: readonly PagePrint[]): Finding[] {
  const { from, to } = READING_GRADE;
  const kinds = [...Map.groupBy(prints, ({ kind }) => kind)].filter(([, pages]) => pages.length >= LEAST_FOR_MEDIAN);
  const medians = kinds.flatMap(([kind, pages]) => {
    const median = medianOf(pages.map(({ grade }) => grade));
    const says = `is one of the pages of its kind (${kind}), whose median reads at grade ${median.toFixed(1)}, not ${from} to ${to}`;
    return median >= from && median <= to ? [] : [{ page: pages[0]!.path, says }];
  });
  const hard = prints
    .filter(({ grade }) => grade > to)
    .map(({ path, grade }) => ({ page: path, says: `reads at grade ${grade.toFixed(1)}, above ${to}` }));
  return [...medians, ...hard];
}
