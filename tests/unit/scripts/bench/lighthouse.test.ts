import type { Result } from 'lighthouse';
import { describe, expect, test } from 'vitest';
import { lighthouseLines, readVisit } from '#scripts/bench/lighthouse.ts';

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

  test('is marked in the report where it misses a target; noindex pages have none for SEO', () => {
    const visits = [{ ...readVisit(result(0.66)), tbt: 50, bytes: 61_000 }];
    const pages = [
      { path: '/faq', type: 'faq' as const, visits },
      { path: '/offline', type: null, visits },
    ];
    const [faq, offline] = lighthouseLines(pages).filter((line) => /^ {2}\/\w+ +!?\d/.test(line));
    const cells = '/faq !97/99 100/100 100/100 !66/100 !1.30/1.20 0.000/0.010 50/50 !61/60';
    expect(faq?.trim().split(/\s+/)).toEqual(cells.split(' '));
    expect(offline?.trim().split(/\s+/)[4]).toBe('66');
  });
});
