import type { AdvisedService } from '#content/knowledge/entry.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { listOf, namesAndMore, withArticle } from '#content/names.ts';
import { priceSentence } from '#content/prices.ts';
import { insuredSentence, SCHEDULING_SENTENCE } from '#content/promises.ts';
import { paragraph } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import { travelSentence, travelTo } from '#content/travel.ts';
import type { Business } from '#model/business.ts';
import type { Characteristic } from '#model/characteristic.ts';
import type { City, CityPortrait, Neighborhood } from '#model/place.ts';
import type { Question } from '#model/question.ts';
import type { Service } from '#model/service.ts';

/** A topic of a city's portrait. */
type PortraitTopic = keyof CityPortrait;

/**
 * The portrait topics that a service's pages omit: the least relevant ones, and some chosen so that pages of
 * two services in one city differ enough for the noindex gates.
 */
const OMITTED_TOPICS: Readonly<Record<AdvisedService, readonly PortraitTopic[]>> = {
  'house-washing': ['water'],
  'soft-washing': ['soil'],
  'roof-washing': ['soil'],
  'gutter-cleaning': ['soil', 'water'],
  'driveway-pressure-washing': ['water'],
  'window-cleaning': ['soil', 'water'],
  'oil-stain-removal': ['trees'],
  'deck-cleaning': ['housing'],
  'dock-cleaning': [],
  'gazebo-cleaning': ['water', 'soil'],
  'sidewalk-cleaning': ['water'],
  'outdoor-furniture-cleaning': ['soil'],
  'apartment-complex-soft-washing': ['trees'],
  'commercial-property-cleaning': ['trees'],
};

/** The portrait topic related to a characteristic, if there is one. */
const TOPIC_BY_CHARACTERISTIC: Readonly<Partial<Record<Characteristic, PortraitTopic>>> = {
  lakefront: 'water',
  riverfront: 'water',
  'tree canopy': 'trees',
  'pine woods': 'trees',
  'red clay': 'soil',
  'sandy soil': 'soil',
  'rural acreage': 'soil',
  farmland: 'soil',
  'horse country': 'soil',
};

/** Whether a service's pages use a portrait topic. */
function usesTopic(serviceSlug: string, topic: PortraitTopic): boolean {
  return !Object.hasOwn(OMITTED_TOPICS, serviceSlug) || !OMITTED_TOPICS[serviceSlug as AdvisedService].includes(topic);
}

/** The portrait topic related to a characteristic. */
function topicOf(characteristic: string): PortraitTopic | null {
  return Object.hasOwn(TOPIC_BY_CHARACTERISTIC, characteristic)
    ? (TOPIC_BY_CHARACTERISTIC[characteristic as Characteristic] ?? null)
    : null;
}

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
const MAX_ADVICE = 5;
const MIN_QUESTIONS = 9;
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
  city === null ? `${service.displayName} FAQs` : `${service.displayName} FAQs for ${city.name}, SC`;

/**
 * The sentence that lists the neighborhoods a city-and-service page covers: up to 8 names, then '+N more'.
 */
export function coverageSentence(service: Service, city: City | null, places: readonly Neighborhood[]): string {
  const { gerund } = wordsOf(service);
  if (places.length === 0) return `We offer ${gerund} everywhere${inCity(city) || ' in our service area'}.`;
  const names = places.map((place) => place.name);
  return `We offer ${gerund}${inCity(city)}, including ${namesAndMore(names, MAX_NAMES_IN_COVERAGE)}.`;
}

/** The sentence that names up to four places with a characteristic. */
function whereSentence(characteristic: string, city: City, places: readonly Neighborhood[]): string {
  const names = places.filter((place) => place.characteristics.includes(characteristic)).map((place) => place.name);
  if (places.length === 1) return `In ${city.name} that goes above all for ${listOf(names)}.`;
  return `That goes for ${listOf(names.slice(0, MAX_NAMES_WITH_ADVICE))}${names.length > MAX_NAMES_WITH_ADVICE ? ' above all' : ''}.`;
}

/** The questions about portrait topics that no advice covers. */
const TOPIC_QUESTIONS: Readonly<Record<'trees' | 'water' | 'soil', string>> = {
  trees: 'Which trees stand in {place}, and what do they leave behind?',
  water: 'What water is there in and around {place}?',
  soil: 'What is the soil of {place} like, and what does it stain?',
};

/** Questions about the city: advice on its places' characteristics, combined with related portrait topics. */
function adviceQuestions(service: Service, city: City, places: readonly Neighborhood[]): Question[] {
  const { gerund } = wordsOf(service);
  const unused = new Set((['trees', 'water', 'soil'] as const).filter((topic) => usesTopic(service.slug, topic)));
  const portrait = city.profile?.portrait;
  const fill = (template: string): string =>
    template.replaceAll('{place}', () => city.name).replaceAll('{gerund}', () => gerund);
  const take = (topic: PortraitTopic | null): string =>
    topic !== null && unused.delete(topic as keyof typeof TOPIC_QUESTIONS) ? (portrait?.[topic] ?? '') : '';
  const advised = frequentCharacteristics(places).flatMap((characteristic) => {
    const found = knowledgeFor(characteristic, service.slug);
    return found === null
      ? []
      : [{ ...found, topic: topicOf(characteristic), where: whereSentence(characteristic, city, places) }];
  });
  // Advice with a related portrait topic first: it is more specific to the city.
  const ordered = [
    ...advised.filter((found) => found.topic !== null),
    ...advised.filter((found) => found.topic === null),
  ];
  const questions = ordered.slice(0, MAX_ADVICE).map((found): Question => ({
    question: fill(found.question),
    answer: [paragraph(found.advice, found.where, take(found.topic))],
  }));
  const others = [...unused].flatMap((topic): Question[] => {
    const text = portrait?.[topic];
    return text === undefined ? [] : [{ question: fill(TOPIC_QUESTIONS[topic]), answer: [text] }];
  });
  return [...questions, ...others];
}

/**
 * Composes the questions of a service in a city: availability, cost, general advice, the city's
 * characteristics, then how long the job takes and the service's own questions, without duplicates. Without a
 * city, its name is omitted.
 */
export function cityServiceQuestions(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  written: readonly Question[],
  business: Business,
): readonly Question[] {
  const words = wordsOf(service);
  const portrait = city?.profile?.portrait;
  const names = places.slice(0, MAX_NAMES_IN_ANSWER).map((place) => place.name);
  const everywhere = ' in our service area';
  const travel = city === null ? '' : travelSentence(city.name, travelTo(city.coordinates, business));
  const own: Question[] = [
    {
      question: `Do you offer ${words.gerund}${inCity(city)}?`,
      answer: [
        paragraph(
          `Yes, we clean the ${words.surface}${inCity(city) || everywhere}, and there is no travel fee.`,
          travel,
        ),
      ],
    },
    {
      question: `Which neighborhoods${inCity(city)} can book ${words.gerund}?`,
      answer: [
        names.length === 0
          ? `Every street${inCity(city) || everywhere}.`
          : `All of them can, ${places.length > names.length ? 'among them' : 'including'} ${listOf(names)}.`,
      ],
    },
    {
      question: `What does ${words.gerund} cost${inCity(city)}?`,
      answer: [
        paragraph(
          priceSentence(service.slug, words.gerund, business.pricing),
          SCHEDULING_SENTENCE,
          usesTopic(service.slug, 'housing') ? portrait?.housing : '',
        ),
      ],
    },
    ...(portrait === undefined
      ? []
      : [
          {
            question: `What is your general advice for ${city?.name ?? ''} before I book ${words.gerund}?`,
            answer: [portrait.advice],
          },
        ]),
    ...(city === null ? [] : adviceQuestions(service, city, places)),
  ];
  const general: Question[] = [
    // First, because most pages have room for only one, and the others may come from another service's set.
    { question: `How long does ${withArticle(words.job)} take?`, answer: [words.duration] },
    ...written,
    { question: `How long do the results of ${words.gerund} last?`, answer: [words.lasts] },
    {
      question: `Are you licensed and insured for work${inCity(city) || everywhere}?`,
      answer: [insuredSentence(business)],
    },
    { question: 'What should I do before the crew comes?', answer: [words.prepare] },
  ];
  // The city's own questions matter most: add one general question to a short page, and all of them to a city
  // without a portrait.
  const room = portrait === undefined ? CITY_QUESTIONS : Number(own.length < MIN_QUESTIONS);
  return distinctQuestions([...own, ...general.slice(0, room)]).slice(0, CITY_QUESTIONS);
}
