import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighborhoodHeading, neighborhoodLead, placeCard } from '#content/faq/neighborhood-intro.ts';
import { NEIGHBORHOOD_QUESTIONS, neighborhoodQuestions } from '#content/faq/neighborhood-questions.ts';
import { listOf, namesAndMore, possessive, withArticle } from '#content/names.ts';
import { plainText } from '#model/question.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallPlace, smallService } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;

/**
 * Names as a store may hold them: letters of many scripts, quotes, ampersands, braces, dollar signs, emoji.
 */
const oddName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((name) => name.trim())
  .filter((name) => name !== '' && !/[.?!{}]/.test(name));

describe('a place with any name', () => {
  it('has all questions, with its name unchanged', () => {
    fc.assert(
      fc.property(oddName, (name) => {
        const place = { ...smallPlace('shandon'), name };
        const questions = neighborhoodQuestions(smallService('house-washing'), place, [], business);
        expect(questions).toHaveLength(NEIGHBORHOOD_QUESTIONS);
        expect(questions.filter((entry) => entry.question.includes(name)).length).toBeGreaterThan(4);
        for (const { question, answer } of questions) {
          expect(question.endsWith('?')).toBe(true);
          expect(plainText(answer)).not.toMatch(/undefined|null|NaN/);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has a heading, lead and card without gaps', () => {
    fc.assert(
      fc.property(oddName, (name) => {
        const place = { ...smallPlace('shandon'), name };
        const texts = [
          neighborhoodHeading(smallService('house-washing'), place),
          neighborhoodLead(smallService('house-washing'), place),
          ...placeCard(place, business).flat(),
        ];
        for (const text of texts) expect(text.replaceAll(name, 'N')).not.toMatch(/undefined|null| {2}| [,.]/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the grammar of names', () => {
  it('lists every name once, with and before the last', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), { minLength: 2, maxLength: 9 }), (names) => {
        expect(listOf(names).split(/, | and /)).toEqual(names);
      }),
    );
  });

  it('counts the names that a shortened list omits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 10 }), (count, most) => {
        const names = Array.from({ length: count }, (_, index) => `P${index}`);
        const text = namesAndMore(names, most);
        expect(text.includes(` +${count - most} more`)).toBe(count > most);
      }),
    );
  });

  it('forms a correct possessive for every place and city', () => {
    const { neighborhoods, cities } = committedModel();
    for (const { name } of [...neighborhoods, ...cities]) {
      expect(possessive(name)).toMatch(/(?:[^s]'s|s')$/i);
    }
  });

  it('chooses the right article for every service’s job', () => {
    for (const { profile } of committedModel().services) {
      const job = profile?.words.job ?? 'wash';
      expect(withArticle(job)).toBe(`${/^[aeio]/.test(job) ? 'an' : 'a'} ${job}`);
    }
  });
});
