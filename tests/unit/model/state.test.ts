import { describe, expect, it } from 'vitest';
import {
  cityAndState,
  hasStateAtEnd,
  hubAndState,
  isCitySlug,
  isHubSlug,
  shortCitySlug,
  slugSuffix,
  stateOf,
  STATES,
} from '#model/state.ts';

describe('the slug of a city', () => {
  it('names its state, for all fifty and the District of Columbia', () => {
    expect(STATES).toHaveLength(51);
    for (const state of STATES) {
      const slug = `springfield${slugSuffix(state)}`;
      expect(stateOf(slug)).toEqual(state);
      expect(shortCitySlug(slug)).toBe('springfield');
    }
  });

  it('is of the state with the longer name where two fit', () => {
    expect(cityAndState('Charleston', 'charleston-west-virginia')).toBe('Charleston, WV');
    expect(cityAndState('Texarkana', 'texarkana-arkansas')).toBe('Texarkana, AR');
  });

  it('has more than the state in it', () => {
    expect(isCitySlug('south-carolina')).toBe(false);
    expect(isCitySlug('house-washing')).toBe(false);
    expect(() => stateOf('house-washing')).toThrow("'house-washing' does not end in the name of a state");
    expect(shortCitySlug('house-washing')).toBe('house-washing');
  });
});

it('the slug of a hub ends in the abbreviation of its state', () => {
  expect(hubAndState('Irmo', 'irmo-sc')).toBe('Irmo, SC');
  expect(isHubSlug('irmo-sc')).toBe(true);
  expect(isHubSlug('irmo-xx')).toBe(false);
});

describe('a name that has its state already', () => {
  it('ends in a comma and the name or abbreviation of any state', () => {
    for (const { name, abbreviation } of STATES)
      for (const state of [
        name,
        abbreviation,
        name.toUpperCase(),
        abbreviation.toLowerCase(),
        [...abbreviation, ''].join('.'),
      ])
        expect(hasStateAtEnd(`Springfield, ${state}`), state).toBe(true);
  });

  it.each([
    'Camden,NC',
    'Camden , NC',
    'Camden, NC,',
    'Camden, NC 29020',
    'Camden, NC, USA',
    'Camden, North Carolina 29020-1234, US',
  ])('is %s', (name) => {
    expect(hasStateAtEnd(name)).toBe(true);
  });

  it.each([
    'Camden',
    'Nevada City',
    'Virginia',
    'Lake Murray, East',
    'a, and b and c, or d',
    'Camden, NCX',
    'The Pines, in Town',
  ])('is not %s', (name) => {
    expect(hasStateAtEnd(name)).toBe(false);
  });
});
