import { expect, test } from 'vitest';
import { images } from '#scripts/audit/checks/images.ts';
import { missingFiles } from '#scripts/audit/checks/missing-files.ts';
import { overweight } from '#scripts/audit/checks/weight.ts';
import { isDocument, readDocument } from '#scripts/audit/documents.ts';
import { pagePath } from '#scripts/audit/page-path.ts';
import { StringTable } from '#scripts/audit/string-table.ts';
import { brotliBytes, weightClass } from '#scripts/audit/weights.ts';
import { factsOf, ORIGIN, siteOf } from './fixture.ts';

test('every image has an alt, if an empty one, and a width and height in pixels', () => {
  expect(images(factsOf({ main: '<img src="/a.webp" alt="" width="40" height="30">' }))).toEqual([]);
  expect(images(factsOf({ main: '<img src="/a.webp" width="40" height="30">' }))).toEqual([
    'shows /a.webp without alt',
  ]);
  expect(images(factsOf({ main: '<img src="/a.webp" alt="x" width="100%">' }))).toEqual([
    'shows /a.webp without width and height',
  ]);
});

test('every picture, script, style sheet and icon that a page names is a file of the site', () => {
  const head =
    '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg"><script src="https://far.example/x.js"></script>';
  const main = `<img src="/none.webp"><img src="data:image/png;base64,AA"><source srcset="/a.avif 1x, /b.avif 2x">`;
  const card = `<meta property="og:image" content="${ORIGIN}/og.jpg">`;
  const site = siteOf({ '/': { head: head + card, main }, '/b': { head } }, { files: new Set(['/a.css', '/a.avif']) });
  expect(missingFiles(site).map(({ page, says }) => `${page} ${says}`)).toEqual([
    '/ needs /i.svg, which does not exist (and in 1 more places)',
    `/ needs ${ORIGIN}/og.jpg, which does not exist`,
    '/ needs /none.webp, which does not exist',
    '/ needs /b.avif, which does not exist',
  ]);
});

test('the files that style sheets and the manifest name are looked for too', () => {
  const strings = new StringTable();
  const document = (path: string, text: string) => {
    const { links, assets, issues } = readDocument(path, text, ORIGIN);
    return { path, links: strings.numbers(links), assets: strings.numbers(assets), issues };
  };
  const documents = [
    document(
      '/_astro/a.css',
      '/* url(no.png) */ @font-face{src:url("../fonts/inter.woff2")} b{background:url(dot.svg)} i{mask:url(#m)}',
    ),
    document('/manifest.webmanifest', '{"start_url":"/","icons":[{"src":"/icon.png"}]}'),
    document('/other.webmanifest', '{'),
  ];
  const site = siteOf({ '/': {} }, { strings, documents, files: new Set(['/fonts/inter.woff2']) });
  expect(missingFiles(site).map(({ page }) => page)).toEqual([
    '/_astro/a.css',
    '/manifest.webmanifest',
    '/other.webmanifest',
  ]);
});

test("the site's own addresses in robots.txt, llms.txt and the feed are links", () => {
  const linksIn = (path: string, text: string): readonly string[] => readDocument(path, text, ORIGIN).links;
  expect(linksIn('/robots.txt', `Sitemap: ${ORIGIN}/sitemap-index.xml\n`)).toEqual([`${ORIGIN}/sitemap-index.xml`]);
  expect(linksIn('/llms.txt', `- [FAQ](${ORIGIN}/faq): see ${ORIGIN}/blog.\n${ORIGIN}.other/x`)).toEqual([
    `${ORIGIN}/faq`,
    `${ORIGIN}/blog`,
  ]);
  expect(linksIn('/rss.xml', `<link>${ORIGIN}/a?b&amp;c</link><d>href=&quot;${ORIGIN}/faq&quot;&gt;</d>`)).toEqual([
    `${ORIGIN}/a?b&c`,
    `${ORIGIN}/faq`,
  ]);
  expect(['/sitemap-0.xml', '/a.webp', '/_redirects', '/live.json'].filter(isDocument)).toEqual([]);
});

test('a page of questions about one place may weigh 10 kB, any other 20 kB', () => {
  const paths = [
    '/faq/roof-washing/cayce-avenues',
    '/services/cayce-south-carolina/roof-washing/faqs',
    '/faq/roof-washing',
    '/',
  ];
  const pages = Object.fromEntries(paths.map((path) => [path, {}]));
  const over = (bytes: number): string[] => overweight(siteOf(pages, { bytes })).map(({ page }) => page);
  expect(over(10_000)).toEqual([]);
  expect(over(10_001)).toEqual(paths.slice(0, 2));
  expect(over(20_000)).toEqual(paths.slice(0, 2));
  expect(over(20_001)).toEqual(paths);
});

test('every path has a kind of page', () => {
  const kinds = ['/', '/faq', '/blog/red-clay', '/services/roof-washing', '/service-areas/cayce', '/admin', '/privacy'];
  expect(kinds.map((path) => weightClass(path).name)).toEqual([
    'home',
    'faq',
    'post',
    'service',
    'city',
    'admin',
    'other',
  ]);
});

test('pages are weighed as brotli at quality 5 makes them', async () => {
  const bytes = await brotliBytes(Buffer.from('<p>the same again</p>'.repeat(2000)));
  expect(bytes).toBeGreaterThan(10);
  expect(bytes).toBeLessThan(200);
});

test("a file's path is the address it answers at", () => {
  expect(
    ['index.html', 'faq.html', 'faq/roof/cayce.html', 'a/index.html', '404.html', 'rss.xml'].map(pagePath),
  ).toEqual(['/', '/faq', '/faq/roof/cayce', '/a/', '/404', null]);
});
