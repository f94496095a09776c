import { expect, test } from 'vitest';
import { canonicals, descriptions, headings, sharedHeadings, sitemap, titles } from '#scripts/audit/checks/metadata.ts';
import { siteOrigin } from '#scripts/audit/site.ts';
import { readSitemap } from '#scripts/audit/sitemap-file.ts';
import { factsOf, ORIGIN, siteOf } from './fixture.ts';

test('a page has exactly one h1, with words in it', () => {
  expect(headings(factsOf())).toEqual([]);
  expect(headings(factsOf({ main: '<h1>Second</h1>' }))).toEqual(['has 2 h1: "Heading of /page", "Second"']);
  expect(headings(factsOf({ h1: '<img src="/x.png" alt="x">' }))).toEqual(['has an h1 without a word']);
  expect(headings({ ...factsOf(), h1s: [] })).toEqual(['has no h1']);
});

test('titles differ between all public pages, ignoring case and white space', () => {
  const same = { title: 'Roof  Washing' };
  expect(titles(siteOf({ '/a': same, '/b': { title: 'roof washing', noindex: true }, '/c': {} }))).toEqual([
    { page: '/a', says: 'shares its title "Roof Washing" with /b' },
  ]);
  expect(titles(siteOf({ '/a': same, '/admin': same, '/admin/login': same }))).toEqual([]);
  expect(titles(siteOf({ '/admin': { title: '' } }))).toEqual([{ page: '/admin', says: 'has no title' }]);
});

test('pages about rows may share a title if all but one of them are noindex', () => {
  const same = { title: 'Mill' };
  const hidden = { ...same, noindex: true };
  expect(titles(siteOf({ '/blog/a': same, '/blog/b': hidden, '/faq/c': hidden, '/blog': {} }))).toEqual([]);
  expect(titles(siteOf({ '/blog/a': same, '/faq/c': same, '/blog': {} }))).toHaveLength(1);
});

test('descriptions differ, and every indexable page has one', () => {
  const same = { description: 'Clean.' };
  expect(descriptions(siteOf({ '/a': same, '/b': same }))).toEqual([
    { page: '/a', says: 'shares its description "Clean." with /b' },
  ]);
  expect(
    descriptions(siteOf({ '/a': { description: '' }, '/b': { description: '', noindex: true }, '/c': {} })),
  ).toEqual([{ page: '/a', says: 'has no description' }]);
});

test('h1s differ between pages', () => {
  expect(sharedHeadings(siteOf({ '/a': { h1: 'FAQ' }, '/b': { h1: 'FAQ' }, '/c': {} }))).toEqual([
    { page: '/a', says: 'shares its h1 "FAQ" with /b' },
  ]);
});

test("a canonical is the page's own URL, without a trailing slash or .html", () => {
  const site = siteOf({
    '/': {},
    '/a': {},
    '/b': { canonical: `${ORIGIN}/a` },
    '/c': { canonical: `${ORIGIN}/c/` },
    '/d': { canonical: 'http://wash.example/d' },
    '/e': { canonical: null },
    '/f': { canonical: null, noindex: true },
    '/g': { head: `<link rel="canonical" href="${ORIGIN}/g">` },
  });
  expect(canonicals(site)).toEqual([
    { page: '/b', says: `has the canonical ${ORIGIN}/a, not ${ORIGIN}/b` },
    { page: '/c', says: `has the canonical ${ORIGIN}/c/, not ${ORIGIN}/c` },
    { page: '/d', says: `has the canonical http://wash.example/d, not ${ORIGIN}/d` },
    { page: '/e', says: 'has no canonical' },
    { page: '/g', says: 'has 2 canonicals' },
  ]);
});

test("the site's origin is that of the home page's canonical", () => {
  expect(siteOrigin(siteOf({ '/a': { canonical: 'https://other.example/a' }, '/': {} }).pages)).toBe(ORIGIN);
});

test('the sitemap lists every indexable page once and nothing else', () => {
  const pages = { '/': {}, '/a': {}, '/thank-you': { noindex: true } };
  expect(sitemap(siteOf(pages))).toEqual([]);
  const locations = [`${ORIGIN}/`, `${ORIGIN}/`, `${ORIGIN}/none`, `${ORIGIN}/thank-you`];
  expect(
    sitemap(siteOf(pages, { sitemap: { issues: [], locations } })).map(({ page, says }) => `${page} ${says}`),
  ).toEqual([
    `/sitemap-index.xml lists ${ORIGIN}/ twice`,
    `/sitemap-index.xml lists ${ORIGIN}/none, which is not a page`,
    `/sitemap-index.xml lists ${ORIGIN}/thank-you, which is noindex`,
    '/a is not in the sitemap',
  ]);
});

test('reads all parts of the sitemap and reports missing and unlisted parts', async () => {
  const texts: Readonly<Record<string, string>> = {
    '/sitemap-index.xml': `<sitemapindex><sitemap><loc>${ORIGIN}/sitemap-0.xml</loc></sitemap><sitemap><loc>${ORIGIN}/sitemap-9.xml</loc></sitemap></sitemapindex>`,
    '/sitemap-0.xml': `<urlset><url><loc>${ORIGIN}/a?b&amp;c</loc><lastmod>2026-01-01</lastmod></url></urlset>`,
    '/sitemap-1.xml': '<urlset></urlset>',
  };
  const read = (file: string): Promise<string> => Promise.resolve(texts[file] ?? '');
  expect(await readSitemap(new Set(Object.keys(texts)), read)).toEqual({
    issues: ['the index names /sitemap-9.xml, which does not exist', 'the index does not name /sitemap-1.xml'],
    locations: [`${ORIGIN}/a?b&c`],
  });
  expect(await readSitemap(new Set(), read)).toEqual({ issues: ['there is no sitemap-index.xml'], locations: [] });
});
