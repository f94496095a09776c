import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighborhoodHeading, neighborhoodLead, placeCard } from '#content/faq/neighborhood-intro.ts';
import { NEIGHBORHOOD_QUESTIONS, neighborhoodQuestions } from '#content/faq/neighborhood-questions.ts';
import { plainText } from '#model/question.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallPlace, smallService } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;

/** Names in any script, with quotes, ampersands, dollar signs and emoji. */
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
      { seed: 42, numRuns: 200 },
    );
  });

  it('keeps a name that looks like a slot of a question', () => {
    const place = { ...smallPlace('shandon'), name: '{gerund}' };
    const questions = neighborhoodQuestions(smallService('house-washing'), place, [], business);
    expect(questions.map(({ question }) => question)).toContain(
      'Is house washing safe for an older house in {gerund}?',
    );
  });

  it('has a heading, lead and card without missing values', () => {
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
      { seed: 42, numRuns: 200 },
    );
  });
});
