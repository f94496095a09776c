import type { ServiceWords } from '#model/service.ts';
import { paragraph, sentencesOf, someSentences } from './sentences.ts';

// Also matches 'fall' and 'spring' as verbs, which does no harm: such a sentence is one more of the sheet's own.
const SEASON =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ss]pring|(?:[Mm]id)?[Ss]ummer|[Ff]all|(?:[Mm]id)?[Ww]inter|Thanksgiving|Christmas|Memorial Day|Labor Day)\b/;

/**
 * How a sentence starts that cannot be understood without the one before it. 'Once' is none: 'Once the pollen is down'
 * and 'Once in May' stand alone.
 */
const NEEDS_THE_ONE_BEFORE =
  /^(?:It|Its|It's|They|They're|Their|That|That's|This|These|Those|Both|For (?:both|these|those)|Either|Neither|Such|Then|There|Otherwise|Another|So|But|And)\b/;

/** Whether a job sheet names a month or a season. */
export const namesSeason = (sheet: readonly string[]): boolean => sheet.some((text) => SEASON.test(text));

/** What a job sheet says about the time of year: the sentences of its last paragraph that name a month or a season. */
function timingOf(sheet: readonly string[]): string {
  const sentences = sentencesOf(sheet.at(-1) ?? '');
  const named = new Set<number>();
  sentences.forEach((sentence, index) => {
    if (!SEASON.test(sentence)) return;
    named.add(index);
    for (let at = index; at > 0 && NEEDS_THE_ONE_BEFORE.test(sentences[at] ?? ''); at -= 1) named.add(at - 1);
  });
  return sentences.filter((_, index) => named.has(index)).join(' ');
}

/**
 * The answer to 'When is the best time?'. A page whose job sheet names months or seasons answers with what its last
 * paragraph, which is about the visit, says of them, and with the right kind of day: a general month beside it could
 * contradict it. With any other sheet the answer is one sentence.
 */
export function seasonAnswer({ season, conditions }: ServiceWords, sheet: readonly string[]): string {
  if (sheet.length === 0) return season;
  return namesSeason(sheet) ? paragraph(timingOf(sheet), conditions) : someSentences(season, 1);
}
