import type { Result } from 'lighthouse';
import { describe, expect, test } from 'vitest';
import { readVisit } from '#scripts/bench/lighthouse.ts';

const element = { node: { selector: 'main > img' }, url: 'http://127.0.0.1:80/images/a.webp' };
const audits = {
  'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 1300, displayValue: '1.3 s' },
  'image-delivery-insight': { title: 'Pictures', score: 0.5, details: { items: [{ items: [element] }] } },
  'bf-cache': { title: 'Back', score: 0 },
  'image-alt': { title: 'Alt', score: null },
};
const category = (score: number | null, ...auditRefs: object[]): object => ({ score, auditRefs });
const result = (seo: number | null): Result =>
  ({
    finalDisplayedUrl: 'http://127.0.0.1:80/',
    environment: { benchmarkIndex: 1500 },
    audits,
    categories: {
      performance: category(
        0.97,
        { id: 'largest-contentful-paint', weight: 25, group: 'metrics' },
        { id: 'image-delivery-insight', weight: 0, group: 'insights' },
        { id: 'bf-cache', weight: 0, group: 'diagnostics' },
      ),
      accessibility: category(1, { id: 'image-alt', weight: 10 }),
      'best-practices': category(1),
      seo: category(seo),
    },
  }) as unknown as Result;

describe('a Lighthouse result', () => {
  test('has scores from 0 to 100, and seconds', () => {
    expect(readVisit(result(1))).toMatchObject({ performance: 97, accessibility: 100, seo: 100, lcp: 1.3 });
  });

  test('lists weighted audits and insights below a full score, with the elements they name', () => {
    expect(readVisit(result(1)).losses).toEqual([
      { audit: 'largest-contentful-paint', title: 'LCP', found: '1.3 s', where: [] },
      { audit: 'image-delivery-insight', title: 'Pictures', found: '', where: ['main > img', '/images/a.webp'] },
    ]);
  });

  test('is rejected when a category has no score', () => {
    expect(() => readVisit(result(null))).toThrow(/no score for seo/);
  });
});
