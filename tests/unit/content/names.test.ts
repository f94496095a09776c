import { expect, it } from 'vitest';
import { counted, namesAndMore, possessive, withArticle } from '#content/names.ts';
import { listOf } from '#model/format.ts';

it.each([
  'an oil stain',
  'an HOA entrance',
  'an hour',
  'an honest price',
  'an umbrella',
  'an FAQ',
  'a house wash',
  'a dock cleaning',
  'a university',
  'a used deck',
  'a one-story house',
  'a PSI figure',
])('chooses the indefinite article by sound: %s', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase);
});

it('forms a possessive with an apostrophe alone after s', () => {
  expect(possessive('Irmo')).toBe("Irmo's");
  expect(possessive('Winnsboro Mills')).toBe("Winnsboro Mills'");
});

it('joins names with commas and and', () => {
  expect(listOf([])).toBe('');
  expect(listOf(['Shandon'])).toBe('Shandon');
  expect(listOf(['Shandon', 'Rosewood'])).toBe('Shandon and Rosewood');
  expect(listOf(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listOf(['A', 'B', 'C'], 'or')).toBe('A, B or C');
});

it('counts names beyond the maximum', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
  expect(namesAndMore(names, 8)).toBe('A, B, C, D, E, F, G, H +2 more');
  expect(namesAndMore(names.slice(0, 8), 8)).toBe('A, B, C, D, E, F, G and H');
  expect(namesAndMore(names.slice(0, 2), 8)).toBe('A and B');
});

it('pluralizes the noun of a count and separates thousands', () => {
  expect(counted(1, 'service')).toBe('1 service');
  expect(counted(2464, 'city', 'cities')).toBe('2,464 cities');
  expect(counted(0, 'neighborhood')).toBe('0 neighborhoods');
});
