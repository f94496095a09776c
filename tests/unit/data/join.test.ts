import { expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { parsedSmallRows, smallModel } from '#tests/support/small-model.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const city = (slug: string) => smallModel().cities.find((candidate) => candidate.slug === `${slug}-south-carolina`)!;
const service = (slug: string) => smallModel().services.find((candidate) => candidate.slug === slug)!;

it('a city of the store has its row and its catalogue entry', () => {
  expect(city('columbia')).toMatchObject({ name: 'Columbia', county: 'Richland', inStore: true });
  expect(city('columbia').profile?.postalCode).toBe('29201');
});

it('a city of the store that the catalogue lacks is there without a portrait, and the build says so', () => {
  expect(city('newtown')).toMatchObject({ inStore: true, profile: null, county: null, coordinates: null });
  expect(smallModel().notices).toContainEqual(expect.stringMatching(/newtown-south-carolina .*noindex.*data\/catalogue\/cities/));
});

it('a city of the catalogue that the store lacks is there without FAQ pages, and the build says so', () => {
  expect(city('chapin')).toMatchObject({ inStore: false, updatedAt: null });
  expect(smallModel().notices).toContainEqual(expect.stringMatching(/chapin-south-carolina .*without FAQ pages/));
});

it('a service of the store that the catalogue lacks is worded from its row, and the build says so', () => {
  expect(service('awning-washing')).toMatchObject({ displayName: 'Awning Washing', profile: null, inStore: true });
  expect(smallModel().notices).toContainEqual(expect.stringContaining('awning-washing'));
});

it('a misspelled characteristic is told with its rows and the nearest known one, each word once', () => {
  const rows = parsedSmallRows();
  const neighborhoods = rows.neighborhoods.map((row) => ({ ...row, characteristics: ['historc homes', 'red clay'] }));
  const { notices } = joinModel({ ...rows, neighborhoods }, SMALL_CATALOGUE, '2026-06-01');
  expect(notices.filter((line) => line.includes('characteristics'))).toEqual([
    'neighborhoods: row shandon, rosewood, friarsgate and 1 more: characteristics: "historc homes" is no word of src/model/characteristic.ts: pages show it and give no advice on it. The nearest is "historic homes".',
  ]);
});

it('a characteristic of the store’s own is told without a guess, and shown', () => {
  const told = smallModel().notices.filter((line) => line.includes('characteristics'));
  expect(told).toEqual([expect.stringMatching(/row rosewood: .*"a word of nobody else" is no word of .*no advice on it\.$/)]);
  expect(smallModel().neighborhoods.flatMap((place) => place.characteristics)).toContain('a word of nobody else');
});

it('notes whose neighborhood has another slug in the store are told, with the places that have none', () => {
  const notes = readCatalogue('data').places.find(({ slug }) => slug === 'columbia-south-carolina')!.places['shandon']!;
  const places = [
    { slug: 'columbia-south-carolina', places: { 'shandon-hill': notes, rosewood: notes } },
    { slug: 'irmo-south-carolina', places: { friarsgate: notes } },
    { slug: 'chapin-south-carolina', places: { timberlake: notes } },
  ];
  const { notices } = joinModel(parsedSmallRows(), { ...SMALL_CATALOGUE, places }, '2026-06-01');
  expect(notices.filter((line) => line.includes('notes'))).toEqual([
    'data/catalogue/places/columbia-south-carolina.json has notes of shandon-hill, which the snapshot does not have: no built page shows them. Without notes are: shandon; after a slug was renamed, rename its notes too.',
  ]);
});

it('services stand by priority, then name; cities by name', () => {
  expect(smallModel().services.map((entry) => entry.slug)).toEqual(['house-washing', 'oil-stain-removal', 'awning-washing']);
  expect(smallModel().cities.map((entry) => entry.name)).toEqual(['Chapin', 'Columbia', 'Irmo', 'Newtown']);
});

it('a neighborhood has its city by name and slug, and its lists as names', () => {
  const shandon = smallModel().neighborhoods.find((place) => place.slug === 'shandon');
  expect(shandon).toMatchObject({ cityName: 'Columbia', citySlug: 'columbia-south-carolina', localBusinesses: ['Drip on Devine'] });
});

it('a scheduled post is out from its time on, and not before', () => {
  const slugs = (at: string) => joinModel(parsedSmallRows(), SMALL_CATALOGUE, at).posts.map((post) => post.slug);
  expect(slugs('2026-06-10T11:00:00Z')).toEqual(['published']);
  expect(slugs('2026-06-11')).toEqual(['scheduled', 'published']);
});

it('a site without rows is a site of its catalogue', () => {
  const model = joinModel({ cities: [], services: [], neighborhoods: [], posts: [] }, SMALL_CATALOGUE, '2026-06-01');
  expect(model.cities.every((entry) => !entry.inStore)).toBe(true);
  expect(model.services).toHaveLength(2);
  expect(model.neighborhoods).toEqual([]);
});
