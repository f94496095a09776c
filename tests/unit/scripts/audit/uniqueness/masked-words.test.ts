import { expect, test } from 'vitest';
import { MASK, NameMask, wordsOf } from '#scripts/audit/uniqueness/masked-words.ts';

const masked = (text: string, ...names: string[]): string =>
  new NameMask(names).masked(wordsOf(text)).join(' ').replaceAll(MASK, '_');

test('punctuation parts words, but for an apostrophe inside of one', () => {
  expect(masked("It's $275-$450 (free!), 24/7.")).toBe("It's 275 450 free 24 7");
});

test('a place is masked by its whole name, also as a possessive', () => {
  expect(masked("St. Matthews' brick, Shaw’s Creek and St. Matthews", 'St. Matthews', "Shaw's Creek")).toBe(
    '_ brick _ and _',
  );
  expect(masked("Shandon's oaks, Shandon’s porches", 'Shandon')).toBe('_ oaks _ porches');
});

test('West Columbia is one name on a page of West Columbia, and Columbia is another', () => {
  expect(masked('West Columbia is not Columbia', 'Columbia', 'West Columbia')).toBe('_ is not _');
  expect(masked('West Columbia is not Columbia', 'West Columbia')).toBe('_ is not Columbia');
});

test('the town of North is masked, the north wall is not', () => {
  expect(masked('The north wall of a house in North', 'North')).toBe('The north wall of a house in _');
});

test('a text without names, and a name without words, mask nothing', () => {
  expect(masked('The Avenues', '', '…')).toBe('The Avenues');
});

test('each word tells how many words of the text it stands for', () => {
  const runs: number[] = [];
  new NameMask(['Forest Acres']).masked(wordsOf('In Forest Acres we wash'), runs);
  expect(runs).toEqual([1, 2, 1, 1]);
});
