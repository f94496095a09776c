import type { Characteristic } from '../../domain/characteristic.ts';
import type { NoteTopic } from '../../domain/place-notes.ts';
import type { ThemedQuestion } from '../../domain/question.ts';
import type { Service } from '../../domain/service.ts';
import { knowledgeFor } from '../knowledge/index.ts';
import { paragraph } from '../sentences.ts';
import { wordsOf } from '../service-words.ts';
import type { PlaceFacts } from './place-facts.ts';

/** Which note of the place goes with the advice on a characteristic: the one on the same matter. */
const NOTE_OF: Readonly<Record<Characteristic, NoteTopic>> = {
  'historic homes': 'walls',
  'mid-century ranches': 'walls',
  'brick homes': 'walls',
  'vinyl siding': 'walls',
  'painted wood': 'walls',
  'new construction': 'walls',
  'mill village': 'walls',
  apartments: 'walls',
  'downtown storefronts': 'walls',
  lakefront: 'water',
  riverfront: 'water',
  'tree canopy': 'trees',
  'pine woods': 'trees',
  'red clay': 'ground',
  'sandy soil': 'ground',
  'rural acreage': 'ground',
  farmland: 'ground',
  'horse country': 'ground',
  'HOA community': 'shared',
  'golf community': 'ground',
  'student housing': 'walls',
  'interstate corridor': 'walls',
  'military community': 'walls',
};

/** The most questions on one page that hang on advice; more of it would repeat what the next place of its kind says. */
const MOST_ADVICE = 5;

/** A question about the place's own matter, asked where no advice has brought the note yet. */
const ASKED_OF_NOTE: Readonly<Partial<Record<NoteTopic, string>>> = {
  trees: 'What do the trees of {place} drop on what you clean?',
  water: 'Does damp play a part in {place}?',
  ground: 'What does the soil of {place} leave behind?',
  roofs: 'What do roofs in {place} collect?',
  gutters: 'What ends up in the gutters of {place}?',
  walls: 'What do walls in {place} need?',
  wood: 'How does wood outdoors fare in {place}?',
  glass: 'What settles on windows in {place}?',
  outdoors: 'What does life outdoors leave behind in {place}?',
  weather: 'How does the weather treat {place}?',
  shared: 'What about buildings and walks that many use in {place}?',
  after: 'What keeps it clean longer in {place}?',
};

const filled = (template: string, place: string, gerund: string): string =>
  template.replaceAll('{place}', () => place).replaceAll('{gerund}', () => gerund);

/** What is asked of a place, and the notes that found no question. */
export interface PlaceQuestions {
  readonly questions: readonly ThemedQuestion[];
  readonly untold: readonly string[];
}

/**
 * Questions that hang on the place: advice on what it is known for, most telling first, each with the place's own note on
 * the matter; then the notes not told yet. `most` is how many there may be.
 */
export function placeQuestions(service: Service, facts: PlaceFacts, most: number): PlaceQuestions {
  const { gerund } = wordsOf(service);
  const waiting = new Set(Object.keys(ASKED_OF_NOTE) as NoteTopic[]);
  const take = (topic: NoteTopic | undefined): string =>
    topic !== undefined && waiting.delete(topic) ? facts.note(topic) : '';
  // The note on the same matter; where that is told already, another one still waiting.
  const matching = (topic: NoteTopic): string =>
    take(topic) || take([...waiting].find((other) => facts.note(other) !== ''));
  const advice = facts.characteristics.flatMap((characteristic) => {
    const found = knowledgeFor(characteristic, service.slug);
    return found === null ? [] : [{ ...found, topic: NOTE_OF[characteristic as Characteristic] }];
  });
  const advised = advice.slice(0, MOST_ADVICE).map((found): ThemedQuestion => ({
    theme: 'house',
    question: filled(found.question, facts.name, gerund),
    answer: [paragraph(found.advice, matching(found.topic))],
  }));
  const asked = [...waiting]
    .filter((topic) => facts.note(topic) !== '')
    .slice(0, most - advised.length)
    .map((topic): ThemedQuestion => ({
      theme: 'house',
      question: filled(ASKED_OF_NOTE[topic] ?? '', facts.name, gerund),
      answer: [take(topic)],
    }));
  return { questions: [...advised, ...asked], untold: [...waiting].map(facts.note).filter((note) => note !== '') };
}
