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
/** Questions and answers as text: a place's names may appear in either. */
const answersOf = (service: string, place: string): string =>
  questionsOf(service, place)
    .map((entry) => `${entry.question} ${plainText(entry.answer)}`)
    .join('\n');

describe.each(pairs)('the questions on %s in %s', (service, place) => {
  const questions = questionsOf(service, place);

  it('are nineteen, distinct and not empty', () => {
    expect(NEIGHBORHOOD_QUESTIONS).toBe(19);
    expect(questions).toHaveLength(NEIGHBORHOOD_QUESTIONS);
    expect(new Set(questions.map((entry) => entry.question.toLowerCase())).size).toBe(NEIGHBORHOOD_QUESTIONS);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].+\?$/);
      expect(plainText(answer).trim()).toMatch(/^[A-Z\d].+[.!]$/s);
    }
  });

  it('are grouped by theme', () => {
    const themes = questions.map((entry) => entry.theme);
    expect(themes.filter((theme, index) => theme !== themes[index - 1])).toHaveLength(new Set(themes).size);
  });

  it('name the place and have no gaps in their sentences', () => {
    const text = questions.map((entry) => `${entry.question} ${plainText(entry.answer)}`).join('\n');
    expect(text).toContain(smallPlace(place).name);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}| [,.?]|\ba [aeiou]|\.\./);
  });

  it('contain the facts that the specification requires for every place', () => {
    const answers = answersOf(service, place);
    expect(answers).toContain('no travel fee');
    expect(answers).toContain('2-5 days');
    expect(answers).toContain('licensed and insured');
    expect(answers).toMatch(/\d PSI/);
    expect(answers).toMatch(/\$\d/);
  });

  it('are deterministic', () => {
    expect(questionsOf(service, place)).toEqual(questions);
  });
});

it('uses a place’s own landmarks and roads', () => {
  const answers = answersOf('house-washing', 'shandon');
  for (const name of ['Sims Park', 'Hand Middle School', 'Devine Street', 'Wheat Street'])
    expect(answers).toContain(name);
  for (const name of [...GENERAL_LANDMARKS, ...GENERAL_ROADS]) expect(answers).not.toContain(name);
});

it('adds general names for a place with one landmark and one road', () => {
  const answers = answersOf('house-washing', 'rosewood');
  expect(answers).toContain(`Owens Field and ${GENERAL_LANDMARKS[0]}`);
  expect(answers).toContain(`Rosewood Drive and ${GENERAL_ROADS[0]}`);
});

it('uses only general names for a place without landmarks and roads', () => {
  const { near, roads } = placeFacts(smallService('house-washing'), smallPlace('friarsgate'), [], business);
  expect(GENERAL_LANDMARKS).toEqual(expect.arrayContaining([...near]));
  expect(GENERAL_ROADS).toEqual(expect.arrayContaining([...roads]));
  expect(answersOf('house-washing', 'friarsgate')).toContain(
    `near ${GENERAL_LANDMARKS[0]} and ${GENERAL_LANDMARKS[1]}`,
  );
});

it('lists a name close by once, and never the place itself', () => {
  const place = {
    ...smallPlace('friarsgate'),
    landmarks: ['Friarsgate', 'Rawls Creek Park'],
    localBusinesses: ['Rawls Creek Park', 'Corley School'],
  };
  const { near } = placeFacts(smallService('house-washing'), place, [], business);
  expect(near).toEqual(['Rawls Creek Park', 'Corley School']);
});

it('puts a service’s own season before the place’s, unless it washes entire buildings', () => {
  const place = { ...smallPlace('shandon'), notes: { ...NO_NOTES, season: 'May suits the walls of these blocks.' } };
  const answerOn = (slug: string): string => {
    const service = { ...smallService('house-washing'), slug };
    const questions = neighborhoodQuestions(service, place, [], business);
    return plainText(questions.find((entry) => entry.question.startsWith('Which season suits'))!.answer);
  };
  expect(answerOn('house-washing')).toBe('May suits the walls of these blocks.');
  expect(answerOn('gutter-cleaning')).toMatch(/^(?!May suits).+ May suits the walls of these blocks\.$/);
});

it('states the miles to a place with coordinates, and no figures without', () => {
  expect(answersOf('house-washing', 'friarsgate')).toMatch(/Friarsgate is about [\d.]+ miles from our base/);
  expect(answersOf('house-washing', 'old-mill')).not.toMatch(/\d+ miles/);
});

it('asks different questions about places with different characteristics', () => {
  const texts = (place: string) => questionsOf('house-washing', place).map((entry) => entry.question);
  expect(
    texts('shandon').filter((text) => !texts('friarsgate').includes(text.replaceAll('Shandon', 'Friarsgate'))).length,
  ).toBeGreaterThan(1);
});

it('keeps the number of questions for a place with every characteristic', () => {
  const everything = { ...smallPlace('shandon'), characteristics: Object.keys(CHARACTERISTICS) };
  for (const service of services)
    expect(neighborhoodQuestions(service, everything, [], business)).toHaveLength(NEIGHBORHOOD_QUESTIONS);
});

it('leaves dollar signs and braces in a name unchanged', () => {
  const odd = { ...smallPlace('shandon'), name: '$& {gerund} $1' };
  const questions = neighborhoodQuestions(smallService('house-washing'), odd, [], business);
  expect(questions.filter((entry) => entry.question.includes('$& {gerund} $1')).length).toBeGreaterThan(4);
});

describe('the advice on a page', () => {
  const characteristics = ['historic homes', 'tree canopy', 'sandy soil'];
  const advice = characteristics.map((word) => knowledgeFor(word, 'house-washing')!.advice);
  /** The answers for a place whose notes all have this many letters. */
  const answersWith = (lettersOfNotes: number): string => {
    const note = `N${'o'.repeat(lettersOfNotes)}.`;
    const notes = Object.fromEntries(Object.keys(NOTE_TOPICS).map((topic) => [topic, note])) as PlaceNotes;
    const place = { ...smallPlace('shandon'), characteristics, notes };
    return neighborhoodQuestions(smallService('house-washing'), place, [], business)
      .map((entry) => plainText(entry.answer))
      .join('');
  };
  const wholeIn = (answers: string): boolean[] => advice.map((text) => answers.includes(text));

  it('is complete while there is room', () => {
    expect(answersWith(10).length).toBeLessThan(MAX_ANSWER_LENGTH);
    expect(wholeIn(answersWith(10))).toEqual([true, true, true]);
  });

  it('is cut to its first sentence, from last to first, until the page fits', () => {
    const between = [...Array(100).keys()].map((step) => answersWith(4 * step));
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
