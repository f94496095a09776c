import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readJson } from '#data/files.ts';

/** What reading a JSON file with this text gives: its value, or value and expectation of its issue. */
function read(text: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'rows.json');
  writeFileSync(file, text);
  const result = readJson(file, 'restore it');
  return result.ok ? result.value : `is ${result.issue.value}, expected ${result.issue.expected}`;
}

describe('a JSON file', () => {
  it('is read with the byte order mark and the line ends of editors on Windows', () => {
    expect(read('\ufeff{\r\n  "name": "Ada"\r\n}\r\n')).toEqual({ name: 'Ada' });
  });

  it.each([
    [
      'a trailing comma in a list',
      '[\n  { "a": 1 },\n]\n',
      `is "]", expected JSON (Unexpected token ']' in line 3, column 1)`,
    ],
    [
      'a trailing comma in an object',
      '{\n  "a": 1,\n}',
      'is "}", expected JSON (Expected double-quoted property name in line 3, column 1)',
    ],
    ['a comment', '[\n  // mine\n  1\n]', `is "// mine", expected JSON (Unexpected token '/' in line 2, column 3)`],
    [
      'typographic quotation marks',
      '{\n  "a": “b”\n}',
      `is "\\"a\\": “b”", expected JSON (Unexpected token '“' in line 2, column 8)`,
    ],
    ['a word', '[1, tru]', `is "[1, tru]", expected JSON (Unexpected token ']' in line 1, column 8)`],
    [
      'a missing end',
      '[\n  1\n',
      `is "1", expected JSON (Expected ',' or ']' after array element in line 2, column 4)`,
    ],
    [
      'a text without its end',
      '["a\n]',
      'is "[\\"a", expected JSON (Bad control character in string literal in line 1, column 4)',
    ],
    ['nothing', '', 'is "", expected JSON (Unexpected end of JSON input in line 1, column 1)'],
    [
      'two values',
      '1\n2',
      'is "2", expected JSON (Unexpected non-whitespace character after JSON in line 2, column 1)',
    ],
  ])('with %s says the line of the mistake', (_, text, says) => {
    expect(read(text)).toBe(says);
  });
});
