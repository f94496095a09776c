import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { placesOf } from '#data/site.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { SERVICE_ICONS } from '#model/service.ts';
import { isCharacteristic } from '#model/characteristic.ts';
import { distanceMiles } from '#model/geography.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';

const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the committed catalogue', () => {
  const { cities, services, questionSets, hubs } = readCatalogue('data');

  it('has the specification’s 27 cities, no two described alike', () => {
    expect(cities).toHaveLength(27);
    for (const field of ['name', 'description', 'metaDescription', 'postalCode'] as const) {
      const values = cities.map((city) => city[field]);
      if (field !== 'postalCode') expect(duplicates(values)).toEqual([]);
    }
  });

  it('has the 14 services with an icon of the list', () => {
    expect(services).toHaveLength(14);
    expect(services.filter((service) => !SERVICE_ICONS.includes(service.icon))).toEqual([]);
  });

  it('has 14 written sets of five questions, and every set that a service names', () => {
    expect(questionSets.map((set) => set.questions.length)).toEqual(Array(14).fill(5));
    const slugs = new Set(questionSets.map((set) => set.slug));
    expect(services.flatMap((service) => service.faqSlugs).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('shows no other service’s questions first on the page of a service', () => {
    const slugs = services.map(({ slug }) => slug);
    const strangers = services.filter(({ slug, faqSlugs: [first] }) => first !== slug && slugs.includes(first ?? ''));
    expect(strangers.map(({ slug }) => slug)).toEqual([]);
  });

  it('has the three hubs with sixteen neighborhoods each, no name twice', () => {
    expect(hubs.map((hub) => hub.slug).sort()).toEqual(['cayce-sc', 'forest-acres-sc', 'irmo-sc']);
    for (const hub of hubs) expect(duplicates(hub.neighborhoods)).toEqual([]);
  });
});

describe.runIf(hasCommittedSnapshot)('the committed snapshot', () => {
  const model = hasCommittedSnapshot ? committedModel() : undefined;

  it('and the catalogue know the same cities and services', () => {
    expect(model!.notices).toEqual([]);
  });

  it('has at least 160 neighborhoods, each page with a path of its own', () => {
    expect(model!.neighborhoods.length).toBeGreaterThanOrEqual(160);
    expect(readSnapshot('data/snapshot').setAside).toEqual([]);
  });

  it.each([
    ['columbia', 16],
    ['irmo', 16],
    ['cayce', 16],
    ['lexington', 8],
    ['west-columbia', 8],
    ['chapin', 8],
    ['blythewood', 8],
    ['aiken', 8],
    ['sumter', 8],
  ])('has in %s at least %i neighborhoods', (city, count) => {
    expect(placesOf(model!, `${city}-south-carolina`).length).toBeGreaterThanOrEqual(count);
  });

  it('places every neighborhood within 25 miles of its city', () => {
    const far = model!.neighborhoods.filter((place) => {
      const city = model!.cities.find((candidate) => candidate.slug === place.citySlug)?.coordinates;
      return !city || !place.coordinates || distanceMiles(city, place.coordinates) > 25;
    });
    expect(far.map((place) => place.slug)).toEqual([]);
  });

  it('gives every neighborhood 3 to 6 characteristics of the vocabulary', () => {
    const odd = model!.neighborhoods.filter(
      ({ characteristics: words }) => words.length < 3 || words.length > 6 || !words.every(isCharacteristic),
    );
    expect(odd.map((place) => `${place.citySlug}/${place.slug}: ${place.characteristics.join(', ')}`)).toEqual([]);
  });

  it('names no neighborhood of a city, no landmark and no road of a place twice', () => {
    const twice = model!.neighborhoods.flatMap((place) =>
      [...duplicates(place.landmarks), ...duplicates(place.roads)].map((name) => `${place.slug}: ${name}`),
    );
    const names = duplicates(model!.neighborhoods.map((place) => `${place.citySlug}: ${place.name}`));
    expect([...twice, ...names]).toEqual([]);
  });

  it('has at least six posts', () => {
    expect(model!.posts.length).toBeGreaterThanOrEqual(6);
  });
});
