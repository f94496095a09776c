import { describe, expect, it } from 'vitest';
import { placeArticle } from '#content/article/place-article.ts';
import { cityPortrait } from '#content/pages/city.ts';
import { aboutPrices } from '#content/pages/estimate.ts';
import { commercialTexts } from '#content/pages/home.ts';
import { termsSections } from '#content/pages/legal.ts';
import { noteSections, placeLead } from '#content/pages/place.ts';
import { wayToAPrice } from '#content/prices.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import type { Business } from '#model/business.ts';
import type { CityProfile } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { placeHead } from '#seo/heads/place.ts';
import { SMALL_NOTES } from '#tests/support/noted-catalogue.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { smallModel, smallPlace, smallService } from '#tests/support/small-model.ts';

const WASHING = /\bwash/i;

const offering = (...slugs: readonly string[]): readonly Service[] =>
  slugs.map((catalogueSlug) => ({
    ...smallService('house-washing'),
    catalogueSlug,
    slug: catalogueSlug,
    displayName: 'Work',
  }));

const bare = { ...smallPlace('shandon'), notes: null, jobs: {} };
const noted = { ...bare, notes: SMALL_NOTES.shandon };
const portrait = { housing: 'Brick.', water: 'A river.', trees: 'Oaks.', soil: 'Clay.', advice: 'The north side.' };
const portrayed = { ...smallModel().cities[0]!, profile: { portrait } as CityProfile };

/** The texts about all of a company's work, without what the catalogue says of a place. */
function textsFor(business: Business, ...slugs: readonly string[]): readonly string[] {
  const services = offering(...slugs);
  const model = { ...smallModel(), business, services };
  const head = placeHead({ model, origin: 'https://clean.example', day: '2026-06-01', cards: new Set() }, noted);
  return [
    ...[noted, bare].map((place) => placeLead(place, services)),
    ...noteSections(noted, services).map(({ heading }) => heading),
    placeArticle(bare, services, business).value,
    head.title,
    head.description,
    ...head.keywords,
    ...cityPortrait(portrayed, [], model).map(({ heading }) => heading),
    ...aboutPrices(services).map(({ text }) => text),
    ...Object.values(commercialTexts(services)),
    ...termsSections(business, services).flatMap(({ heading, text }) => [heading, text]),
    wayToAPrice(business),
  ];
}

describe('texts about all of a company’s work', () => {
  it.each([DEFAULT_BUSINESS, { ...OWN_BUSINESS, guarantee: 'clean-glass promise' }])(
    'say clean where it washes nothing',
    (business) => {
      expect(textsFor(business, 'gutter-cleaning', 'window-cleaning').filter((text) => WASHING.test(text))).toEqual([]);
    },
  );

  it('say wash where it washes houses', () => {
    const texts = textsFor(OWN_BUSINESS, 'house-washing', 'gutter-cleaning');
    expect(texts.filter((text) => WASHING.test(text)).length).toBeGreaterThan(10);
  });
});
