import type { ServiceWords } from '#model/service.ts';
import { someSentences } from './sentences.ts';

// 'fall' and 'spring' as verbs count too: then the answer names no month either, which contradicts nothing.
const SEASON =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ss]pring|(?:[Mm]id)?[Ss]ummer|[Ff]all|(?:[Mm]id)?[Ww]inter|Thanksgiving|Christmas|Memorial Day|Labor Day)\b/;

/** Whether a sheet says when to have the work done. */
export const namesSeason = (sheet: readonly string[]): boolean => sheet.some((text) => SEASON.test(text));

/**
 * The answer to 'When is the best time?'. Beside a sheet that names the time for its place, it says what the day
 * should be like and no month, because the place's own month wins; beside any other sheet, it is one sentence.
 */
export function seasonAnswer({ season, conditions }: ServiceWords, sheet: readonly string[]): string {
  if (sheet.length === 0) return season;
  return namesSeason(sheet) ? conditions : someSentences(season, 1);
}
