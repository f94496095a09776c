import { describe, expect, it } from 'vitest';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { NO_PROMISES } from '#model/promises.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import type { Business } from '#model/business.ts';
import type { Landscape } from '#model/landscape.ts';
import { readCatalogue } from '#data/catalogue/read.ts';

/** Soils and woods, which are not the same everywhere. */
const REGIONAL = ['pine woods', 'red clay', 'sandy soil'];

const catalogue = readCatalogue('data');
const { business } = catalogue;
const advisedBy = (advice: Landscape['advice']): Business => ({ ...business, region: { ...business.region, advice } });
const services = catalogue.services.map((service) => service.slug);
const advice = Object.keys(CHARACTERISTICS).flatMap((characteristic) =>
  services.flatMap((service) => {
    const found = knowledgeFor(characteristic, service, business);
    return found === null ? [] : [{ characteristic, service, ...found }];
  }),
);

describe('the advice on characteristics', () => {
  it('covers every service, and every characteristic but those that only a region’s pack can word', () => {
    const words = new Set(advice.map((entry) => entry.characteristic));
    const general = Object.keys(CHARACTERISTICS).filter((word) => !REGIONAL.includes(word));
    expect(general.filter((word) => !words.has(word))).toEqual([]);
    const advised = new Set(advice.map((entry) => entry.service));
    expect(services.filter((slug) => !advised.has(slug))).toEqual([]);
  });

  it('never repeats a sentence', () => {
    const sentences = advice.flatMap((entry) => entry.advice.split(/(?<=[.!])\s+/));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('names the place in every question', () => {
    const without = advice.filter(({ question }) => !question.includes('{place}') || !question.endsWith('?'));
    expect(without.map((entry) => entry.question)).toEqual([]);
  });

  it('contains no prices, which only business.json defines', () => {
    expect(advice.filter((entry) => /\$\s?\d/.test(entry.advice)).map((entry) => entry.advice)).toEqual([]);
  });
});

it('returns null for a characteristic or service outside the vocabulary', () => {
  expect(knowledgeFor('haunted houses', 'house-washing', business)).toBeNull();
  expect(knowledgeFor('brick homes', 'awning-washing', business)).toBeNull();
  expect(knowledgeFor('constructor', 'toString', business)).toBeNull();
  expect(knowledgeFor('brick homes', 'toString', business)).toBeNull();
});

it('keeps the advice on a region’s own soil and woods to its region', () => {
  const clay: Landscape['advice'] = [
    {
      characteristic: 'red clay',
      question: 'What does the clay of {place} do to walls?',
      advice: { 'house-washing': 'It leaves an orange band.' },
    },
  ];
  expect(knowledgeFor('red clay', 'house-washing', advisedBy(clay))?.advice).toBe('It leaves an orange band.');
  expect(knowledgeFor('red clay', 'house-washing', advisedBy([]))).toBeNull();
});

it('lets a region reword the advice on a characteristic for single services', () => {
  const general = knowledgeFor('horse country', 'window-cleaning', advisedBy([]));
  const regional: Landscape['advice'] = [
    {
      characteristic: 'horse country',
      question: 'How do the mesas of {place} change {gerund}?',
      advice: { 'deck-cleaning': 'Red dust.' },
    },
  ];
  const { question } = regional[0]!;
  expect(knowledgeFor('horse country', 'deck-cleaning', advisedBy(regional))).toEqual({
    question,
    advice: 'Red dust.',
  });
  expect(knowledgeFor('horse country', 'window-cleaning', advisedBy(regional))).toEqual({
    question,
    advice: general?.advice,
  });
});

it('promises a reach and a day only if the company does', () => {
  const adviceOf = (promises: Business['promises']) =>
    [
      knowledgeFor('apartments', 'gutter-cleaning', { ...business, promises }),
      knowledgeFor('lakefront', 'gutter-cleaning', { ...business, promises }),
      knowledgeFor('military community', 'house-washing', { ...business, promises }),
    ].map((found) => found?.advice ?? '');
  const given = adviceOf({ ...NO_PROMISES, stories: 2, visitsWithin: '3-4 days' });
  expect(given[0]).toContain('We work at up to 2 stories with the walk below coned off');
  expect(given[1]).toContain('level footing, reach up to 2 stories, and carry');
  expect(given[2]).toContain('we can usually schedule within 3 to 4 days, so tell us');
  const none = adviceOf(NO_PROMISES);
  expect(none.join(' ')).not.toMatch(/stories|schedule within|[[\]{}]/);
  expect(none[1]).toContain('level footing and carry');
});
