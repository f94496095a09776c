import type { Business } from '#model/business.ts';
import type { Neighborhood } from '#model/place.ts';
import { plainText, type Theme, type ThemedQuestion, THEMES } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import { bookingQuestions } from './booking-questions.ts';
import { placeFacts } from './place-facts.ts';
import { MOST_ADVICE, placeQuestions } from './place-questions.ts';
import { moreWorkQuestions, workQuestions } from './work-questions.ts';

/** The number of questions on a neighborhood page (specification, section 9). */
export const NEIGHBORHOOD_QUESTIONS = 19;

/**
 * The most letters of a page's answers where advice is told in full. A page may weigh 10,000 bytes, the owner's own
 * address, store and webhook stand on it too, and a place with long notes says enough by itself.
 */
export const MOST_LETTERS = 4400;

const letters = (questions: readonly ThemedQuestion[]): number =>
  questions.reduce((sum, { answer }) => sum + plainText(answer).length, 0);

/**
 * The 19 questions and answers of a service in a neighborhood, grouped by theme in the order they are read: booking and
 * the work itself, then as many of the place's own as there is room for, then the rest of the work. Where
 * that is more than a page has room for, advice is cut to its first sentence, the least telling first.
 * `neighbors` are the nearest places with pages. Pure: the same facts give the same words at build time and in the live
 * look-up.
 */
export function neighborhoodQuestions(
  service: Service,
  place: Neighborhood,
  neighbors: readonly Pick<Neighborhood, 'name'>[],
  business: Business,
): readonly ThemedQuestion[] {
  const facts = placeFacts(service, place, neighbors, business);
  const fixed = [...bookingQuestions(service, facts, business), ...workQuestions(service, facts, business)];
  const withAdvice = (inFull: number): readonly ThemedQuestion[] => {
    const own = placeQuestions(service, facts, NEIGHBORHOOD_QUESTIONS - fixed.length, inFull);
    const more = moreWorkQuestions(service, business).slice(0, NEIGHBORHOOD_QUESTIONS - fixed.length - own.length);
    return [...fixed, ...own, ...more];
  };
  let inFull = MOST_ADVICE;
  let questions = withAdvice(inFull);
  while (inFull > 0 && letters(questions) > MOST_LETTERS) questions = withAdvice(--inFull);
  return (Object.keys(THEMES) as Theme[]).flatMap((theme) => questions.filter((question) => question.theme === theme));
}
