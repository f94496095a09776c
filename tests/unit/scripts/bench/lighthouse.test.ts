import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { readVisit } from '#scripts/bench/lighthouse.ts';

const category = (score: number | null): object => ({ score, auditRefs: [] });
const result = (seo: number | null): Result =>
  ({
    finalDisplayedUrl: 'http://127.0.0.1:80/',
    environment: { benchmarkIndex: 1500 },
    audits: { 'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 1300 } },
    categories: {
      performance: category(0.97),
      accessibility: category(1),
      'best-practices': category(1),
      seo: category(seo),
    },
  }) as unknown as Result;

test('reads the scores of a Lighthouse result from 0 to 100, and times in seconds', () => {
  expect(readVisit(result(1))).toMatchObject({ performance: 97, accessibility: 100, seo: 100, lcp: 1.3 });
});

test('rejects a Lighthouse result in which a category has no score', () => {
  expect(() => readVisit(result(null))).toThrow(/no score for seo/);
});
