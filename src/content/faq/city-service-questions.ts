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

/** A paragraph of a city's portrait. */
export type PortraitTopic = keyof CityPortrait;

/**
 * The paragraphs that a service's page leaves out: those that matter least to it, and some chosen so that two services
 * of one city differ enough for the gates.
 */
const LEFT_OUT: Readonly<Record<AdvisedService, readonly PortraitTopic[]>> = {
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

/** The paragraph on the same matter as a characteristic; walls and people have none of their own. */
const MATTER: Readonly<Partial<Record<Characteristic, PortraitTopic>>> = {
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

/** Whether a service's page of a city tells a paragraph of its portrait. */
export function tellsTopic(serviceSlug: string, topic: PortraitTopic): boolean {
  return !Object.hasOwn(LEFT_OUT, serviceSlug) || !LEFT_OUT[serviceSlug as AdvisedService].includes(topic);
}

/** The paragraph of the portrait that goes with a characteristic. */
export function topicOf(characteristic: string): PortraitTopic | null {
  return Object.hasOwn(MATTER, characteristic) ? (MATTER[characteristic as Characteristic] ?? null) : null;
}

const key = (question: Question): string => question.question.trim().toLowerCase().replace(/\s+/g, ' ');

/** The questions without those whose text stood before, whatever their case and spacing. */
export function distinctQuestions<T extends Question>(questions: readonly T[]): T[] {
  const seen = new Set<string>();
  return questions.filter((question) => {
    const text = key(question);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** The most questions a city-and-service page shows (specification, section 5). */
export const CITY_QUESTIONS = 10;
const MOST_NAMES_IN_ANSWER = 6;
const MOST_NAMES_IN_COVERAGE = 8;
const MOST_ADVICE = 5;
const USEFUL_LENGTH = 9;
const MOST_NAMES_WITH_ADVICE = 4;

/** ' in Irmo', or nothing for a city the site does not know: its name is left out (specification, section 5). */
const inCity = (city: City | null): string => (city === null ? '' : ` in ${city.name}`);

/** The characteristics of a city's places, the most frequent first, ties in order of appearance. */
export function frequentCharacteristics(places: readonly Neighborhood[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) for (const word of place.characteristics) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** The heading of a city-and-service FAQ page. */
export const cityServiceHeading = (service: Service, city: City | null): string =>
  city === null ? `${service.displayName} FAQs` : `${service.displayName} FAQs for ${city.name}, SC`;

/** The sentence that lists the neighborhoods a city-and-service page covers: up to 8 names, then '+N more'. */
export function coverageSentence(service: Service, city: City | null, places: readonly Neighborhood[]): string {
  const { gerund } = wordsOf(service);
  if (places.length === 0) return `We offer ${gerund} everywhere${inCity(city) || ' in our service area'}.`;
  const names = places.map((place) => place.name);
  return `We offer ${gerund}${inCity(city)}, including ${namesAndMore(names, MOST_NAMES_IN_COVERAGE)}.`;
}

/** Where in a city a characteristic counts: the places that carry it, up to four. */
function whereSentence(characteristic: string, city: City, places: readonly Neighborhood[]): string {
  const names = places.filter((place) => place.characteristics.includes(characteristic)).map((place) => place.name);
  if (places.length === 1) return `In ${city.name} that goes above all for ${listOf(names)}.`;
  return `That goes for ${listOf(names.slice(0, MOST_NAMES_WITH_ADVICE))}${names.length > MOST_NAMES_WITH_ADVICE ? ' above all' : ''}.`;
}

/** Asked of a paragraph that no advice has brought. */
const ASKED_OF: Readonly<Record<'trees' | 'water' | 'soil', string>> = {
  trees: 'Which trees stand in {place}, and what do they leave behind?',
  water: 'What water is there in and around {place}?',
  soil: 'What is the soil of {place} like, and what does it stain?',
};

/** The questions that hang on the city: advice on what its places are known for, with its portrait's words on the matter. */
function adviceQuestions(service: Service, city: City, places: readonly Neighborhood[]): Question[] {
  const { gerund } = wordsOf(service);
  const waiting = new Set((['trees', 'water', 'soil'] as const).filter((topic) => tellsTopic(service.slug, topic)));
  const portrait = city.profile?.portrait;
  const fill = (template: string): string =>
    template.replaceAll('{place}', () => city.name).replaceAll('{gerund}', () => gerund);
  const take = (topic: PortraitTopic | null): string =>
    topic !== null && waiting.delete(topic as keyof typeof ASKED_OF) ? (portrait?.[topic] ?? '') : '';
  const advised = frequentCharacteristics(places).flatMap((characteristic) => {
    const found = knowledgeFor(characteristic, service.slug);
    return found === null
      ? []
      : [{ ...found, topic: topicOf(characteristic), where: whereSentence(characteristic, city, places) }];
  });
  // Advice with a paragraph of the city's own first: it says more about this city.
  const ordered = [
    ...advised.filter((found) => found.topic !== null),
    ...advised.filter((found) => found.topic === null),
  ];
  const questions = ordered.slice(0, MOST_ADVICE).map((found): Question => ({
    question: fill(found.question),
    answer: [paragraph(found.advice, found.where, take(found.topic))],
  }));
  const asked = [...waiting].flatMap((topic): Question[] => {
    const text = portrait?.[topic];
    return text === undefined ? [] : [{ question: fill(ASKED_OF[topic]), answer: [text] }];
  });
  return [...questions, ...asked];
}

/**
 * Up to ten questions of a service in a city: two about the city, the cost, what to wash first, what its neighborhoods
 * are known for, then how long the job takes and the service's written set; de-duplicated by question text. A null city leaves its
 * name out.
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
  const names = places.slice(0, MOST_NAMES_IN_ANSWER).map((place) => place.name);
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
          tellsTopic(service.slug, 'housing') ? portrait?.housing : '',
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
    // The first is the one that most pages have room for, and a written set may be another service's.
    { question: `How long does ${withArticle(words.job)} take?`, answer: [words.duration] },
    ...written,
    { question: `How long do the results of ${words.gerund} last?`, answer: [words.lasts] },
    {
      question: `Are you licensed and insured for work${inCity(city) || everywhere}?`,
      answer: [insuredSentence(business)],
    },
    { question: 'What should I do before the crew comes?', answer: [words.prepare] },
  ];
  // The city's own questions are what the page is for. One general question rounds a short page off; a city without a
  // portrait has them all.
  const room = portrait === undefined ? CITY_QUESTIONS : Number(own.length < USEFUL_LENGTH);
  return distinctQuestions([...own, ...general.slice(0, room)]).slice(0, CITY_QUESTIONS);
}
