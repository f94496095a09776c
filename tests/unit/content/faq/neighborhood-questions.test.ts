import { describe, expect, it } from 'vitest';
import {
  MAX_ANSWER_LENGTH,
  NEIGHBORHOOD_QUESTIONS,
  neighborhoodQuestions,
} from '#content/faq/neighborhood-questions.ts';
import { GENERAL_LANDMARKS, GENERAL_ROADS, placeFacts } from '#content/faq/place-facts.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import { NOTE_TOPICS, type PlaceNotes } from '#model/notes.ts';
import { plainText } from '#model/question.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallModel, smallPlace, smallService } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;
const NO_NOTES = Object.fromEntries(Object.keys(NOTE_TOPICS).map((topic) => [topic, ''])) as PlaceNotes;
const { services, neighborhoods } = smallModel();
const pairs = services.flatMap((service) => neighborhoods.map((place) => [service.slug, place.slug] as const));

const questionsOf = (service: string, place: string) =>
  neighborhoodQuestions(smallService(service), smallPlace(place), [], business);
/** Questions and answers: a place's names may stand in either. */
const answersOf = (service: string, place: string): string =>
  questionsOf(service, place)
    .map((entry) => `${entry.question} ${plainText(entry.answer)}`)
    .join('\n');

describe.each(pairs)('the questions on %s in %s', (service, place) => {
  const questions = questionsOf(service, place);

  it('are nineteen, no two alike, none empty', () => {
    expect(NEIGHBORHOOD_QUESTIONS).toBe(19);
    expect(questions).toHaveLength(19);
    expect(new Set(questions.map((entry) => entry.question.toLowerCase())).size).toBe(19);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].+\?$/);
      expect(plainText(answer).trim()).toMatch(/^[A-Z\d].+[.!]$/s);
    }
  });

  it('stand by theme, each theme in one run', () => {
    const themes = questions.map((entry) => entry.theme);
    expect(themes.filter((theme, index) => theme !== themes[index - 1])).toHaveLength(new Set(themes).size);
  });

  it('name the place and leave no gap in a sentence', () => {
    const text = questions.map((entry) => `${entry.question} ${plainText(entry.answer)}`).join('\n');
    expect(text).toContain(smallPlace(place).name);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}| [,.?]|\ba [aeiou]|\.\./);
  });

  it('say what the specification says of every place', () => {
    const answers = answersOf(service, place);
    expect(answers).toContain('no travel fee');
    expect(answers).toContain('2-5 days');
    expect(answers).toContain('licensed and insured');
    expect(answers).toMatch(/\d PSI/);
    expect(answers).toMatch(/\$\d/);
  });

  it('are the same words each time', () => {
    expect(questionsOf(service, place)).toEqual(questions);
  });
});

it('a full place is told by its own landmarks and roads', () => {
  const answers = answersOf('house-washing', 'shandon');
  for (const name of ['Sims Park', 'Hand Middle School', 'Devine Street', 'Wheat Street'])
    expect(answers).toContain(name);
  for (const name of [...GENERAL_LANDMARKS, ...GENERAL_ROADS]) expect(answers).not.toContain(name);
});

it('a place with one landmark and one road gets general names beside them', () => {
  const answers = answersOf('house-washing', 'rosewood');
  expect(answers).toContain(`Owens Field and ${GENERAL_LANDMARKS[0]}`);
  expect(answers).toContain(`Rosewood Drive and ${GENERAL_ROADS[0]}`);
});

it('a place with none gets general names only', () => {
  const { near, roads } = placeFacts(smallService('house-washing'), smallPlace('friarsgate'), [], business);
  expect(GENERAL_LANDMARKS).toEqual(expect.arrayContaining([...near]));
  expect(GENERAL_ROADS).toEqual(expect.arrayContaining([...roads]));
  expect(answersOf('house-washing', 'friarsgate')).toContain(
    `near ${GENERAL_LANDMARKS[0]} and ${GENERAL_LANDMARKS[1]}`,
  );
});

it('a name close by is told once, and the place is not close to itself', () => {
  const place = {
    ...smallPlace('friarsgate'),
    landmarks: ['Friarsgate', 'Rawls Creek Park'],
    localBusinesses: ['Rawls Creek Park', 'Corley School'],
  };
  const { near } = placeFacts(smallService('house-washing'), place, [], business);
  expect(near).toEqual(['Rawls Creek Park', 'Corley School']);
});

it('the season of a part of a property is its own, and the season of the place comes after it', () => {
  const place = { ...smallPlace('shandon'), notes: { ...NO_NOTES, season: 'May suits the walls of these blocks.' } };
  const answerOn = (slug: string): string => {
    const service = { ...smallService('house-washing'), slug };
    const questions = neighborhoodQuestions(service, place, [], business);
    return plainText(questions.find((entry) => entry.question.startsWith('Which season suits'))!.answer);
  };
  expect(answerOn('house-washing')).toBe('May suits the walls of these blocks.');
  expect(answerOn('gutter-cleaning')).toMatch(/^(?!May suits).+ May suits the walls of these blocks\.$/);
});

it('a place with coordinates is told its miles, one without gets no figures', () => {
  expect(answersOf('house-washing', 'friarsgate')).toMatch(/Friarsgate is about [\d.]+ miles from our base/);
  expect(answersOf('house-washing', 'old-mill')).not.toMatch(/\d+ miles/);
});

it('what a place is known for changes what is asked', () => {
  const texts = (place: string) => questionsOf('house-washing', place).map((entry) => entry.question);
  expect(
    texts('shandon').filter((text) => !texts('friarsgate').includes(text.replaceAll('Shandon', 'Friarsgate'))).length,
  ).toBeGreaterThan(1);
});

it('a place with every characteristic of the vocabulary still has nineteen questions', () => {
  const everything = { ...smallPlace('shandon'), characteristics: Object.keys(CHARACTERISTICS) };
  for (const service of services) expect(neighborhoodQuestions(service, everything, [], business)).toHaveLength(19);
});

it('a name with a dollar sign and braces is said as it stands', () => {
  const odd = { ...smallPlace('shandon'), name: '$& {gerund} $1' };
  const questions = neighborhoodQuestions(smallService('house-washing'), odd, [], business);
  expect(questions.filter((entry) => entry.question.includes('$& {gerund} $1')).length).toBeGreaterThan(4);
});

describe('the advice on a page', () => {
  const characteristics = ['historic homes', 'tree canopy', 'sandy soil'];
  const advice = characteristics.map((word) => knowledgeFor(word, 'house-washing')!.advice);
  /** Answers of a place with a note of so many letters on every matter. */
  const told = (lettersOfNotes: number): string => {
    const note = `N${'o'.repeat(lettersOfNotes)}.`;
    const notes = Object.fromEntries(Object.keys(NOTE_TOPICS).map((topic) => [topic, note])) as PlaceNotes;
    const place = { ...smallPlace('shandon'), characteristics, notes };
    return neighborhoodQuestions(smallService('house-washing'), place, [], business)
      .map((entry) => plainText(entry.answer))
      .join('');
  };
  const wholeIn = (answers: string): boolean[] => advice.map((text) => answers.includes(text));

  it('is told in full where there is room for it', () => {
    expect(told(10).length).toBeLessThan(MAX_ANSWER_LENGTH);
    expect(wholeIn(told(10))).toEqual([true, true, true]);
  });

  it('is cut to its first sentence, the least telling first, until a long page is no longer too long', () => {
    const between = [...Array(100).keys()].map((step) => told(4 * step));
    const kept = between.map((answers) => wholeIn(answers).filter(Boolean).length);
    expect(new Set(kept)).toEqual(new Set([3, 2, 1, 0]));
    expect(kept).toEqual(kept.toSorted((a, b) => b - a));
    for (const answers of between) {
      const whole = wholeIn(answers);
      expect(whole).toEqual(whole.toSorted((a, b) => Number(b) - Number(a)));
      expect(answers.length <= MAX_ANSWER_LENGTH || !whole.includes(true)).toBe(true);
      for (const text of advice) expect(answers).toContain(/^.+?[.](?= )/.exec(text)![0]);
    }
  });
});
