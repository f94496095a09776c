import { describe, expect, it } from 'vitest';
import { countWords, readingTime } from '#staff/editor/form/reading-time.ts';

describe('the words of a text', () => {
  it.each([
    ['', 0],
    ['One two, three.', 3],
    ["## Don't use 24/7 — soft-washing", 4],
    ['- one\n- **two** *three*\n\n1. four\n2) five\n', 5],
    ['> 1. one\n> two', 2],
    ['See [our page](https://example.com/a-b?c=d) now', 4],
    ['![A gray dock](/images/uploads/a.webp "After an hour")\n\nDock', 1],
    ['| A | B |\n| --- | :-: |\n| c d | 5 |', 5],
    ['---\n\n```ts\na b\n```\n\n***', 2],
    ['[x]: https://example.com\n\nword', 1],
    ['屋根 roof', 2],
  ])('of %j are %i', (markdown, count) => {
    expect(countWords(markdown)).toBe(count);
  });
});

it('the reading time is rounded to minutes, at least one', () => {
  expect(readingTime('')).toBe('No words yet');
  expect(readingTime('word')).toBe('1 word, 1 minute to read');
  expect(readingTime('word '.repeat(1204))).toBe('1,204 words, 5 minutes to read');
});
