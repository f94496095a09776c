import type { Business } from '../../domain/business.ts';
import type { Neighborhood } from '../../domain/neighborhood.ts';
import { type Theme, type ThemedQuestion, THEMES } from '../../domain/question.ts';
import type { Service } from '../../domain/service.ts';
import { bookingQuestions } from './booking-questions.ts';
import { placeFacts } from './place-facts.ts';
import { placeQuestions } from './place-questions.ts';
import { moreWorkQuestions, workQuestions } from './work-questions.ts';

/** How many questions a neighborhood page answers (specification, section 9). */
export const NEIGHBORHOOD_QUESTIONS = 19;

/**
 * The 19 questions and answers of a service in a neighborhood, grouped by theme in the order they are read: booking and
 * the work itself, then as many of the place's own as there is room for, then the rest of the work.
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
  const own = placeQuestions(service, facts, NEIGHBORHOOD_QUESTIONS - fixed.length);
  const more = moreWorkQuestions(service, business).slice(0, NEIGHBORHOOD_QUESTIONS - fixed.length - own.length);
  return (Object.keys(THEMES) as Theme[]).flatMap((theme) =>
    [...fixed, ...own, ...more].filter((question) => question.theme === theme),
  );
}
