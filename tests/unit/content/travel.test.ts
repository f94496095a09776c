import { expect, it } from 'vitest';
import {
  isNearbyTown,
  milesInWords,
  placeAndCity,
  placedInCity,
  schedulingSentence,
  travelFeeSentence,
  travelSentence,
  travelTo,
} from '#content/travel.ts';
import { NO_PROMISES } from '#model/promises.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallPlace } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;
const irmo = travelTo({ latitude: 34.0857, longitude: -81.1831 }, business);
const santee = travelTo({ latitude: 33.4801, longitude: -80.4852 }, business);

it('says 15-25 minutes for a place some miles from the base', () => {
  expect(irmo?.minutes).toBe('15-25 minutes');
  expect(travelSentence('Irmo', irmo)).toBe('The drive to Irmo takes us 15-25 minutes.');
});

it('says an hour or more for a distant place, and promises no visit on the same day there', () => {
  expect(santee?.minutes).toBe('an hour or more');
  expect(schedulingSentence(santee, business.promises)).toBe('We can usually come within 2-5 days.');
  expect(schedulingSentence(irmo, business.promises)).toContain('the same day');
});

it.each([
  [0, 'less than a mile'],
  [0.4, 'less than a mile'],
  [0.6, 'about a mile'],
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

it('takes a name’s article into the sentence', () => {
  expect(travelSentence('River District', irmo)).toMatch(/^The drive to the River District takes/);
  expect(travelSentence('River District', null)).toMatch(/^The River District is/);
});

it('calls a place whose notes say so a town near its city, however close', () => {
  const shandon = smallPlace('shandon');
  const town = { ...shandon, notes: { ...shandon.notes!, isTown: true } };
  expect([placeAndCity(town), placedInCity(town)]).toEqual(['Shandon, near Columbia', 'in Shandon, near Columbia']);
});

it('calls a place more than five miles from its city a town near it', () => {
  const shandon = smallPlace('shandon');
  const away = { ...shandon, coordinates: { latitude: 33.8779, longitude: -80.6949 } };
  expect([isNearbyTown(shandon), isNearbyTown(away)]).toEqual([false, true]);
  expect([placeAndCity(shandon), placeAndCity(away)]).toEqual(['Shandon, Columbia', 'Shandon, near Columbia']);
});

it('promises neither days nor a free trip for a company that has not', () => {
  expect(schedulingSentence(irmo, { ...NO_PROMISES, visitsWithin: '3-4 days' })).toBe(
    'We can usually come within 3-4 days.',
  );
  expect(schedulingSentence(irmo, { ...NO_PROMISES, visitsSameDay: true })).toBe('We can often come the same day.');
  expect(schedulingSentence(santee, { ...NO_PROMISES, visitsSameDay: true })).not.toMatch(/same day|\d/);
  expect(schedulingSentence(irmo, NO_PROMISES)).not.toMatch(/same day|\d/);
  expect(travelFeeSentence(business.promises)).toBe('No, there is no travel fee.');
  expect(travelFeeSentence(NO_PROMISES)).not.toMatch(/\bno\b/i);
});
