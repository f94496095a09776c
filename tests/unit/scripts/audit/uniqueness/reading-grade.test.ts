import { expect, test } from 'vitest';
import { splitWords } from '#scripts/audit/uniqueness/name-mask.ts';
import { readingGrade } from '#scripts/audit/uniqueness/reading-grade.ts';

const grade = (...texts: string[]): number => readingGrade(texts.map((text) => ({ text, words: splitWords(text) })));

test('the grade follows the Flesch-Kincaid formula', () => {
  // 6 words, 6 syllables, one sentence.
  expect(grade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
  // 13 words, 26 syllables.
  const platypus = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
  expect(grade(platypus)).toBeCloseTo(0.39 * 13 + 11.8 * (26 / 13) - 15.59, 5);
});

test('the period of an abbreviation does not end a sentence', () => {
  expect(grade('Farms line Saint. Matthews.')).not.toBe(grade('Farms line Saint Matthews.'));
  expect(grade('Farms line St. Matthews.')).toBe(grade('Farms line St Matthews.'));
  expect(grade('Farms line U.S. Highway 176.')).toBe(grade('Farms line U.S Highway 176.'));
});

test('headings do not count, and the grade without a sentence is 0', () => {
  expect(grade('Cost and booking', 'The cat sat on the mat.')).toBe(grade('The cat sat on the mat.'));
  expect(grade('Cost and booking')).toBe(0);
});
