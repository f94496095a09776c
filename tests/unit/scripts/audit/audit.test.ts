import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditFolder, REMARKS } from '#scripts/audit/audit.ts';
import { NothingBuiltError } from '#scripts/audit/built-files.ts';
import { PAGE_CHECKS, SITE_CHECKS } from '#scripts/audit/checks.ts';
import { INTACT_IMAGES } from '#scripts/audit/checks/images.ts';
import { findingCount, FindingCounter, findingReasons, formatReport } from '#scripts/audit/report.ts';
import { NO_SECRETS } from '#scripts/audit/checks/secrets.ts';
import { faqArticle, ORIGIN, tinyPage } from './fixture.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'audit-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const sitemapOf = (...paths: readonly string[]): string =>
  paths.map((each) => `<url><loc>${ORIGIN}${each}</loc></url>`).join('');
const link = '<a href="/faq/roof/cayce-avenues">Avenues</a>';
const COMPLETE: Readonly<Record<string, string>> = {
  'index.html': tinyPage('/', {
    main: `${link}<img src="/i.svg" alt="" width="1" height="1">`,
    head: '<link rel="stylesheet" href="/a.css">',
  }),
  'faq/roof/cayce-avenues.html': tinyPage('/faq/roof/cayce-avenues', {
    main: '<article><p>These words about roofs stand on this page alone.</p><a href="/">Home</a></article>',
  }),
  '404.html': tinyPage('/404', { noindex: true }),
  'sitemap-index.xml': `<sitemap><loc>${ORIGIN}/sitemap-0.xml</loc></sitemap>`,
  'sitemap-0.xml': sitemapOf('/', '/faq/roof/cayce-avenues'),
  'robots.txt': `Sitemap: ${ORIGIN}/sitemap-index.xml`,
  'a.css': 'b{background:url(i.svg)}',
  'i.svg': '<svg/>',
  _redirects: '/old / 301\n',
};

test('reports no findings for a complete site', async () => {
  await write(COMPLETE);
  const report = await auditFolder(dist);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
  const { pageGates, siteGates } = report.uniqueness;
  const gates = pageGates.length + siteGates.length;
  expect(report.checks).toHaveLength(
    PAGE_CHECKS.length + SITE_CHECKS.length + gates + [NO_SECRETS, INTACT_IMAGES].length,
  );
  expect(report.pages).toBe(3);
  expect(report.files).toBe(9);
  expect(report.weights.map(({ name }) => name)).toEqual(['neighborhood-faq', 'home', 'other']);
  expect(formatReport(report)).toMatch(/3 pages and 6 other files in [\d.]+ s: no findings\.$/);
});

test('every check has a finding on a site where everything is wrong', async () => {
  const noise = Array.from({ length: 30_000 }, (_, i) => ((i * 7919 * (i % 131)) % 65_521).toString(36)).join(' ');
  const bad = (name: string, main: string): string =>
    tinyPage(`/${name}`, { title: 'Same', description: 'Same', h1: 'Same', canonical: `${ORIGIN}/`, main });
  const chain = Object.fromEntries(
    [1, 2, 3, 4, 5].map((i) => [`${i}.html`, tinyPage(`/${i}`, { main: `<a href="/${i + 1}">next</a>` })]),
  );
  const article = faqArticle({ 'Who washes it?': 'We wash it, as we wash every other one of them in the same way.' });
  const copies = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [
      `faq/roof/irmo-${i}.html`,
      tinyPage(`/faq/roof/irmo-${i}`, { main: article }),
    ]),
  );
  await write({
    ...COMPLETE,
    ...chain,
    ...copies,
    'cut.webp': 'RIFF',
    '_astro/key.js': 'const key = "sb_secret_0123456789abcdef"',
    'faq/roof/irmo-wordless.html': tinyPage('/faq/roof/irmo-wordless'),
    'index.html': tinyPage('/', {
      main: '<a href="/1">1</a><a href="/old">old</a><a href="/1.html">1</a><a href="/none">none</a>',
    }),
    'a.html': bad('a', '<h1>Two undefined</h1><img src="/none.webp"><script type="application/ld+json">{</script>'),
    'b.html': bad(
      'b',
      `${noise}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"Unsaid"}</script>
      <p itemscope itemtype="https://schema.org/FAQPage"></p>`,
    ),
  });
  const report = await auditFolder(dist);
  const { pageGates, siteGates } = report.uniqueness;
  expect([...pageGates, ...siteGates].filter(({ findings }) => findings.length === 0)).toEqual([]);
  const remarksOnly = SITE_CHECKS.filter(({ remarkOn }) => remarkOn === 'every page');
  expect(report.checks.filter(({ count }) => count === 0).map(({ name }) => name)).toEqual(
    [...remarksOnly, ...siteGates, ...pageGates].map(({ name }) => name),
  );
  expect(report.remarks.count).toBeGreaterThanOrEqual(remarksOnly.length + siteGates.length + pageGates.length);
  expect(formatReport(report)).toContain('\n       /5 is 5 clicks from home\n');
  expect(findingReasons(report)).toHaveLength(report.checks.filter(({ count }) => count > 0).length);
  expect(findingReasons(report)).toContainEqual(expect.stringMatching(/^1 fault in “.+”: \/5 is 5 clicks from home$/));
  expect(findingCount(report)).toBeGreaterThan(20);
});

test('what the text of a row can cause is a remark, and a secret or a wrong canonical is not', async () => {
  const post = (path: string, main: string): string =>
    tinyPage(path, { title: 'Same', description: 'Same', h1: 'Same', main });
  const wrong = '<a href="#none">x</a><a href="/none">y</a><img src="/none.webp"><p>undefined</p>';
  await write({
    ...COMPLETE,
    'index.html': tinyPage('/', { main: `${link}<a href="/blog/a">a</a><a href="/blog/b">b</a>` }),
    'blog/a.html': post('/blog/a', wrong),
    'blog/b.html': post('/blog/b', wrong),
    'sitemap-0.xml': sitemapOf('/', '/faq/roof/cayce-avenues', '/blog/a', '/blog/b'),
  });
  const report = await auditFolder(dist);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
  expect(report.remarks.count).toBeGreaterThan(8);
  expect(formatReport(report)).toContain(`${report.remarks.count} ${REMARKS}\n       /blog/a `);
  await write({
    'blog/b.html': tinyPage('/blog/b', { main: 'sb_secret_0123456789abcdef', canonical: `${ORIGIN}/blog/c` }),
  });
  expect((await auditFolder(dist)).checks.filter(({ count }) => count > 0).map(({ name }) => name)).toEqual([
    "canonicals are the pages' own addresses",
    NO_SECRETS,
  ]);
});

test('neighborhoods with one name in one city are remarks, and two pages of the company with one title are not', async () => {
  const same = (path: string): string => tinyPage(path, { title: 'Same', description: 'Same', h1: 'Same' });
  const places = ['/service-areas/cayce/avenues', '/service-areas/cayce/the-avenues', '/faq/roof/cayce-the-avenues'];
  const linksTo = (paths: readonly string[]): string => link + paths.map((path) => `<a href="${path}">x</a>`).join('');
  await write({
    ...COMPLETE,
    'index.html': tinyPage('/', { main: linksTo(places) }),
    ...Object.fromEntries(places.map((path) => [`${path.slice(1)}.html`, same(path)])),
    'sitemap-0.xml': sitemapOf('/', '/faq/roof/cayce-avenues', ...places),
  });
  const report = await auditFolder(dist);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
  expect(report.remarks.first.map(({ says }) => says)).toContainEqual(
    expect.stringMatching(/^shares its title "Same" with /),
  );
  const own = ['/terms', '/privacy'];
  await write({
    'index.html': tinyPage('/', { main: linksTo([...places, ...own]) }),
    ...Object.fromEntries(own.map((path) => [`${path.slice(1)}.html`, tinyPage(path, { title: 'Legal' })])),
    'sitemap-0.xml': sitemapOf('/', '/faq/roof/cayce-avenues', ...places, ...own),
  });
  expect((await auditFolder(dist)).checks.filter(({ count }) => count > 0).map(({ name }) => name)).toEqual([
    'titles differ',
  ]);
});

test('counts all findings of a check and shows the first five by path', () => {
  const counter = new FindingCounter('titles differ');
  for (const page of ['/c', '/f', '/a', '/g', '/d', '/b', '/e']) counter.add({ page, says: 'is wrong' });
  const result = counter.result();
  expect(result.count).toBe(7);
  expect(result.first.map(({ page }) => page)).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('rejects a folder that is missing or contains no page', async () => {
  await expect(auditFolder(path.join(dist, 'none'))).rejects.toThrow(NothingBuiltError);
  await expect(auditFolder(dist)).rejects.toThrow('contains no page');
});
