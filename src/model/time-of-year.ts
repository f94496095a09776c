import { MONTHS } from './format.ts';

/** The thirds of a year's months, each about ten days: early, mid and late. */
export const THIRDS_IN_YEAR = MONTHS.length * 3;

/**
 * A stretch of the year in thirds of months, 0 for early January. Ends before `end`, which is above 36 across New Year.
 */
export interface YearSpan {
  readonly start: number;
  readonly end: number;
}

const PARTS = ['early', 'mid', 'late'];
const POINT = `(?:(${PARTS.join('|')})[ -])?(${MONTHS.join('|')})`;
const ITEM = new RegExp(
  `^(?:${POINT}|${POINT} (through|to|into) ${POINT}|(early|mid) to (mid|late) (${MONTHS.join('|')}))$`,
  'i',
);

/** The first third of a month, or of its early, mid or late part. */
function startOf(part: string | undefined, month: string): number {
  const index = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
  return index * 3 + (part === undefined ? 0 : PARTS.indexOf(part.toLowerCase()));
}

const endOf = (part: string | undefined, month: string): number => startOf(part, month) + (part === undefined ? 3 : 1);

function spanOf(item: string): YearSpan | null {
  const match = ITEM.exec(item);
  if (match === null) return null;
  const [, part, month, fromPart, from, link, toPart, to, firstPart, lastPart, inMonth] = match;
  if (month !== undefined) return { start: startOf(part, month), end: endOf(part, month) };
  if (inMonth !== undefined) return { start: startOf(firstPart, inMonth), end: endOf(lastPart, inMonth) };
  const start = startOf(fromPart, from!);
  // 'into April' ends early in April; 'through April' and 'to April' have all of it.
  const end = link === 'into' && toPart === undefined ? startOf('early', to!) + 1 : endOf(toPart, to!);
  return { start, end: end > start ? end : end + THIRDS_IN_YEAR };
}

/**
 * Reads a time of the year such as 'late March into April', 'May and early June', 'mid to late April' or 'December
 * through February'; stretches that adjoin are one. Null for any other text: seasons such as 'spring' are not the same
 * months everywhere.
 */
export function timeOfYear(text: string): readonly YearSpan[] | null {
  const spans: YearSpan[] = [];
  for (const item of text.split(/, | and | or /)) {
    const span = spanOf(item);
    if (span === null) return null;
    const last = spans.at(-1);
    if (last?.end === span.start) spans[spans.length - 1] = { start: last.start, end: span.end };
    else spans.push(span);
  }
  return spans;
}

/** The thirds that stretches of the year cover, 0 to 35. */
export const thirdsOf = (spans: readonly YearSpan[]): ReadonlySet<number> =>
  new Set(
    spans.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, index) => (start + index) % THIRDS_IN_YEAR),
    ),
  );
