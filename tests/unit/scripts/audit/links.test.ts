import { describe, expect, test } from 'vitest';
import { brokenLinks, redirectedLinks, wrongLinkForm } from '#scripts/audit/checks/links.ts';
import { tooManyClicks, unreachablePages } from '#scripts/audit/checks/reach.ts';
import type { AuditedSite, Finding } from '#scripts/audit/site.ts';
import { ORIGIN, siteOf } from './fixture.ts';

const links = (...hrefs: readonly string[]): string => hrefs.map((href) => `<a href="${href}">link</a>`).join(' ');
const withLinks = (...hrefs: readonly string[]): AuditedSite =>
  siteOf(
    {
      '/': { main: `<h2 id="gallery">Gallery</h2>${links(...hrefs)}` },
      '/faq': { main: '<p id="café">x</p><a name="old">y</a>' },
      '/admin/edit': { noindex: true },
    },
    {
      files: new Set(['/rss.xml']),
      redirects: '# old\n/faqs /faq 301\n/old/:city/faqs /faq/:city 301\n/admin/edit/:id /admin/edit 200\n',
    },
  );
const linesOf = (findings: readonly Finding[]): string[] => findings.map(({ page, says }) => `${page} ${says}`);

describe('a link is broken if', () => {
  test('no page or file has its path', () => {
    expect(linesOf(brokenLinks(withLinks('/faq/none', 'none', `${ORIGIN}/gone?x=1`)))).toEqual([
      '/ links to /faq/none, which does not exist',
      '/ links to none, which does not exist',
      `/ links to ${ORIGIN}/gone?x=1, which does not exist`,
    ]);
  });

  test('it has no target, and is named on a page of the company before a page about a row', () => {
    const site = siteOf({ '/': {}, '/blog/a': { main: links('/none') }, '/contact': { main: links('/none') } });
    expect(linesOf(brokenLinks(site))).toEqual([
      '/contact links to /none, which does not exist (and in 1 more places)',
    ]);
  });

  test('no element has the id of its fragment, on its own page or another', () => {
    expect(linesOf(brokenLinks(withLinks('#none', '/faq#gallery')))).toEqual([
      '/ links to #none, but no element there has the id "none"',
      '/ links to /faq#gallery, but no element there has the id "gallery"',
    ]);
  });

  test('its URL is invalid', () => {
    expect(brokenLinks(withLinks('/%E0%A4%A', 'http://['))).toHaveLength(2);
  });

  test('a redirect leads to no page or to another redirect', () => {
    const site = siteOf({ '/': {} }, { redirects: '/a /none 301\n/b /a 301\n/c / 301\n/d https://far.example/x 301' });
    expect(linesOf(brokenLinks(site))).toEqual([
      '/_redirects sends /a to /none, which does not exist',
      '/_redirects sends /b to /a, which redirects again',
    ]);
  });
});

test('accepts links to pages, files, fragments, rewrites and other sites', () => {
  const site = withLinks(
    '/',
    '/faq?from=home',
    '/faq#caf%C3%A9',
    '/faq#old',
    '#gallery',
    '#',
    '#top',
    '/#gallery',
    '',
    'faq',
    '/rss.xml',
    '/admin/edit/12',
    'tel:+18035550100',
    'https://far.example/none',
    '//far.example/x',
    `${ORIGIN}/faq`,
    '/faq#:~:text=x',
  );
  expect(brokenLinks(site)).toEqual([]);
  expect(redirectedLinks(site)).toEqual([]);
  expect(wrongLinkForm(site)).toEqual([]);
});

test('reports links through redirects, with placeholders too', () => {
  expect(linesOf(redirectedLinks(withLinks('/faqs#x', '/old/cayce/faqs')))).toEqual([
    '/ links to /faqs#x, which redirects (301) to /faq',
    '/ links to /old/cayce/faqs, which redirects (301) to /faq/cayce',
  ]);
});

test('reports links and redirect targets that end with a slash or .html, but not as broken', () => {
  const site = withLinks('/faq/', '/faq.html', `${ORIGIN}/faq/?x#y`, 'https://far.example/x/');
  expect(linesOf(wrongLinkForm(site))).toEqual([
    '/ links to /faq/, which ends with a slash',
    '/ links to /faq.html, which ends with .html',
    `/ links to ${ORIGIN}/faq/?x#y, which ends with a slash`,
  ]);
  expect(linesOf(brokenLinks(withLinks('/faq/', '/faq.html')))).toEqual([]);
  expect(linesOf(wrongLinkForm(siteOf({ '/': {} }, { redirects: '/a /faq/ 301' })))).toEqual([
    '/_redirects sends /a to /faq/, which ends with a slash',
  ]);
});

describe('a page is too far from the home page', () => {
  const chain = (last: number, noindex = false): AuditedSite =>
    siteOf(
      Object.fromEntries(
        Array.from({ length: last + 1 }, (_, i) => [
          i === 0 ? '/' : `/${i}`,
          { main: links(`/${i + 1}`), noindex: noindex && i === last },
        ]),
      ),
    );

  test('at five clicks if it is indexable, not at four', () => {
    expect(tooManyClicks(chain(4))).toEqual([]);
    expect(linesOf(tooManyClicks(chain(5)))).toEqual(['/5 is 5 clicks from home']);
    expect(tooManyClicks(chain(5, true))).toEqual([]);
  });
});

test('reports pages without links to them, ignoring links from themselves and from unreachable pages', () => {
  const site = siteOf({
    '/': { main: links('/a') },
    '/a': {},
    '/alone': { main: links('/alone', '/next') },
    '/next': {},
    '/thank-you': { noindex: true },
  });
  expect(linesOf(unreachablePages(site))).toEqual([
    '/alone has no link to it',
    '/next is linked only from pages that are unreachable themselves',
  ]);
});
