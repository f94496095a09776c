import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { formatError } from '#scripts/build/format-error.ts';
import { DataError } from '#model/rows/issue.ts';
import { readEnvironment } from '#config/environment.ts';

function messageOf(action: () => unknown): string {
  try {
    return String(action());
  } catch (error) {
    return formatError(error);
  }
}

const issue = { file: 'cities.json', row: 'x', field: 'name', value: '1', expected: 'a text' };
const rejectData = (): never => {
  throw new DataError([issue]);
};

describe('a build that fails', () => {
  it.runIf(existsSync('/dev/full'))('reports a full disk in one sentence', () => {
    expect(messageOf(() => writeFileSync('/dev/full', 'x'))).toBe(
      'The disk is full. Free some space and run this again (ENOSPC).',
    );
  });

  it.each<[string, () => unknown, string]>([
    ['bad data', rejectData, 'cities.json'],
    ['a wrong environment', () => readEnvironment({ SITE_URL: 'x' }), 'SITE_URL'],
    [
      'a file in use',
      () => {
        throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY', path: 'dist/index.html' });
      },
      'A file is in use by another program. Close that program and run this again (EBUSY: dist/index.html).',
    ],
    [
      'a folder that could not be copied to a full disk',
      () => {
        throw Object.assign(new Error("EIO, Input/output error 'data.next'"), { code: 'EIO', path: 'data.next' });
      },
      'The disk is full, or cannot be read or written. Check it and run this again (EIO: data.next).',
    ],
    ['an unknown option', () => parseArgs({ args: ['--nope'] }), '--nope'],
  ])('reports %s without a stack trace', (_, action, cause) => {
    const text = messageOf(action);
    expect(text).toContain(cause);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('reports an error in the code with its stack trace', () => {
    expect(messageOf(() => (null as unknown as { length: number }).length)).toMatch(/TypeError.*\n\s+at /);
  });
});
