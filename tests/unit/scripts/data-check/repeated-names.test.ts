import { expect, test } from 'vitest';
import { repeatedNames } from '#scripts/data-check/repeated-names.ts';

test('finds each name that an object repeats, with its line', () => {
  const text = `{
  "shandon": { "walls": "Brick.", "roofs": "Slate.", "walls": "Wood." },
  "list": [{ "a": 1 }, { "a": 2, "b": ["a", "a"] }],
  "shan\\u0064on": {}
}`;
  expect(repeatedNames(text)).toEqual([
    { name: 'walls', line: 2 },
    { name: 'shandon', line: 4 },
  ]);
});

test('takes no value, and nothing in quotes, for a name', () => {
  const text = '{"a":"a","b":"{\\"a\\":1,\\"a\\":2}","c":["a","a",{"a":{"a":"c"}}],"":"","d\\\\":"\\\\"}';
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  expect(repeatedNames(text)).toEqual([]);
});
