import { MONTHS } from '#model/format.ts';
import { THIRDS_IN_YEAR } from '#model/time-of-year.ts';

const PART =
  '(early|mid|middle of|the middle of|late|the end of|(?:the )?first half of|(?:the )?second half of|(?:the )?last week of|(?:the )?first weeks? of|(?:the )?first days of)';
const POINT = `(?:${PART}[ -])?(${MONTHS.join('|')})\\b`;
const LINK = '(?: |-)(?:through|to|into|until|till)(?: |-)';
const NAMED = new RegExp(`${POINT}(?:${LINK}${POINT})?`, 'gi');

/** The thirds of a month that a part of it covers: from, and up to. */
function partOf(words: string | undefined): readonly [number, number] {
  const part = words?.toLowerCase().replace(/^the /, '');
  if (part === undefined) return [0, 3];
  if (part === 'early' || part.startsWith('first week') || part.startsWith('first days')) return [0, 1];
  if (part === 'first half of') return [0, 2];
  if (part === 'second half of') return [1, 3];
  if (part.startsWith('mid')) return [1, 2];
  return [2, 3];
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.toLowerCase() === name.toLowerCase()) * 3;

/**
 * The thirds of months, 0 to 35, that a sentence names anywhere: 'the middle of May', 'late April to June'. Capitalized
 * months only, so that 'may' and 'march' are not among them.
 */
export function namedThirds(sentence: string): ReadonlySet<number> {
  const thirds = new Set<number>();
  for (const [text, part, month, toPart, to] of sentence.matchAll(NAMED)) {
    if (!new RegExp(MONTHS.join('|')).test(text)) continue;
    const [first, after] = partOf(part);
    const start = monthOf(month!) + first;
    const end = to === undefined ? monthOf(month!) + after : monthOf(to) + partOf(toPart)[1];
    for (let third = start; third < (end > start ? end : end + THIRDS_IN_YEAR); third += 1) {
      thirds.add(third % THIRDS_IN_YEAR);
    }
  }
  return thirds;
}

/** Seasons as the region's writers use them, by the months that they may mean. */
const SEASONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bspring\b/i, ['March', 'April', 'May']],
  [/\bMother's Day\b/, ['May']],
  [/\bMemorial Day\b/, ['May']],
  [/\bsummer\b/i, ['June', 'July', 'August']],
  [/\bfall\b/i, ['September', 'October', 'November']],
  [/\bwinter\b/i, ['December', 'January', 'February']],
];

/** The months that a text names, or that its seasons may mean. */
export function possibleMonths(text: string): ReadonlySet<string> {
  const named = [...namedThirds(text)].map((third) => MONTHS[Math.floor(third / 3)]!);
  return new Set([...named, ...SEASONS.flatMap(([season, months]) => (season.test(text) ? months : []))]);
}
