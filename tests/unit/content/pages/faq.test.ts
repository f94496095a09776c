import { describe, expect, it } from 'vitest';
import { coverage, LEADING_QUESTIONS, leadingQuestions, listedCities } from '#content/pages/faq.ts';
import type { Model } from '#model/model.ts';
import type { CommonQuestion } from '#model/question.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { faqServices } from '#routes/inventory.ts';
import { faqHead } from '#seo/heads/faq.ts';
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

  it('has the first answer of two to the same question', () => {
    const answers = (...slugs: readonly string[]): readonly unknown[] =>
      leadingQuestions({
        ...smallModel(),
        commonQuestions: [
          { ...ask('How do I get a price?', ['roof-washing']), answer: ['Tell us what needs washing.'] },
          { ...ask('How do I get a price?'), answer: ['Tell us what needs cleaning.'] },
        ],
        services: offering(...slugs),
      }).flatMap(({ answer }) => answer);
    expect(answers('roof-washing')).toEqual(['Tell us what needs washing.']);
    expect(answers('gutter-cleaning')).toEqual(['Tell us what needs cleaning.']);
  });

  it('are ten of those in the catalogue for a company that washes everything, and speak of houses only to it', () => {
    const model = committedModel();
    const everything = [...model.services, ...model.pendingServices];
    expect(leadingQuestions({ ...model, services: everything })).toHaveLength(LEADING_QUESTIONS);
    const said = leadingQuestions({ ...model, services: offering('gutter-cleaning') }).flatMap(
      ({ question, answer }) => [question, ...answer.map(String)],
    );
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => /wash|\bwalls?\b|\bstains?\b/i.test(text))).toEqual([]);
  });
});

describe('the cities on /faq', () => {
  const model = smallModel();
  const slugs = (changes: Partial<Model>): readonly string[] =>
    listedCities({ ...model, ...changes }).map(({ slug }) => slug);
  const description = (changes: Partial<Model>): string =>
    faqHead({ model: { ...model, ...changes }, origin: 'https://wash.example', day: '2026-06-01', cards: new Set() })
      .description;
  const inStore = model.cities.filter((city) => city.inStore);

  it('are those of the neighborhoods, which the summary counts', () => {
    const neighborhoods = model.neighborhoods.filter(({ citySlug }) => citySlug === 'irmo-south-carolina');
    expect(neighborhoods.length).toBeGreaterThan(0);
    expect(slugs({ neighborhoods })).toEqual(['irmo-south-carolina']);
    const [place] = neighborhoods;
    const services = faqServices(model).length;
    expect(coverage({ ...model, neighborhoods: [place!, place!] })).toEqual([
      `${services} services`,
      '2 neighborhoods',
      `${services * 2} pages of answers`,
    ]);
    expect(description({ neighborhoods })).toMatch(/ in \d+ neighborhoods? around /);
  });

  it('are all of the store’s without neighborhoods, and the summary counts them', () => {
    expect(slugs({ neighborhoods: [] })).toEqual(inStore.map(({ slug }) => slug));
    expect(coverage({ ...model, neighborhoods: [] })[1]).toBe(`${inStore.length} cities`);
    expect(description({ neighborhoods: [] })).toContain(` in ${inStore.length} cities around `);
    expect(description({ neighborhoods: [], cities: inStore.slice(0, 1) })).toContain(' in and around ');
  });

  it('are none in a store without cities, and the summary counts no neighborhoods', () => {
    expect(slugs({ neighborhoods: [], cities: [] })).toEqual([]);
    expect(coverage({ ...model, neighborhoods: [], cities: [] }).slice(1)).toEqual([
      '0 neighborhoods',
      '0 pages of answers',
    ]);
  });

  it('are not counted where there is one, of one service', () => {
    const one = { ...model, neighborhoods: [], cities: inStore.slice(0, 1), services: model.services.slice(0, 1) };
    expect(coverage(one)).toEqual([]);
    expect(description(one)).toMatch(/^Answers on house washing in and around /);
  });
});
