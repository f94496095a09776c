import { describe, expect, it } from 'vitest';
import { DEFAULT_BUSINESS, regionFacts } from '#data/catalogue/business.ts';
import { withState } from '#model/region.ts';

const { region } = DEFAULT_BUSINESS;
const colorado = { name: 'Colorado', abbreviation: 'CO' };
const facts = { ...region, state: 'CO', area: 'the Front Range' };

describe('the area of a company', () => {
  it('is one that people are in, unless the owner gives another preposition', () => {
    expect(regionFacts.parse({ ...facts, areaIn: undefined }).areaIn).toBe('in the Front Range');
    expect(regionFacts.parse({ ...facts, areaIn: 'on the Front Range' }).areaIn).toBe('on the Front Range');
  });

  it.each([
    ['the Front Range', 'on the Front Range', 'on the Front Range of Colorado'],
    ['metro Denver', 'in metro Denver', 'in metro Denver, Colorado'],
    ['western Colorado', 'in western Colorado', 'in western Colorado'],
  ])('%s is named with its state', (area, areaIn, expected) => {
    expect(withState({ area, state: colorado }, areaIn)).toBe(expected);
  });

  it('is named with its state without a preposition too', () => {
    expect(withState(region)).toBe('the Midlands of South Carolina');
  });
});
