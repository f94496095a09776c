import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteRedirects } from '#integrations/host-files.ts';
import { isVercelFileCurrent, vercelFile } from '#integrations/vercel.ts';
import { headerRules } from '#config/headers.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';

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

const file = (webhook?: string): string => vercelFile(RULES, headerRules({ PUBLIC_QUOTE_WEBHOOK_URL: webhook }));

describe('vercel.json', () => {
  const config = JSON.parse(file()) as Record<string, unknown>;

  it('serves clean addresses and builds as every deploy does', () => {
    expect(config).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      buildCommand: 'npm run snapshot && npm run launch',
      outputDirectory: 'dist',
    });
  });

  it('answers 301 as the other hosts do, and keeps rewrites apart', () => {
    expect(config['redirects']).toEqual([
      { source: '/faqs', destination: '/faq', statusCode: 301 },
      {
        source: '/services/house-washing/:city/faqs',
        destination: '/services/:city/house-washing/faqs',
        statusCode: 301,
      },
    ]);
    expect(config['rewrites']).toEqual([{ source: '/admin/blog/edit/:id', destination: '/admin/blog/edit' }]);
  });

  it('has the headers of the table under sources Vercel understands', () => {
    const sources = (config['headers'] as { source: string }[]).map(({ source }) => source);
    expect(sources).toEqual(['/(.*)', '/_astro/(.*)', '/images/(.*)', '/sw.js', '/admin', '/admin/(.*)']);
  });

  it('is current whichever webhook it was written for, but not on Vercel itself', () => {
    expect(isVercelFileCurrent(file(), file('https://hook.example/q'), false)).toBe(true);
    expect(isVercelFileCurrent(file(), file('https://hook.example/q'), true)).toBe(false);
    expect(isVercelFileCurrent(file().replace('/faqs', '/old'), file(), false)).toBe(false);
    expect(isVercelFileCurrent(null, file(), false)).toBe(false);
  });

  it('is current when Git has checked it out with Windows line ends', () => {
    expect(isVercelFileCurrent(file().replaceAll('\n', '\r\n'), file(), true)).toBe(true);
  });

  it.runIf(hasCommittedSnapshot)('as committed is the one that npm run hosts writes', () => {
    const committed = existsSync('vercel.json') ? readFileSync('vercel.json', 'utf8') : null;
    const expected = vercelFile(siteRedirects(committedModel()), headerRules({}));
    expect(isVercelFileCurrent(committed, expected, false), 'run npm run hosts and commit vercel.json').toBe(true);
  });
});
