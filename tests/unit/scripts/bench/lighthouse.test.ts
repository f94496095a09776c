import type { Result } from 'lighthouse';
import { describe, expect, test } from 'vitest';
import type { LighthousePage } from '#scripts/bench/lighthouse.ts';
import { lighthouseLines } from '#scripts/bench/lighthouse-report.ts';
import { type LighthouseVisit, type Loss, readVisit } from '#scripts/bench/lighthouse-visit.ts';

const visit = (others: Partial<LighthouseVisit> = {}): LighthouseVisit => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1,
  cls: 0,
  tbt: 0,
  bytes: 50_000,
  largest: '',
  machine: 1500,
  answered: 5,
  losses: [],
  ...others,
});

const page = (others: Partial<LighthousePage>): LighthousePage => ({
  path: '/faq',
  type: 'faq',
  visits: [visit()],
  ...others,
});

/** The cells of a page's row. */
const row = (shown: LighthousePage): string[] =>
  lighthouseLines([shown])
    .find((line) => line.startsWith(`  ${shown.path} `))
    ?.trim()
    .split(/\s+/) ?? [];

describe("Lighthouse's table", () => {
  test('gives the median of the visits beside its aim', () => {
    const visits = [visit({ lcp: 1.1 }), visit({ lcp: 9 }), visit({ lcp: 1.15 })];
    expect(row(page({ visits }))).toEqual([
      '/faq',
      '100/99',
      '100/100',
      '100/100',
      '100/100',
      '1.15/1.20',
      '0.000/0.010',
      '0/50',
      '50/60',
    ]);
  });

  test('marks a figure that misses its aim, whether it is too low or too high', () => {
    const visits = [visit({ performance: 98, lcp: 1.31, tbt: 50, bytes: 61_000 })];
    const cells = row(page({ visits }));
    expect(cells.filter((cell) => cell.startsWith('!'))).toEqual(['!98/99', '!1.31/1.20', '!61/60']);
  });

  test('allows the home page more, and asks no SEO of a page that search engines may not list', () => {
    const visits = [visit({ lcp: 1.4, bytes: 249_000, seo: 66 })];
    expect(row(page({ path: '/', type: 'home', visits })).slice(4)).toEqual([
      '!66/100',
      '1.40/1.50',
      '0.000/0.010',
      '0/50',
      '249/250',
    ]);
    expect(row(page({ path: '/offline', type: null, visits }))[4]).toBe('66');
  });

  test('names an audit that cost points once, with its pages and elements', () => {
    const loss: Loss = { audit: 'color-contrast', title: 'Too faint', found: '', where: ['p.lead'] };
    const visits = [visit({ losses: [loss] })];
    const text = lighthouseLines([page({ path: '/a', visits }), page({ path: '/b', visits })]).join('\n');
    expect(text).toContain('  color-contrast: Too faint\n    /a, /b\n    at p.lead\n\n');
  });

  test('says how busy the machine was, because its times go into the figures', () => {
    const visits = [visit({ machine: 800, answered: 201 }), visit()];
    expect(lighthouseLines([page({ visits })]).join('\n')).toContain('counted 800 to 1500');
  });

  test('says nothing when Lighthouse was not asked', () => {
    expect(lighthouseLines([])).toEqual([]);
  });
});

describe('A report of Lighthouse', () => {
  const item = { node: { selector: 'main > img' }, url: 'http://127.0.0.1:80/images/a.webp' };
  const audits = {
    'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 1300, displayValue: '1.3 s' },
    'image-delivery-insight': { title: 'Pictures', score: 0.5, details: { items: [{ items: [item] }] } },
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

  test('gives points, and seconds for milliseconds', () => {
    expect(readVisit(result(1))).toMatchObject({ performance: 97, accessibility: 100, seo: 100, lcp: 1.3 });
  });

  test('names what cost points and, of performance, the insights with their elements', () => {
    expect(readVisit(result(1)).losses).toEqual([
      { audit: 'largest-contentful-paint', title: 'LCP', found: '1.3 s', where: [] },
      { audit: 'image-delivery-insight', title: 'Pictures', found: '', where: ['main > img', '/images/a.webp'] },
    ]);
  });

  test('is refused where a category has no score', () => {
    expect(() => readVisit(result(null))).toThrow(/no score for seo/);
  });
});
