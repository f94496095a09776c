import type { AdvisedService } from '#content/knowledge/entry.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { paragraph, someSentences } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import type { Characteristic } from '#model/characteristic.ts';
import type { NoteTopic } from '#model/notes.ts';
import type { ThemedQuestion } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import type { PlaceFacts } from './place-facts.ts';

/** A matter of a place that is asked about: one topic of its notes, or two that belong together. */
export interface Matter {
  readonly topics: readonly NoteTopic[];
  /** Asked where both topics are answered. */
  readonly together?: string;
}

/** What is asked of one topic; its note answers it with its first sentence. */
export const ASKED_OF: Readonly<Partial<Record<NoteTopic, string>>> = {
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

/** The matters in order of weight: where a page has no room for all, the last are left out. */
export const MATTERS: readonly Matter[] = [
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

/** What a service is about: the note that goes with advice on the buildings of a place. */
export const OWN_MATTER: Readonly<Record<AdvisedService, NoteTopic>> = {
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

/** Which note of the place goes with the advice on a characteristic; advice on buildings takes the service's own. */
const NOTE_OF: Readonly<Partial<Record<Characteristic, NoteTopic>>> = {
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

/** The most questions on one page that hang on advice; more of it would repeat what the next place of its kind says. */
export const MOST_ADVICE = 5;

const filled = (template: string, place: string, gerund: string): string =>
  template.replaceAll('{place}', () => place).replaceAll('{gerund}', () => gerund);

/**
 * Questions that hang on the place, at most `most`: advice on what it is known for, most telling first, each with the
 * place's own note on the same matter; then the matters not told yet. Where there is no room for all, advice that brings
 * no note of the place gives way first: it says the least about it. `inFull` of the advice is told whole, of the rest its
 * first sentence.
 */
export function placeQuestions(
  service: Service,
  facts: PlaceFacts,
  most: number,
  inFull: number = MOST_ADVICE,
): readonly ThemedQuestion[] {
  const { gerund } = wordsOf(service);
  const asked = (question: string, ...texts: readonly string[]): ThemedQuestion => ({
    theme: 'house',
    question: filled(question, facts.name, gerund),
    answer: [paragraph(...texts)],
  });
  const ownMatter = Object.hasOwn(OWN_MATTER, service.slug) ? OWN_MATTER[service.slug as AdvisedService] : 'walls';
  const told = new Set<NoteTopic>();
  const take = (topic: NoteTopic): string => (told.has(topic) ? '' : (told.add(topic), facts.note(topic)));

  const advised = facts.characteristics
    .flatMap((characteristic) => {
      const found = knowledgeFor(characteristic, service.slug);
      return found === null ? [] : [{ ...found, topic: NOTE_OF[characteristic as Characteristic] ?? ownMatter }];
    })
    .slice(0, MOST_ADVICE)
    .map((found, index) => {
      const note = take(found.topic);
      const advice = index < inFull ? found.advice : someSentences(found.advice, 1);
      return { brings: note !== '', entry: asked(found.question, advice, note) };
    });
  const matters = MATTERS.map((matter) => ({
    ...matter,
    topics: matter.topics.filter((topic) => !told.has(topic) && facts.note(topic) !== ''),
  })).filter(({ topics }) => topics.length > 0);

  // Two topics of one matter are asked apart where there is room, the first matters first.
  let room = most - advised.length - matters.length;
  const own = matters.flatMap(({ topics, together }) => {
    const more = topics.length - 1;
    if (together !== undefined && more > Math.max(0, room)) return [asked(together, ...topics.map(facts.note))];
    room -= more;
    return topics.map((topic) => asked(ASKED_OF[topic] ?? '', facts.note(topic)));
  });

  let spare = advised.length + own.length - most;
  const kept = advised.toReversed().filter(({ brings }) => brings || spare-- <= 0);
  return [...kept.reverse().map(({ entry }) => entry), ...own].slice(0, most);
}
