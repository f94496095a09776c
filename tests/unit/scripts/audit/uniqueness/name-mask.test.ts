import { expect, test } from 'vitest';
import { MASK, NameMask, splitWords } from '#scripts/audit/uniqueness/name-mask.ts';

const masked = (text: string, ...names: string[]): string =>
  new NameMask(names).mask(splitWords(text)).join(' ').replaceAll(MASK, '_');

test('punctuation separates words, but an apostrophe inside a word does not', () => {
  expect(masked("It's $275-$450 (free!), 24/7.")).toBe("It's 275 450 free 24 7");
});

test('masks the full name of a place and its possessive', () => {
  expect(masked("St. Matthews' brick, Shaw’s Creek and St. Matthews", 'St. Matthews', "Shaw's Creek")).toBe(
    '_ brick _ and _',
  );
  expect(masked("Shandon's oaks, Shandon’s porches", 'Shandon')).toBe('_ oaks _ porches');
});

test('masks Columbia inside West Columbia only as part of the longer name', () => {
  expect(masked('West Columbia is not Columbia', 'Columbia', 'West Columbia')).toBe('_ is not _');
  expect(masked('West Columbia is not Columbia', 'West Columbia')).toBe('_ is not Columbia');
});

test('masks the town of North but not the north wall', () => {
  expect(masked('The north wall of a house in North', 'North')).toBe('The north wall of a house in _');
});
