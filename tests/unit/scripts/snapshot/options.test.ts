import { expect, test } from 'vitest';
import { LIMITS, readOptions } from '#scripts/snapshot/options.ts';

test('snapshot options default to a full run into the folder that a build reads', () => {
  const off = { allowShrink: false, dryRun: false, json: false, help: false };
  expect(readOptions([])).toEqual({ ...off, out: null, limits: LIMITS });
});

test('snapshot options take times in seconds', () => {
  const args = '--timeout 60 --request-timeout 0.5 --tries 2 --page-rows 100';
  const { limits } = readOptions(args.split(' '));
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
])('snapshot options %j are rejected with the usage', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
  expect(() => readOptions(args)).toThrow('npm run snapshot -- [options]');
});
