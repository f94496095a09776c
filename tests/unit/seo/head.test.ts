import { expect, it } from 'vitest';
import { fitting, fittingSentences } from '#seo/head.ts';

it('a title is the first candidate that search results show whole, the shortest where none fits', () => {
  expect(fitting(['a long title', 'a title', 'short'], 8)).toBe('a title');
  expect(fitting(['much too long', 'still too long'], 5)).toBe('much too long');
});

it('a description is as many sentences as fit, in order', () => {
  expect(fittingSentences(['One.', 'A long second.', 'Two.'], 10)).toBe('One. Two.');
  expect(fittingSentences(['One.'], 10)).toBe('One.');
});

it('a first sentence that alone is too long is cut at a word', () => {
  const text = fittingSentences(['Washing of houses and roofs'], 20);
  expect(text).toBe('Washing of houses…');
  expect(text.length).toBeLessThanOrEqual(20);
});
