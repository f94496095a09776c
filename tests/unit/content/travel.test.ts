import { expect, it } from 'vitest';
import {
  isNearbyTown,
  milesInWords,
  placeAndCity,
  schedulingSentence,
  travelSentence,
  travelTo,
} from '#content/travel.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallPlace } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;
const irmo = travelTo({ latitude: 34.0857, longitude: -81.1831 }, business);
const santee = travelTo({ latitude: 33.4801, longitude: -80.4852 }, business);

it('says 15-25 minutes for a place some miles from the base', () => {
  expect(irmo?.minutes).toBe('15-25 minutes');
  expect(travelSentence('Irmo', irmo)).toBe(
    'Irmo is about 10 miles from our base as the crow flies, 15-25 minutes by road.',
  );
});

it('says an hour or more for a distant place, and promises no visit on the same day there', () => {
  expect(santee?.minutes).toBe('an hour or more');
  expect(schedulingSentence(santee)).toBe('We can usually come within 2-5 days.');
  expect(schedulingSentence(irmo)).toContain('the same day');
});

it.each([
  [0, 'about a mile'],
  [7.4, 'about 7 miles'],
  [10.5, 'about 10 miles'],
  [48.2, 'about 50 miles'],
])('rounds %d miles, without halves', (miles, words) => {
  expect(milesInWords(miles)).toBe(words);
});

it('states no figures for a place without coordinates', () => {
  const sentence = travelSentence('Newtown', travelTo(null, business));
  expect(sentence).toContain('Newtown');
  expect(sentence).not.toMatch(/\d/);
});

it('calls a place more than five miles from its city a town near it', () => {
  const shandon = smallPlace('shandon');
  const away = { ...shandon, coordinates: { latitude: 33.8779, longitude: -80.6949 } };
  expect([isNearbyTown(shandon), isNearbyTown(away)]).toEqual([false, true]);
  expect([placeAndCity(shandon), placeAndCity(away)]).toEqual(['Shandon, Columbia', 'Shandon, near Columbia']);
});
