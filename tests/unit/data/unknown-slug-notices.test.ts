import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { unknownSlugNotices } from '#data/unknown-slug-notices.ts';

const catalogue = readCatalogue('data');
const known = {
  cities: catalogue.cities,
  services: catalogue.services.map(({ slug }) => ({ catalogueSlug: slug })),
};
const NOBODY_LEFT = { cities: [], services: [] };

const noticesOf = (change: Partial<typeof catalogue>, former: Parameters<typeof unknownSlugNotices>[2] = NOBODY_LEFT) =>
  unknownSlugNotices({ ...catalogue, ...change }, known, former);

describe('a slug that nothing has is reported', () => {
  it.each<[where: string, change: Partial<typeof catalogue>, notice: RegExp]>([
    [
      'a choice of the quote form',
      { lists: { ...catalogue.lists, quoteServices: [{ label: 'Roofs', services: ['roof-washing', 'roof-wash'] }] } },
      /^List with an unknown service: data\/catalogue\/lists\.json: quoteServices\.0\.services\.1: is "roof-wash", expected the slug of a service .*Did you mean "roof-washing"\?$/,
    ],
    [
      'a service of the footer',
      { lists: { ...catalogue.lists, footerServices: [{ label: 'Docks', service: 'dock' }] } },
      /footerServices\.0\.service: is "dock", .* The form and the footer leave it out\./,
    ],
    [
      'a service under Other',
      { lists: { ...catalogue.lists, underOther: ['awning-washing'] } },
      /underOther\.0: is "awning-washing"/,
    ],
    [
      'a city of the footer',
      { lists: { ...catalogue.lists, footerCities: ['columbia', 'irmo-south-carolina'] } },
      /^List with an unknown city: .*footerCities\.0: is "columbia", .* The footer leaves it out\./,
    ],
    [
      "the questions of a service's page",
      { services: catalogue.services.slice(0, 1).map((entry) => ({ ...entry, faqSlugs: [entry.slug, 'roof-wash'] })) },
      /^Questions that do not exist: data\/catalogue\/services\/[a-z-]+\.json: faqSlugs\.1: is "roof-wash", expected the name of a file in data\/catalogue\/questions\. .*Did you mean "roof-washing"\?$/,
    ],
    [
      'the city of a hub',
      { hubs: catalogue.hubs.slice(0, 1).map((hub) => ({ ...hub, citySlug: 'irmo' })) },
      /^Hub of an unknown city: data\/catalogue\/hubs\/[a-z-]+\.json: citySlug: is "irmo", expected .*, or null\. Its page has neither/,
    ],
  ])('as %s', (_, change, notice) => {
    expect(noticesOf(change)).toEqual([expect.stringMatching(notice)]);
  });
});

describe('nothing is reported', () => {
  it('of the committed catalogue', () => {
    expect(noticesOf({})).toEqual([]);
  });

  it('of what a removed row had, and of a service without a file of questions', () => {
    const former = {
      cities: [{ from: 'old-town', to: null }],
      services: [{ from: 'awning-washing', to: null }],
    };
    const lists = { ...catalogue.lists, underOther: ['awning-washing'], footerCities: ['old-town'] };
    const services = catalogue.services.map((entry) => ({ ...entry, faqSlugs: [entry.slug] }));
    expect(noticesOf({ lists, services, questionSets: [] }, former)).toEqual([]);
  });
});
