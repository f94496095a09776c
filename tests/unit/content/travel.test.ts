import { expect, it } from 'vitest';
import { travelSentence, travelTo } from '#content/travel.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const { business } = SMALL_CATALOGUE;

it('gives the miles and 15-25 minutes for a place 10 miles from the base', () => {
  const travel = travelTo({ latitude: 34.0857, longitude: -81.1831 }, business);
  expect(travel).toEqual({ miles: 10.5, minutes: '15-25 minutes' });
  expect(travelSentence('Irmo', travel)).toContain('10.5 miles');
});

it('says about an hour for a distant place', () => {
  expect(travelTo({ latitude: 33.5604, longitude: -81.7196 }, business)?.minutes).toContain('hour');
});

it('says half a mile, not zero, for a place at the base', () => {
  expect(travelSentence('Downtown', travelTo(business.base, business))).toContain('about half a mile from');
});

it('states no figures for a place without coordinates', () => {
  const sentence = travelSentence('Newtown', travelTo(null, business));
  expect(sentence).toContain('Newtown');
  expect(sentence).not.toMatch(/\d/);
});
