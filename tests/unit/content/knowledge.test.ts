import { describe, expect, it } from 'vitest';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import type { Landscape } from '#model/landscape.ts';
import { readCatalogue } from '#data/catalogue/read.ts';

const catalogue = readCatalogue('data');
const { region } = catalogue.business;
const services = catalogue.services.map((service) => service.slug);
const advice = Object.keys(CHARACTERISTICS).flatMap((characteristic) =>
  services.flatMap((service) => {
    const found = knowledgeFor(characteristic, service, region);
    return found === null ? [] : [{ characteristic, service, ...found }];
  }),
);

describe('the advice on characteristics', () => {
  it('covers every characteristic and every service', () => {
    const words = new Set(advice.map((entry) => entry.characteristic));
    expect(Object.keys(CHARACTERISTICS).filter((word) => !words.has(word))).toEqual([]);
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
  expect(knowledgeFor('haunted houses', 'house-washing', region)).toBeNull();
  expect(knowledgeFor('brick homes', 'awning-washing', region)).toBeNull();
  expect(knowledgeFor('constructor', 'toString', region)).toBeNull();
  expect(knowledgeFor('brick homes', 'toString', region)).toBeNull();
});

it('keeps the advice on a region’s own soil and woods to its region', () => {
  expect(knowledgeFor('red clay', 'house-washing', region)?.advice).toContain('orange band');
  expect(knowledgeFor('red clay', 'house-washing', { advice: [] })).toBeNull();
});

it('lets a region reword the advice on a characteristic for single services', () => {
  const general = knowledgeFor('horse country', 'window-cleaning', { advice: [] });
  const region: Pick<Landscape, 'advice'> = {
    advice: [
      {
        characteristic: 'horse country',
        source: '',
        question: 'How do the mesas of {place} change {gerund}?',
        advice: { 'deck-cleaning': 'Red dust.' },
      },
    ],
  };
  const { question } = region.advice[0]!;
  expect(knowledgeFor('horse country', 'deck-cleaning', region)).toEqual({ question, advice: 'Red dust.' });
  expect(knowledgeFor('horse country', 'window-cleaning', region)).toEqual({ question, advice: general?.advice });
});
