import { expect, it } from 'vitest';
import { serviceQuestions, shownQuestions } from '#content/faq/service-questions.ts';
import { plainText } from '#model/question.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { smallService } from '#tests/support/small-model.ts';

const sets = SMALL_CATALOGUE.questionSets;

it('a service with a written set shows that set', () => {
  expect(serviceQuestions(smallService('house-washing'), sets, OWN_BUSINESS)).toBe(sets[0]!.questions);
});

it('a service without one shows five of its own words, never none', () => {
  for (const slug of ['oil-stain-removal', 'awning-washing']) {
    const questions = serviceQuestions(smallService(slug), sets, OWN_BUSINESS);
    expect(questions).toHaveLength(5);
    for (const entry of questions) expect(plainText(entry.answer).length).toBeGreaterThan(10);
    expect(shownQuestions(smallService(slug), sets, OWN_BUSINESS)).toHaveLength(5);
  }
});
