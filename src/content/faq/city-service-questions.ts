import { placesServed } from '#content/fit.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { namesAndMore } from '#content/names.ts';
import { priceSentence } from '#content/prices.ts';
import { insuredSentence, licensedAndInsured } from '#content/promises.ts';
import { paragraph } from '#content/sentences.ts';
import { seasonAnswer } from '#content/season.ts';
import { wordsOf } from '#content/service-words.ts';
import { schedulingSentence, travelFeeSentence, travelSentence, travelTo } from '#content/travel.ts';
import type { Business } from '#model/business.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { inSentence } from '#model/place-name.ts';
import type { Question } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import { cityAndState } from '#model/state.ts';
import { listOf } from '#model/format.ts';

const key = (question: Question): string => question.question.trim().toLowerCase().replace(/\s+/g, ' ');

/** Removes questions with the same text, ignoring case and spacing. */
export function distinctQuestions<T extends Question>(questions: readonly T[]): T[] {
  const seen = new Set<string>();
  return questions.filter((question) => {
    const text = key(question);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** The maximum number of questions on a city-and-service page (specification, section 5). */
export const CITY_QUESTIONS = 10;
const MAX_NAMES_IN_ANSWER = 6;
const MAX_NAMES_IN_COVERAGE = 8;
const MAX_ADVICE = 4;
const MAX_NAMES_WITH_ADVICE = 4;

/** ' in Irmo', or empty for an unknown city, whose name is omitted (specification, section 5). */
const inCity = (city: City | null): string => (city === null ? '' : ` in ${city.name}`);

/** The characteristics of a city's places, most frequent first, ties in order of appearance. */
export function frequentCharacteristics(places: readonly Neighborhood[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) for (const word of place.characteristics) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** The heading of a city-and-service FAQ page. */
export const cityServiceHeading = (service: Service, city: City | null): string =>
  city === null
    ? `${service.displayName} FAQs`
    : `${service.displayName} FAQs for ${cityAndState(city.name, city.slug)}`;

/** What a page says that promises no job, where the service fits none of the places that have pages of their own. */
const ASK_US = "ask us and we'll tell you what we can do";

/**
 * The sentence that lists the neighborhoods a city-and-service page covers: up to 8 names, then '+N more'. Places that
 * the service does not fit are not named: their own pages say why it does not.
 */
export function coverageSentence(service: Service, city: City | null, places: readonly Neighborhood[]): string {
  const { gerund } = wordsOf(service);
  if (places.length === 0) return `We offer ${gerund} everywhere${inCity(city) || ' in our service area'}.`;
  const names = placesServed(service, places).map((place) => inSentence(place.name));
  return names.length === 0
    ? `We don't see much call for ${gerund}${inCity(city)}. If you need it there, ${ASK_US}.`
    : `We offer ${gerund}${inCity(city)}, including ${namesAndMore(names, MAX_NAMES_IN_COVERAGE)}.`;
}

/** The sentence that names the places with a characteristic; empty where they are too many to list. */
function whereSentence(characteristic: string, city: City, places: readonly Neighborhood[]): string {
  const names = places
    .filter((place) => place.characteristics.includes(characteristic))
    .map((place) => inSentence(place.name));
  return names.length > MAX_NAMES_WITH_ADVICE ? '' : `Around ${city.name}, that means ${listOf(names)}.`;
}

/** Advice on the characteristics of the city's places, most frequent first. */
function adviceQuestions(
  service: Service,
  city: City,
  places: readonly Neighborhood[],
  business: Business,
): Question[] {
  const { gerund } = wordsOf(service);
  return frequentCharacteristics(places)
    .flatMap((characteristic): Question[] => {
      const found = knowledgeFor(characteristic, service.catalogueSlug, business);
      if (found === null) return [];
      const question = found.question.replace(/\{place\}|\{gerund\}/g, (slot) =>
        slot === '{place}' ? city.name : gerund,
      );
      return [{ question, answer: [paragraph(found.advice, whereSentence(characteristic, city, places))] }];
    })
    .slice(0, MAX_ADVICE);
}

/** Which of a city's places can book a service. At most six are named. */
function bookingAnswer(service: Service, places: readonly Neighborhood[], everywhere: string): string {
  if (places.length === 0) return `On every street${everywhere}.`;
  const served = placesServed(service, places);
  if (served.length === 0)
    return `None of those we know have much use for it. If you want it done anywhere${everywhere}, ${ASK_US}.`;
  const named = served.slice(0, MAX_NAMES_IN_ANSWER);
  const more = served.length - named.length;
  const names = listOf(named.map((place) => inSentence(place.name)));
  if (served.length === places.length) return `All of them can, ${more > 0 ? 'among them' : 'including'} ${names}.`;
  const others = more > 0 ? `, and in ${more} more` : '';
  return `It makes sense in ${names}${others}, but if you live elsewhere${everywhere} and want it done, ${ASK_US}.`;
}

/**
 * Composes the questions of a service in a city: cost, travel, booking, the characteristics of its places,
 * then the job in general and the service's own questions, without duplicates. Without a city, its name is
 * omitted.
 */
export function cityServiceQuestions(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  written: readonly Question[],
  business: Business,
): readonly Question[] {
  const words = wordsOf(service);
  const { gerund } = words;
  const everywhere = inCity(city) || ' in our service area';
  const credentialWords = licensedAndInsured(business);
  const travel = city === null ? null : travelTo(city.coordinates, business);
  const own: Question[] = [
    {
      question: `How much does ${gerund} cost${inCity(city)}?`,
      answer: [priceSentence(service.catalogueSlug, gerund, business)],
    },
    {
      question: `Do you charge a travel fee for ${gerund}${inCity(city)}?`,
      answer: [paragraph(travelFeeSentence(business.promises), city === null ? '' : travelSentence(city.name, travel))],
    },
    {
      question: `How soon can you come for ${gerund}${inCity(city)}?`,
      answer: [schedulingSentence(travel, business.promises)],
    },
    {
      question:
        places.length === 0
          ? `Where${inCity(city)} can I book ${gerund}?`
          : `Which neighborhoods${inCity(city)} can book ${gerund}?`,
      answer: [bookingAnswer(service, places, everywhere)],
    },
    ...(city === null ? [] : adviceQuestions(service, city, placesServed(service, places), business)),
  ];
  const general: Question[] = [
    {
      question: `When is the best time for ${gerund}${inCity(city)}?`,
      answer: [seasonAnswer(words, city?.sheets[service.catalogueSlug] ?? [])],
    },
    { question: `How long does ${gerund} take?`, answer: [words.duration] },
    { question: `How long do the results of ${gerund} last?`, answer: [words.lasts] },
    ...written,
    ...(credentialWords === null
      ? []
      : [{ question: `Are you ${credentialWords} for ${gerund}${everywhere}?`, answer: [insuredSentence(business)] }]),
    { question: `What should I do before ${gerund}?`, answer: [words.prepare] },
  ];
  return distinctQuestions([...own, ...general]).slice(0, CITY_QUESTIONS);
}
