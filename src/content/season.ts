import type { ServiceWords } from '#model/service.ts';
import { someSentences } from './sentences.ts';

// Also matches 'fall' and 'spring' as verbs, which does no harm: the answer then names no month.
const SEASON =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ss]pring|(?:[Mm]id)?[Ss]ummer|[Ff]all|(?:[Mm]id)?[Ww]inter|Thanksgiving|Christmas|Memorial Day|Labor Day)\b/;

/** Whether a job sheet names a month or a season. */
export const namesSeason = (sheet: readonly string[]): boolean => sheet.some((text) => SEASON.test(text));

/**
 * The answer to 'When is the best time?'. On a page whose job sheet names a month or a season, the answer names none, so
 * that the two cannot contradict each other. On a page with any other sheet it is one sentence.
 */
export function seasonAnswer({ season, conditions }: ServiceWords, sheet: readonly string[]): string {
  if (sheet.length === 0) return season;
  return namesSeason(sheet) ? conditions : someSentences(season, 1);
}
