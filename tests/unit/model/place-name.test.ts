import { expect, it } from 'vitest';
import { inSentence, placed } from '#model/place-name.ts';

it.each([
  'the Broad River',
  'the River District',
  'the Palmetto Trail',
  'the Lexington County Museum',
  'the Newberry Opera House',
  'the Aiken Center for the Arts',
  'the University of South Carolina',
  'the Columbia Metropolitan Convention Center',
  'Lake Murray',
  'Gills Creek',
  'Saluda River Club',
  'Saluda Shoals Park',
  'Lexington Medical Center',
  'Newberry College',
  'The Vista',
])('gives a name the article that a sentence needs: %s', (phrase) => {
  expect(inSentence(phrase.replace(/^the /, ''))).toBe(phrase);
});

it('puts the article between preposition and name', () => {
  expect(placed({ preposition: 'in', name: 'Camden Historic District' })).toBe('in the Camden Historic District');
  expect(placed({ preposition: 'on', name: 'Airport Boulevard' })).toBe('on Airport Boulevard');
});
