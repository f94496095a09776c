import { expect, test } from 'vitest';
import { overweight } from '#scripts/audit/checks/weights.ts';
import { siteOf } from './fixture.ts';

test('limits a FAQ page about a neighborhood to 10 kB of Brotli, one about a city, with its form, to 10 KiB, and any other page to 20 kB', () => {
  const paths = [
    '/faq/roof-washing/cayce-avenues',
    '/services/cayce-south-carolina/roof-washing/faqs',
    '/faq/roof-washing',
    '/',
  ];
  const pages = Object.fromEntries(paths.map((path) => [path, {}]));
  const over = (bytes: number): string[] => overweight(siteOf(pages, { bytes })).map(({ page }) => page);
  expect(over(10_000)).toEqual([]);
  expect(over(10_001)).toEqual(paths.slice(0, 1));
  expect(over(10_240)).toEqual(paths.slice(0, 1));
  expect(over(10_241)).toEqual(paths.slice(0, 2));
  expect(over(20_000)).toEqual(paths.slice(0, 2));
  expect(over(20_001)).toEqual(paths);
});
