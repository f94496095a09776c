import type { Business } from '../../domain/business.ts';
import type { City } from '../../domain/city.ts';
import type { Neighborhood } from '../../domain/neighborhood.ts';
import type { Question } from '../../domain/question.ts';
import type { Service } from '../../domain/service.ts';
import { knowledgeFor } from '../knowledge/index.ts';
import { namesAndMore, listOf, withArticle } from '../names.ts';
import { priceSentence } from '../prices.ts';
import { insuredSentence, schedulingSentence } from '../promises.ts';
import { wordsOf } from '../service-words.ts';
import { travelSentence, travelTo } from '../travel.ts';
import { distinctQuestions } from './distinct.ts';

/** The most questions a city-and-service page shows (specification, section 5). */
export const CITY_QUESTIONS = 10;
const MOST_NAMES_IN_ANSWER = 6;
const MOST_NAMES_IN_COVERAGE = 8;
const MOST_ADVICE = 4;

/** ' in Irmo', or nothing for a city the site does not know: its name is left out (specification, section 5). */
const inCity = (city: City | null): string => (city === null ? '' : ` in ${city.name}`);

/** The characteristics of a city's places, the most frequent first, ties in order of appearance. */
export function frequentCharacteristics(places: readonly Neighborhood[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) for (const word of place.characteristics) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** The sentence that lists the neighborhoods a city-and-service page covers: up to 8 names, then '+N more'. */
export function coverageSentence(service: Service, city: City | null, places: readonly Neighborhood[]): string {
  const { gerund } = wordsOf(service);
  if (places.length === 0) return `We offer ${gerund} everywhere${inCity(city) || ' in our service area'}.`;
  const names = places.map((place) => place.name);
  return `We offer ${gerund}${inCity(city)}, including ${namesAndMore(names, MOST_NAMES_IN_COVERAGE)}.`;
}

function adviceQuestions(service: Service, city: City | null, places: readonly Neighborhood[]): Question[] {
  if (city === null) return [];
  const { gerund } = wordsOf(service);
  return frequentCharacteristics(places).flatMap((characteristic): Question[] => {
    const found = knowledgeFor(characteristic, service.slug);
    if (found === null) return [];
    const question = found.question.replaceAll('{place}', () => city.name).replaceAll('{gerund}', () => gerund);
    return [{ question, answer: [found.advice] }];
  });
}

/**
 * Up to ten questions of a service in a city: two about the city, cost and time, what its neighborhoods are known for,
 * then the service's written set; de-duplicated by question text. A null city leaves its name out.
 */
export function cityServiceQuestions(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  written: readonly Question[],
  business: Business,
): readonly Question[] {
  const words = wordsOf(service);
  const names = places.slice(0, MOST_NAMES_IN_ANSWER).map((place) => place.name);
  const travel = city === null ? '' : ` ${travelSentence(city.name, travelTo(city.coordinates, business))}`;
  const questions: Question[] = [
    {
      question: `Do you offer ${words.gerund}${inCity(city)}?`,
      answer: [
        `Yes, we clean the ${words.surface}${inCity(city) || ' in our service area'}, and we charge no travel fee.${travel}`,
      ],
    },
    {
      question: `Which neighborhoods${inCity(city)} do you serve?`,
      answer: [
        names.length === 0
          ? `We serve every street${inCity(city) || ' in our service area'}. Send us your address and we confirm it the same day.`
          : `We serve all of them, ${places.length > names.length ? 'among them' : 'including'} ${listOf(names)}. ${words.included}`,
      ],
    },
    {
      question: `What does ${withArticle(words.job)} cost${inCity(city)}?`,
      answer: [`${priceSentence(service.slug, words.gerund, business.pricing)} The estimate is free.`],
    },
    {
      question: `How fast can you come${city === null ? '' : ` to ${city.name}`}?`,
      answer: [schedulingSentence(business)],
    },
    ...adviceQuestions(service, city, places).slice(0, MOST_ADVICE),
    ...written,
    { question: `How long does ${withArticle(words.job)} take?`, answer: [words.duration] },
    { question: `How long do the results of ${words.gerund} last?`, answer: [words.lasts] },
    {
      question: `Are you licensed and insured for work${inCity(city) || ' in our service area'}?`,
      answer: [insuredSentence(business)],
    },
    { question: `What should I do before the crew comes?`, answer: [words.prepare] },
  ];
  return distinctQuestions(questions).slice(0, CITY_QUESTIONS);
}
