import { line } from '#model/rows/fields.ts';
import { timeOfYear } from '#model/time-of-year.ts';

/** A time of the year in words, which stay as they are: the pages print them, and draw what they name. */
export const yearTime = line(60).refine(
  (text) => timeOfYear(text) !== null,
  "months with through, to, into, and, or: 'late March into April', 'May and early June'",
);
