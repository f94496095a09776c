import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildSummary } from '#scripts/build/summary.ts';
import { formatError } from '#scripts/build/format-error.ts';
import { DataError } from '#model/rows/issue.ts';
import { readEnvironment } from '#config/environment.ts';

function thrown(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe('a build that fails', () => {
  const issue = { file: 'cities.json', row: 'x', field: 'name', value: '1', expected: 'a text' };
  it.each([
    [
      'bad data',
      () => {
        throw new DataError([issue]);
      },
    ],
    ['a wrong environment', () => readEnvironment({ SITE_URL: 'x' })],
    ['an unknown option', () => parseArgs({ args: ['--nope'] })],
  ])('tells %s without a stack', (_, action) => {
    const text = formatError(thrown(action));
    expect(text).not.toMatch(/\n\s+at /);
    expect(text).not.toBe('');
  });

  it('shows the stack of a issue in the code', () => {
    expect(formatError(thrown(() => (null as unknown as { length: number }).length))).toMatch(/TypeError.*\n\s+at /);
  });
});

it('a build that succeeds says how much it wrote, how fast, and what it took', () => {
  expect(buildSummary('dist', 2933, 5.04, 512_000)).toBe(
    'dist/: 2,933 pages in 5.0 s (582 pages a second), at most 500 MB of memory.',
  );
});
