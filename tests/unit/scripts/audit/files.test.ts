import { expect, test } from 'vitest';
import { missingFiles } from '#scripts/audit/checks/links.ts';
import { isDocument, readDocument } from '#scripts/audit/documents.ts';
import { pagePath } from '#scripts/audit/built-files.ts';
import { StringTable } from '#scripts/audit/string-table.ts';
import { ORIGIN, siteOf } from './fixture.ts';

test('every image, script, stylesheet and icon that a page references exists', () => {
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

test('files that stylesheets and the web manifest reference must exist too', () => {
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

test("the site's own URLs in robots.txt, llms.txt and the feed are links", () => {
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

test('the path of a page follows from its file, and other files have none', () => {
  expect(
    ['index.html', 'faq.html', 'faq/roof/cayce.html', 'a/index.html', '404.html', 'rss.xml'].map(pagePath),
  ).toEqual(['/', '/faq', '/faq/roof/cayce', '/a/', '/404', null]);
});
