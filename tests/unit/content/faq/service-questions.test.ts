import { describe, expect, it } from 'vitest';
import { serviceQuestions, shownQuestions } from '#content/faq/service-questions.ts';
import { plainText } from '#model/question.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import type { Model } from '#model/model.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const sets = SMALL_CATALOGUE.questionSets;
const MODEL = { ...smallModel(), business: OWN_BUSINESS };

it('a service with a written set shows that set', () => {
  expect(serviceQuestions(smallService('house-washing'), sets, OWN_BUSINESS)).toBe(sets[0]!.questions);
});

it('a service without one shows five of its own words, never none', () => {
  for (const slug of ['oil-stain-removal', 'awning-washing']) {
    const questions = serviceQuestions(smallService(slug), sets, OWN_BUSINESS);
    expect(questions).toHaveLength(5);
    for (const entry of questions) expect(plainText(entry.answer).length).toBeGreaterThan(10);
    expect(shownQuestions(smallService(slug), MODEL)).toHaveLength(5);
  }
});

describe('the questions on the page of a service that shows two sets', () => {
  const service = smallService('house-washing');
  const profile = { ...service.profile!, faqSlugs: ['house-washing', 'roof-washing', 'commercial-cleaning'] };
  const roofWashing = { ...service, slug: 'roof-washing', catalogueSlug: 'roof-washing', inStore: false };
  const roof = { ...sets[0]!, slug: 'roof-washing', questions: [{ question: 'Is it steep?', answer: ['Yes.'] }] };
  const shown = (pendingServices: Model['pendingServices']): readonly string[] =>
    shownQuestions({ ...service, profile }, { ...MODEL, questionSets: [...sets, roof], pendingServices }).map(
      ({ question }) => question,
    );

  it('are of both if the company offers both services', () => {
    expect(shown([])).toEqual(expect.arrayContaining(['Is it safe?', 'Is it steep?', 'Do you work at night?']));
  });

  it('are without those about a service that it does not offer', () => {
    expect(shown([roofWashing])).not.toContain('Is it steep?');
    expect(shown([roofWashing])).toEqual(expect.arrayContaining(['Is it safe?', 'Do you work at night?']));
  });

  it('are its own in any case, as on a live page of a service that is newer than the build', () => {
    expect(shown([service, roofWashing])).toContain('Is it safe?');
  });
});
