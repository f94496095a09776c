import { expect, it } from 'vitest';
import { serviceHead } from '#seo/heads/service.ts';
import { cityServiceFaqDescription, cityServiceFaqHead } from '#seo/heads/city-service-faq.ts';
import { serviceFaqHead } from '#seo/heads/service-faq.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const site = { model: smallModel(), origin: 'https://wash.example', day: '2026-06-01', cards: new Set<string>() };
const descriptionOf = (description: string): string =>
  serviceHead(site, { ...smallService('awning-washing'), description }).description;

it('describes a service without a catalogue entry in one line', () => {
  expect(descriptionOf('  Washing\n\nof awnings. ')).toMatch(/^Washing of awnings\. /);
});

it('describes a service whose row says nothing by its name', () => {
  expect(descriptionOf('')).toMatch(/^Awning Washing in Columbia, SC\. /);
});

it('keeps the card of a renamed service, which is named after its slug in the catalogue', () => {
  const service = { ...smallService('house-washing'), slug: 'home-washing' };
  const cards = new Set(['service-house-washing']);
  const card = '/images/og/service-house-washing.jpg';
  expect(serviceHead({ ...site, cards }, service)).toMatchObject({ card });
  expect(serviceFaqHead({ ...site, cards }, { slug: service.slug, name: 'Home Washing', service })).toMatchObject({
    card,
  });
});

it('names two neighborhoods of a city in the description of its questions, and that there are more', () => {
  const [city] = site.model.cities;
  const [place] = site.model.neighborhoods;
  const description = (count: number) => {
    const places = Array.from({ length: count }, (_, index) => ({ ...place!, name: `Place ${index + 1}` }));
    return cityServiceFaqDescription(smallService('house-washing'), city!, places, site.model.business);
  };
  expect(description(2)).toContain('Serving Place 1 and Place 2.');
  expect(description(3)).toContain('Serving Place 1, Place 2 and more.');
});

it('leaves neighborhoods that a service does not fit out of the head of its questions in a city', () => {
  const [city] = site.model.cities;
  const [place] = site.model.neighborhoods;
  const misfit = { 'house-washing': { line: null, sheet: [], misfit: 'Shops fill every block.' } };
  const places = [{ ...place!, name: 'The Vista', jobs: misfit }, place!];
  const { description, keywords } = cityServiceFaqHead(site, smallService('house-washing'), city!, places);
  expect(description).toContain(`Serving ${place!.name}.`);
  expect([description, ...keywords].join()).not.toContain('The Vista');
});
