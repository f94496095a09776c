import { expect, it } from 'vitest';
import { firstFitting, fittingSentences } from '#seo/head.ts';

it('picks the first title that fits, or the shortest if none does', () => {
  expect(firstFitting(['a long title', 'a title', 'short'], 8)).toBe('a title');
  expect(firstFitting(['much too long', 'still too long'], 5)).toBe('much too long');
});

it('joins as many sentences of a description as fit, in order', () => {
  expect(fittingSentences(['One.', 'A long second.', 'Two.'], 10)).toBe('One. Two.');
  expect(fittingSentences(['One.'], 10)).toBe('One.');
});

it('cuts a first sentence that is too long at a word boundary', () => {
  const text = fittingSentences(['Washing of houses and roofs'], 20);
  expect(text).toBe('Washing of houses…');
  expect(text.length).toBeLessThanOrEqual(20);
});
