import { describe, expect, it } from 'vitest';
import { findPlaces, similarPlaces, zipFor } from '#features/finder/find-places.ts';
import type { Place } from '#routes/place-list.ts';

const STATE = ['sc', 'south carolina'];
const town = (name: string, zips: string, state = STATE): Place => ({
  name,
  city: null,
  zips,
  path: `/${name}`,
  state,
});
const neighborhood = (name: string, city: string): Place => ({
  name,
  city,
  zips: '',
  path: `/${city}/${name}`,
  state: STATE,
});

const PLACES = [
  town('Batesburg-Leesville', '29006'),
  town('Columbia', '29201 29205'),
  town('North', '29112'),
  town('South Congaree', '29172'),
  town('St. Matthews', '29135'),
  town('West Columbia', '29169'),
  neighborhood('Eau Claire', 'Columbia'),
  neighborhood("Hattie's Crossing", 'Columbia'),
  neighborhood('Shandon', 'Columbia'),
  neighborhood('Santeé', 'St. Matthews'),
  town('Boulder', '80302', ['co', 'colorado']),
  town('Colorado Springs', '80903', ['co', 'colorado']),
];

const found = (text: string, most = 20): string[] => findPlaces(PLACES, text, most).map((place) => place.name);

describe('The location finder finds', () => {
  it.each([
    { what: 'the beginning of a name', text: 'shan', names: ['Shandon'] },
    { what: 'the beginning of a later word', text: 'lees', names: ['Batesburg-Leesville'] },
    { what: 'words in any order', text: 'claire eau', names: ['Eau Claire'] },
    { what: 'a neighborhood followed by its city', text: 'Shandon, Columbia', names: ['Shandon'] },
    { what: 'the state after the name', text: 'shandon sc', names: ['Shandon'] },
    { what: 'the whole state after city and name', text: 'Shandon Columbia, South Carolina', names: ['Shandon'] },
    { what: 'a city followed by another state', text: 'Boulder, CO', names: ['Boulder'] },
    { what: 'a city followed by the name of another state', text: 'boulder colorado', names: ['Boulder'] },
    { what: 'a city that begins like its state', text: 'colorado', names: ['Colorado Springs'] },
    { what: 'no place of another state than the one typed', text: 'Boulder SC', names: [] },
    { what: 'a name without its dot', text: 'st matt', names: ['St. Matthews', 'Santeé'] },
    { what: 'a name without its apostrophe', text: 'hatties', names: ["Hattie's Crossing"] },
    { what: 'a name with another apostrophe', text: 'hattie’s', names: ["Hattie's Crossing"] },
    { what: 'a name in capitals with extra spaces', text: '  SHANDON  ', names: ['Shandon'] },
    { what: 'a name typed without its accent', text: 'santee', names: ['Santeé'] },
    { what: 'a name typed with an accent it lacks', text: 'shandón', names: ['Shandon'] },
    { what: 'a ZIP code', text: '29169', names: ['West Columbia'] },
    { what: 'another ZIP code of a city', text: '29205', names: ['Columbia'] },
    { what: 'the beginning of a ZIP code', text: '2917', names: ['South Congaree'] },
    { what: 'a ZIP code of nine digits', text: '29169-1234', names: ['West Columbia'] },
    { what: 'a city whose name begins like the state', text: 'south', names: ['South Congaree'] },
  ])('$what: $text', ({ text, names }) => {
    expect(found(text)).toEqual(names);
  });

  it('exact names first, then names with that beginning, then words, then neighborhoods of the city', () => {
    expect(found('columbia')).toEqual(['Columbia', 'West Columbia', 'Eau Claire', "Hattie's Crossing", 'Shandon']);
    expect(found('s').slice(0, 4)).toEqual(['South Congaree', 'St. Matthews', 'Shandon', 'Santeé']);
  });

  it('no more places than the limit', () => {
    expect(found('columbia', 2)).toEqual(['Columbia', 'West Columbia']);
  });

  it.each([
    { text: 'shandn', names: ['Shandon'] },
    { text: 'columbia shandn', names: ['Shandon', 'Columbia'] },
    { text: 'Batesberg', names: ['Batesburg-Leesville'] },
    { text: 'atlantis', names: [] },
    { text: '29999', names: [] },
    { text: '', names: [] },
  ])('places spelled nearly like $text', ({ text, names }) => {
    expect(similarPlaces(PLACES, text, 2).map(({ name }) => name)).toEqual(names);
  });

  it.each(['', '   ', '-', 'atlantis', 'handon', '99999', '29206'])('nothing for %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('The location finder shows the ZIP code that was typed, or the first one of a place found by name', () => {
  const columbia = PLACES[1]!;
  expect(zipFor(columbia, '29205')).toBe('29205');
  expect(zipFor(columbia, 'Columbia')).toBe('29201');
  expect(zipFor(PLACES[6]!, 'Eau')).toBeNull();
});
