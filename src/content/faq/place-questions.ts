import type { AdvisedService } from '#content/knowledge/entry.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { paragraph, someSentences } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import type { Characteristic } from '#model/characteristic.ts';
import type { NoteTopic } from '#model/notes.ts';
import type { ThemedQuestion } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import type { PlaceFacts } from './place-facts.ts';

/** A subject of a question about a place: one note topic, or two related ones. */
interface Subject {
  readonly topics: readonly NoteTopic[];
  /** The question when one answer covers both topics. */
  readonly together?: string;
}

/** The question about a single topic. */
const TOPIC_QUESTIONS: Readonly<Partial<Record<NoteTopic, string>>> = {
  trees: 'Which trees stand in {place}, and what do they drop?',
  gutters: 'What ends up in the gutters of {place}?',
  water: 'What water is there in or near {place}?',
  weather: 'How does the weather treat {place}?',
  ground: 'What is the ground like in {place}?',
  roofs: 'What should I know about the roofs of {place}?',
  walls: 'What are the walls of {place} made of?',
  glass: 'What settles on windows in {place}?',
  wood: 'How does wood outdoors fare in {place}?',
  outdoors: 'What does life outdoors leave behind in {place}?',
  shared: 'What about the buildings and walks that many people use in {place}?',
};

/** The subjects, most important first; the last ones are dropped if a page has no room. */
const SUBJECTS: readonly Subject[] = [
  { topics: ['trees', 'gutters'], together: 'Which trees stand in {place}, and what fills the gutters?' },
  { topics: ['ground'] },
  { topics: ['water', 'weather'], together: 'How do water and weather treat {place}?' },
  { topics: ['roofs'] },
  {
    topics: ['walls', 'glass'],
    together: 'What are the walls of {place} made of, and what settles on windows?',
  },
  {
    topics: ['wood', 'outdoors'],
    together: 'How does wood fare in {place}, and what does life outdoors leave behind?',
  },
  { topics: ['shared'] },
];

/** The note topic that a service is about; it accompanies advice on buildings. */
const OWN_TOPIC: Readonly<Record<AdvisedService, NoteTopic>> = {
  'house-washing': 'walls',
  'soft-washing': 'walls',
  'roof-washing': 'roofs',
  'gutter-cleaning': 'gutters',
  'driveway-pressure-washing': 'ground',
  'window-cleaning': 'glass',
  'oil-stain-removal': 'shared',
  'deck-cleaning': 'wood',
  'dock-cleaning': 'wood',
  'gazebo-cleaning': 'wood',
  'sidewalk-cleaning': 'shared',
  'outdoor-furniture-cleaning': 'outdoors',
  'apartment-complex-soft-washing': 'walls',
  'commercial-property-cleaning': 'shared',
};

/** The note topic that accompanies advice on a characteristic; all others use the service's own topic. */
const TOPIC_BY_CHARACTERISTIC: Readonly<Partial<Record<Characteristic, NoteTopic>>> = {
  lakefront: 'water',
  riverfront: 'water',
  'tree canopy': 'trees',
  'pine woods': 'trees',
  'red clay': 'ground',
  'sandy soil': 'ground',
  'rural acreage': 'ground',
  farmland: 'weather',
  'horse country': 'ground',
  'golf community': 'ground',
  'HOA community': 'shared',
  'student housing': 'shared',
  'military community': 'shared',
  'interstate corridor': 'weather',
};

/** The maximum number of questions answered by advice, which similar places share. */
export const MAX_ADVICE = 5;

const filled = (template: string, place: string, gerund: string): string =>
  template.replaceAll('{place}', () => place).replaceAll('{gerund}', () => gerund);

/**
 * Composes at most `max` questions about the place: advice on its characteristics, each with the place's note
 * on the same topic; then questions about the remaining notes. If there are too many, advice without a note
 * is dropped first, because it is the least specific. The first `fullAdvice` pieces of advice are used in
 * full, the others are cut to one sentence.
 */
export function placeQuestions(
  service: Service,
  facts: PlaceFacts,
  max: number,
  fullAdvice: number = MAX_ADVICE,
): readonly ThemedQuestion[] {
  const { gerund } = wordsOf(service);
  const compose = (question: string, ...texts: readonly string[]): ThemedQuestion => ({
    theme: 'house',
    question: filled(question, facts.name, gerund),
    answer: [paragraph(...texts)],
  });
  const ownTopic = Object.hasOwn(OWN_TOPIC, service.slug) ? OWN_TOPIC[service.slug as AdvisedService] : 'walls';
  const used = new Set<NoteTopic>();
  const take = (topic: NoteTopic): string => (used.has(topic) ? '' : (used.add(topic), facts.note(topic)));

  const advised = facts.characteristics
    .flatMap((characteristic) => {
      const found = knowledgeFor(characteristic, service.slug);
      return found === null
        ? []
        : [{ ...found, topic: TOPIC_BY_CHARACTERISTIC[characteristic as Characteristic] ?? ownTopic }];
    })
    .slice(0, MAX_ADVICE)
    .map((found, index) => {
      const note = take(found.topic);
      const advice = index < fullAdvice ? found.advice : someSentences(found.advice, 1);
      return { hasNote: note !== '', entry: compose(found.question, advice, note) };
    });
  const subjects = SUBJECTS.map((subject) => ({
    ...subject,
    topics: subject.topics.filter((topic) => !used.has(topic) && facts.note(topic) !== ''),
  })).filter(({ topics }) => topics.length > 0);

  // Split subjects into one question per topic while there is room, starting with the first.
  let room = max - advised.length - subjects.length;
  const own = subjects.flatMap(({ topics, together }) => {
    const more = topics.length - 1;
    if (together !== undefined && more > Math.max(0, room)) return [compose(together, ...topics.map(facts.note))];
    room -= more;
    return topics.map((topic) => compose(TOPIC_QUESTIONS[topic] ?? '', facts.note(topic)));
  });

  let spare = advised.length + own.length - max;
  const kept = advised.toReversed().filter(({ hasNote }) => hasNote || spare-- <= 0);
  return [...kept.reverse().map(({ entry }) => entry), ...own].slice(0, max);
}
