import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildSummary } from '#scripts/build/summary.ts';
import { tellError } from '#scripts/build/tell-error.ts';
import { DataError } from '#model/rows/fault.ts';
import { readEnvironment } from '#config/environment.ts';

function thrown(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe('a build that fails', () => {
  const fault = { file: 'cities.json', row: 'x', field: 'name', value: '1', expected: 'a text' };
  it.each([
    [
      'bad data',
      () => {
        throw new DataError([fault]);
      },
    ],
    ['a wrong environment', () => readEnvironment({ SITE_URL: 'x' })],
    ['an unknown option', () => parseArgs({ args: ['--nope'] })],
  ])('tells %s without a stack', (_, action) => {
    const text = tellError(thrown(action));
    expect(text).not.toMatch(/\n\s+at /);
    expect(text).not.toBe('');
  });

  it('shows the stack of a fault in the code', () => {
    expect(tellError(thrown(() => (null as unknown as { length: number }).length))).toMatch(/TypeError.*\n\s+at /);
  });
});

it('a build that succeeds says how much it wrote, how fast, and what it took', () => {
  expect(buildSummary('dist', 2933, 5.04, 512_000)).toBe(
    'dist/: 2,933 pages in 5.0 s (582 pages a second), at most 500 MB of memory.',
  );
});
