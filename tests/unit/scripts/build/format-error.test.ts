import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
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
  ])('reports %s without a stack trace', (_, action) => {
    const text = formatError(thrown(action));
    expect(text).not.toMatch(/\n\s+at /);
    expect(text).not.toBe('');
  });

  it('reports an error in the code with its stack trace', () => {
    expect(formatError(thrown(() => (null as unknown as { length: number }).length))).toMatch(/TypeError.*\n\s+at /);
  });
});
