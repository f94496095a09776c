import type { Characteristic } from '#model/characteristic.ts';
import type { NoteTopic } from '#model/notes.ts';
import type { ThemedQuestion } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import type { AdvisedService } from '#content/knowledge/entry.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { paragraph, someSentences } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import type { PlaceFacts } from './place-facts.ts';
import { ASKED_OF, MATTERS, OWN_MATTER } from './place-matters.ts';

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
