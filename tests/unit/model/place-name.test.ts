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
  'the Elloree Heritage Museum and Cultural Center',
  'the Savannah River Site',
  'the Webb-Coleman House',
  'the Woodrow Wilson Family Home',
  'the Koon Farmstead',
  'the Wade Hampton III Monument',
  'the Chappelle Administration Building',
  'the Winnsboro Town Clock',
  'the Camden Opera House and Clock Tower',
  'the Saluda Theatre',
  'the Aiken County Farmers Market',
  'the Lexington County Public Library Gaston Branch',
  'the Church of the Holy Cross',
  'First Baptist Church Montmorenci',
  'Shaw Air Force Base',
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
