import { describe, expect, it } from 'vitest';
import {
  CITY_QUESTIONS,
  cityServiceQuestions,
  coverageSentence,
  distinctQuestions,
  frequentCharacteristics,
} from '#content/faq/city-service-questions.ts';
import { plainText } from '#model/question.ts';
import type { Neighborhood } from '#model/place.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallModel, smallPlace, smallService } from '#tests/support/small-model.ts';

const { business, questionSets } = SMALL_CATALOGUE;
const columbia = smallModel().cities.find((city) => city.name === 'Columbia')!;
const written = questionSets[0]!.questions;
const houseWashing = smallService('house-washing');

const named = (count: number): Neighborhood[] =>
  Array.from({ length: count }, (_, index) => ({
    ...smallPlace('shandon'),
    name: `Place ${index + 1}`,
    slug: `place-${index + 1}`,
  }));

const ask = (city: typeof columbia | null, places: readonly Neighborhood[]) =>
  cityServiceQuestions(houseWashing, city, places, written, business);

const namesAnswer = (places: readonly Neighborhood[]): string =>
  plainText(ask(columbia, places).find(({ question }) => question.startsWith('Which neighborhoods'))!.answer);

describe('the questions on a service in a city', () => {
  it('are at most ten, with few places and with many', () => {
    expect(CITY_QUESTIONS).toBe(10);
    for (const count of [0, 1, 30]) expect(ask(columbia, named(count)).length).toBeLessThanOrEqual(10);
    expect(ask(columbia, named(30)).length).toBeGreaterThanOrEqual(8);
  });

  it('are no two alike, whatever their case and spacing', () => {
    const texts = ask(columbia, named(3)).map((entry) => entry.question.toLowerCase().replace(/\s+/g, ' '));
    expect(new Set(texts).size).toBe(texts.length);
    expect(distinctQuestions(written).map((entry) => entry.question)).not.toContain('IS IT  SAFE?');
  });

  it('name at most six neighborhoods in an answer', () => {
    expect(namesAnswer(named(9))).toContain('Place 6');
    expect(namesAnswer(named(9))).not.toContain('Place 7');
    expect(namesAnswer(named(2))).toContain('Place 1 and Place 2');
  });

  it('ask where to book it, not in which neighborhoods, where there are none', () => {
    const asked = ask(columbia, []).map(({ question, answer }) => `${question} ${plainText(answer)}`);
    expect(asked.filter((text) => /neighborhood/i.test(text))).toEqual([]);
    expect(asked).toContainEqual(
      expect.stringMatching(/^Where in Columbia can I book .+\? On every street in Columbia\.$/),
    );
  });

  it('take the month from a sheet of the city that names one', () => {
    const { season, conditions } = houseWashing.profile!.words;
    const answer = (sheet: readonly string[]): string =>
      ask({ ...columbia, sheets: { 'house-washing': sheet } }, [])
        .filter(({ question }) => question.startsWith('When is the best time'))
        .map((entry) => plainText(entry.answer))
        .join();
    expect([answer([]), answer(['Wash in October.'])]).toEqual([season, `Wash in October. ${conditions}`]);
  });

  it('promise a free trip and name the starting price', () => {
    const text = ask(columbia, named(3))
      .map((entry) => plainText(entry.answer))
      .join('\n');
    expect(text).toContain('no travel fee');
    expect(text).toMatch(/\$\d/);
  });

  it('ask for the cost and answer with it first', () => {
    const cost = ask(columbia, named(3))[0]!;
    expect(cost.question).toBe('How much does house washing cost in Columbia?');
    expect(plainText(cost.answer)).toMatch(/^[^.]*\$\d/);
  });

  it('leave the name out for a city the site does not know', () => {
    const text = ask(null, [])
      .map((entry) => `${entry.question} ${plainText(entry.answer)}`)
      .join('\n');
    expect(ask(null, []).length).toBeGreaterThan(0);
    expect(text).not.toMatch(/Columbia|undefined|null| in \?| in \.| {2}| [,.?]/);
  });
});

describe('a service that does not fit every place of the city', () => {
  const misfit = { 'house-washing': { line: null, sheet: [], misfit: 'Shops fill every block.' } };
  const without = named(3).map((place) => ({ ...place, characteristics: ['sandy soil'], jobs: misfit }));
  const districts = named(8).map((place, index) => ({ ...place, name: `Oak ${index + 1} District` }));
  const textOf = (places: readonly Neighborhood[]): string =>
    ask(columbia, places)
      .map(({ question, answer }) => `${question} ${plainText(answer)}`)
      .join('\n');

  it('names only the places that it fits', () => {
    const places = [...without, smallPlace('shandon')];
    expect(coverageSentence(houseWashing, columbia, places)).toBe(
      'We offer house washing in Columbia, including Shandon.',
    );
    expect(namesAnswer(places)).toBe(
      "It makes sense in Shandon, but if you live elsewhere in Columbia and want it done, ask us and we'll tell you what we can do.",
    );
    expect(textOf(places)).not.toMatch(/Place \d|sandy soil/);
  });

  it('counts those that it fits and does not name', () => {
    expect(namesAnswer([...without, ...districts])).toMatch(
      /^It makes sense in the Oak 1 District, .* and the Oak 6 District, and in 2 more, but if /,
    );
  });

  it('names none where it fits none, and offers to look', () => {
    expect(coverageSentence(houseWashing, columbia, without)).toBe(
      "We don't see much call for house washing in Columbia. If you need it there, ask us and we'll tell you what we can do.",
    );
    expect(namesAnswer(without)).toBe(
      "None of those we know have much use for it. If you want it done anywhere in Columbia, ask us and we'll tell you what we can do.",
    );
  });
});

describe('the coverage sentence', () => {
  it('names up to eight places, then how many more there are', () => {
    expect(coverageSentence(houseWashing, columbia, named(12))).toMatch(/Place 1, .*Place 8 \+4 more\.$/);
    expect(coverageSentence(houseWashing, columbia, named(12))).not.toContain('Place 9');
    expect(coverageSentence(houseWashing, columbia, named(8))).toMatch(/Place 7 and Place 8\.$/);
  });

  it('reads well without places and without a city', () => {
    expect(coverageSentence(houseWashing, columbia, [])).toContain('in Columbia');
    expect(coverageSentence(houseWashing, null, [])).not.toMatch(/undefined|null| {2}| \./);
  });
});

it('a city is known for what most of its places are', () => {
  const places = [['brick homes', 'red clay'], ['red clay'], ['lakefront']].map((characteristics) => ({
    ...smallPlace('shandon'),
    characteristics,
  }));
  expect(frequentCharacteristics(places)).toEqual(['red clay', 'brick homes', 'lakefront']);
});
