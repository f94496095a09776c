import type { Business } from '#model/business.ts';
import type { Neighborhood } from '#model/place.ts';
import { plainText, type Theme, type ThemedQuestion, THEMES } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import { bookingQuestions } from './booking-questions.ts';
import { placeFacts } from './place-facts.ts';
import { MAX_ADVICE, placeQuestions } from './place-questions.ts';
import { moreWorkQuestions, workQuestions } from './work-questions.ts';

/** The number of questions on a neighborhood page (specification, section 9). */
export const NEIGHBORHOOD_QUESTIONS = 19;

/**
 * Answers longer than this, in characters, have their advice shortened. Keeps a page within its budget of
 * 10,000 bytes, with some reserve for the owner's own address, store and webhook.
 */
export const MAX_ANSWER_LENGTH = 4400;

const answerLength = (questions: readonly ThemedQuestion[]): number =>
  questions.reduce((sum, { answer }) => sum + plainText(answer).length, 0);

/**
 * Composes the questions and answers of a service in a neighborhood, grouped by theme. Questions about
 * booking and the work come first, then those about the place, and general ones fill up the rest. If the
 * answers are too long, advice is cut to its first sentence, from the last piece to the first. `neighbors`
 * are the nearest places with pages. Pure, so the build and the live page produce the same text.
 */
export function neighborhoodQuestions(
  service: Service,
  place: Neighborhood,
  neighbors: readonly Pick<Neighborhood, 'name'>[],
  business: Business,
): readonly ThemedQuestion[] {
  const facts = placeFacts(service, place, neighbors, business);
  const fixed = [...bookingQuestions(service, facts, business), ...workQuestions(service, facts, business)];
  const withAdvice = (fullAdvice: number): readonly ThemedQuestion[] => {
    const own = placeQuestions(service, facts, NEIGHBORHOOD_QUESTIONS - fixed.length, fullAdvice);
    const more = moreWorkQuestions(service, business).slice(0, NEIGHBORHOOD_QUESTIONS - fixed.length - own.length);
    return [...fixed, ...own, ...more];
  };
  let fullAdvice = MAX_ADVICE;
  let questions = withAdvice(fullAdvice);
  while (fullAdvice > 0 && answerLength(questions) > MAX_ANSWER_LENGTH) questions = withAdvice(--fullAdvice);
  return (Object.keys(THEMES) as Theme[]).flatMap((theme) => questions.filter((question) => question.theme === theme));
}
