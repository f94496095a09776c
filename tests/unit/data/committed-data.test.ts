import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { placesOf } from '#data/site.ts';
import { isCharacteristic } from '#model/characteristic.ts';
import { distanceMiles } from '#model/geography.ts';
import { assertDistinctPlaces } from '#routes/inventory.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';

const duplicates = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

describe('the committed catalogue', () => {
  const { cities, services, questionSets, hubs, reviews, business } = readCatalogue('data');

  it('has the 27 cities of the specification, with distinct names and descriptions', () => {
    expect(cities).toHaveLength(27);
    for (const field of ['name', 'description', 'metaDescription'] as const)
      expect(duplicates(cities.map((city) => city[field]))).toEqual([]);
  });

  it('has 14 services, and sets of five questions, including every set that a service refers to', () => {
    expect(services).toHaveLength(14);
    expect(questionSets.filter((set) => set.questions.length !== 5)).toEqual([]);
    const slugs = new Set(questionSets.map((set) => set.slug));
    expect(services.flatMap((service) => service.faqSlugs).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('has no duplicate neighborhood in a hub', () => {
    for (const hub of hubs) expect(duplicates(hub.neighborhoods)).toEqual([]);
  });

  it('marks every review as a sample while the business is one', () => {
    if (business.sample) expect(reviews.filter((review) => !review.sample)).toEqual([]);
  });
});

describe.runIf(hasCommittedSnapshot)('the committed snapshot', () => {
  const model = hasCommittedSnapshot ? committedModel() : undefined;

  it('matches the catalogue without notices', () => {
    expect(model!.notices).toEqual([]);
  });

  it('has at least 160 neighborhoods, with distinct page paths', () => {
    expect(model!.neighborhoods.length).toBeGreaterThanOrEqual(160);
    expect(() => {
      assertDistinctPlaces(model!.neighborhoods);
    }).not.toThrow();
  });

  it('has at least 16 neighborhoods in three cities and 8 in six others', () => {
    const count = (city: string): number => placesOf(model!, `${city}-south-carolina`).length;
    for (const city of ['columbia', 'irmo', 'cayce']) expect(count(city), city).toBeGreaterThanOrEqual(16);
    for (const city of ['lexington', 'west-columbia', 'chapin', 'blythewood', 'aiken', 'sumter'])
      expect(count(city), city).toBeGreaterThanOrEqual(8);
  });

  it('has coordinates of every neighborhood within 25 miles of its city', () => {
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

  it('has no duplicate neighborhood in a city, and no duplicate landmark or road in a place', () => {
    const twice = model!.neighborhoods.flatMap((place) => [...duplicates(place.landmarks), ...duplicates(place.roads)].map((name) => `${place.slug}: ${name}`));
    const names = duplicates(model!.neighborhoods.map((place) => `${place.citySlug}: ${place.name}`));
    expect([...twice, ...names]).toEqual([]);
  });

  it('has at least six posts', () => {
    expect(model!.posts.length).toBeGreaterThanOrEqual(6);
  });
});
