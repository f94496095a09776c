import { describe, expect, it } from 'vitest';
import { LEADING_QUESTIONS, leadingQuestions } from '#content/pages/faq.ts';
import type { CommonQuestion } from '#model/question.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const offering = (...slugs: readonly string[]) =>
  slugs.map((catalogueSlug) => ({ ...smallService('house-washing'), catalogueSlug }));

describe('the questions at the top of /faq', () => {
  const ask = (question: string, services?: readonly string[]): CommonQuestion => ({
    question,
    answer: ['Yes.'],
    services,
  });
  const commonQuestions = [
    ask('Do you wash walls?', ['house-washing', 'soft-washing']),
    ask('Do you answer the phone?'),
    ask('Do you wash roofs?', ['roof-washing']),
  ];
  const asked = (...slugs: readonly string[]): readonly string[] =>
    leadingQuestions({ ...smallModel(), commonQuestions, services: offering(...slugs) }).map(
      ({ question }) => question,
    );

  it('are about any service, or about one that the company offers', () => {
    expect(asked('gutter-cleaning')).toEqual(['Do you answer the phone?']);
    expect(asked('gutter-cleaning', 'soft-washing')).toEqual(['Do you wash walls?', 'Do you answer the phone?']);
  });

  it('are ten of those in the catalogue for a company that washes everything, and speak of houses only to it', () => {
    const model = committedModel();
    const everything = [...model.services, ...model.pendingServices];
    expect(leadingQuestions({ ...model, services: everything })).toHaveLength(LEADING_QUESTIONS);
    const said = leadingQuestions({ ...model, services: offering('gutter-cleaning') }).flatMap(
      ({ question, answer }) => [question, ...answer.map(String)],
    );
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => /house wash|wash a house|soft wash|\bwalls?\b/i.test(text))).toEqual([]);
  });
});
