import { describe, expect, it } from 'vitest';
import {
  headersFile,
  isVercelFileCurrent,
  pathFiles,
  redirectsFile,
  vercelFile,
  withSlashRules,
} from '#scripts/build/host-files.ts';
import { headerRules } from '#config/headers.ts';
import { REDIRECT_LIMITS } from '#routes/redirects.ts';

const RULES = [
  { from: '/faqs', to: '/faq', status: 301, kind: 'static' },
  {
    from: '/services/house-washing/:city/faqs',
    to: '/services/:city/house-washing/faqs',
    status: 301,
    kind: 'dynamic',
  },
  { from: '/admin/blog/edit/:id', to: '/admin/blog/edit', status: 200, kind: 'dynamic' },
] as const;

const GONE = [{ path: '/blog/old-offer', reason: 'the offer ended' }];

const file = (webhook?: string): string =>
  vercelFile({ rules: RULES, gone: GONE }, headerRules({ PUBLIC_QUOTE_WEBHOOK_URL: webhook }));

describe('vercel.json', () => {
  const config = JSON.parse(file()) as Record<string, unknown>;

  it('serves clean URLs and builds as every deploy does', () => {
    expect(config).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      buildCommand: 'npm run deploy -- --no-upload',
      outputDirectory: 'dist',
    });
  });

  it('redirects with 301 like the other hosts and lists rewrites separately', () => {
    expect(config['redirects']).toEqual([
      { source: '/faqs', destination: '/faq', statusCode: 301 },
      {
        source: '/services/house-washing/:city/faqs',
        destination: '/services/:city/house-washing/faqs',
        statusCode: 301,
      },
    ]);
    expect(config['rewrites']).toEqual([
      { source: '/admin/blog/edit/:id', destination: '/admin/blog/edit' },
      { source: '/blog/old-offer', destination: '/404', statusCode: 410 },
    ]);
  });

  it("writes header paths in Vercel's syntax", () => {
    const sources = (config['headers'] as { source: string }[]).map(({ source }) => source);
    expect(sources).toEqual(headerRules({}).map(({ path }) => path.replace('*', '(.*)')));
  });

  it('is up to date for any webhook, except in a build on Vercel itself', () => {
    expect(isVercelFileCurrent(file(), file('https://hook.example/q'), false)).toBe(true);
    expect(isVercelFileCurrent(file(), file('https://hook.example/q'), true)).toBe(false);
    expect(isVercelFileCurrent(file().replace('/faqs', '/old'), file(), false)).toBe(false);
    expect(isVercelFileCurrent(null, file(), false)).toBe(false);
  });

  it('is up to date with Windows line endings', () => {
    expect(isVercelFileCurrent(file().replaceAll('\n', '\r\n'), file(), true)).toBe(true);
  });
});

it('_redirects has a line per rule: from, to, status', () => {
  const text = redirectsFile([
    { from: '/faqs', to: '/faq', status: 301, kind: 'static' },
    { from: '/admin/blog/edit/:id', to: '/admin/blog/edit', status: 200, kind: 'dynamic' },
  ]);
  expect(text).toBe('/faqs /faq 301\n/admin/blog/edit/:id /admin/blog/edit 200\n');
});

describe('for Cloudflare Pages, which matches a path only as it is written,', () => {
  it('each redirect also takes its path with a trailing slash, and a rewrite does not', () => {
    expect(withSlashRules(RULES).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/faqs /faq',
      '/faqs/ /faq',
      '/services/house-washing/:city/faqs /services/:city/house-washing/faqs',
      '/admin/blog/edit/:id /admin/blog/edit',
      '/services/house-washing/:city/faqs/ /services/:city/house-washing/faqs',
    ]);
  });

  it.each(['static', 'dynamic'] as const)('paths with a slash take no room from other %s rules', (kind) => {
    const limit = REDIRECT_LIMITS[kind];
    const rules = Array.from({ length: limit - 1 }, (_, index) => ({ ...RULES[0], from: `/old-${index}`, kind }));
    const all = withSlashRules(rules);
    expect(all).toHaveLength(limit);
    expect(all.slice(0, -1)).toEqual(rules);
    expect(all.at(-1)?.from).toBe('/old-0/');
  });
});

it('pages that are gone have their lines in _redirects on Netlify, and elsewhere run a function', () => {
  const site = { rules: RULES, gone: GONE };
  expect(pathFiles(site, true)).toEqual([
    { path: '/_redirects', text: `/blog/old-offer /404.html 410\n${redirectsFile(RULES)}` },
  ]);
  const [redirects, routes, ...others] = pathFiles(site, false);
  expect(redirects).toEqual({ path: '/_redirects', text: redirectsFile(withSlashRules(RULES)) });
  expect(routes?.path).toBe('/_routes.json');
  expect(JSON.parse(routes?.text ?? '')).toEqual({
    version: 1,
    include: ['/api/quote', '/blog/old-offer', '/blog/old-offer/'],
    exclude: [],
  });
  expect(others).toEqual([{ path: '/gone-pages.json', text: '["/blog/old-offer"]\n' }]);
  expect(pathFiles({ ...site, gone: [] }, false).map(({ path }) => path)).toEqual(['/_redirects', '/_routes.json']);
});

it('_headers has each path with its headers indented below it', () => {
  const text = headersFile([
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'X-Other': 'yes' } },
    { path: '/admin', headers: { 'X-Robots-Tag': 'noindex' } },
  ]);
  expect(text).toBe('/*\n  X-Content-Type-Options: nosniff\n  X-Other: yes\n\n/admin\n  X-Robots-Tag: noindex\n');
});

it('no line of _headers exceeds the 2,000 characters that Cloudflare Pages allows', () => {
  for (const line of headersFile(headerRules({})).split('\n')) expect(line.length).toBeLessThan(2000);
});
