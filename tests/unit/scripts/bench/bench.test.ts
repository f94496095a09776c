import { describe, expect, test } from 'vitest';
import { PARTS, readOptions } from '#scripts/bench/options.ts';

describe('the options of the bench', () => {
  test('default to every part at 20,000 pages', () => {
    expect(readOptions([])).toMatchObject({ pages: 20_000, parts: PARTS, dist: 'dist', paths: [], json: false });
  });

  test('run the named parts in the order of the bench', () => {
    expect(readOptions(['--only', 'eleventy,floor']).parts).toEqual(['floor', 'eleventy']);
    expect(readOptions(['--only', 'lighthouse', '--paths', '/,/contact']).paths).toEqual(['/', '/contact']);
  });

  test.each([
    ['--pages', 'many'],
    ['--pages', '0'],
    ['--paths', 'contact'],
    ['--only', 'hugo'],
  ])('%s %s is rejected with the usage', (...args) => {
    expect(() => readOptions(args)).toThrow('npm run bench -- ');
  });
});
