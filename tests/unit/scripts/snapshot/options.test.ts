import { describe, expect, test } from 'vitest';
import { LIMITS } from '#scripts/snapshot/limits.ts';
import { readOptions } from '#scripts/snapshot/options.ts';

describe("The snapshot's options", () => {
  test('are all off unless asked for', () => {
    expect(readOptions([])).toEqual({
      out: null,
      allowShrink: false,
      dryRun: false,
      json: false,
      help: false,
      limits: LIMITS,
    });
  });

  test('take times in seconds', () => {
    const { limits } = readOptions([
      '--timeout',
      '60',
      '--request-timeout',
      '0.5',
      '--tries',
      '2',
      '--page-rows',
      '100',
    ]);
    expect(limits).toEqual({ ...LIMITS, totalMs: 60_000, requestMs: 500, tries: 2, pageRows: 100 });
  });

  test.each([
    [['--timeout', 'soon'], '--timeout: is soon, expected a number above 0'],
    [['--timeout', '0'], '--timeout: is 0, expected a number above 0'],
    [['--tries', '1.5'], '--tries: is 1.5, expected a whole number above 0'],
    [['--page-rows', '-1'], '--page-rows'],
    [['--out', ''], '--out: is "", expected a folder'],
    [['data/snapshot'], "Unexpected argument 'data/snapshot'"],
    [['--allowshrink'], "Unknown option '--allowshrink'"],
  ])('%j is refused, with how to call it', (args, words) => {
    expect(() => readOptions(args)).toThrow(words);
    expect(() => readOptions(args)).toThrow('npm run snapshot -- [options]');
  });
});
