import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import { isVercelCurrent, siteRedirects } from '#scripts/build/host-files.ts';
import { REDIRECT_LIMITS } from '#routes/redirects.ts';
import { readEnvironment } from '#config/environment.ts';
import { builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { CITY_NAMES, citySlug, SERVICE_SLUGS } from '#tests/support/spec-slugs.ts';

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const rules = builtText('_redirects')
  .trim()
  .split('\n')
  .map((line): Rule => {
    const [from = '', to = '', status] = line.split(' ');
    return { from, to, status: Number(status) };
  });
const isDynamic = ({ from }: Rule): boolean => /[:*]/.test(from);

const VALUES: Readonly<Record<string, readonly string[]>> = {
  ':city': CITY_NAMES.map(citySlug),
  ':service': SERVICE_SLUGS,
  ':id': ['0f8fad5b-d9cb-469f-a165-70867728950e'],
};

/** A rule with every value its placeholders may have. */
function filled(rule: Rule): Rule[] {
  const placeholder = /:\w+/.exec(rule.from)?.[0];
  if (placeholder === undefined) return [rule];
  const values = VALUES[placeholder] ?? [];
  return values.flatMap((value) =>
    filled({ ...rule, from: rule.from.replace(placeholder, value), to: rule.to.replace(placeholder, value) }),
  );
}

describe('_redirects', () => {
  const built = new Set(builtPaths());

  it('has the fixed rules first and fewer rules than the hosts take', () => {
    const firstDynamic = rules.findIndex(isDynamic);
    expect(firstDynamic).toBeGreaterThan(0);
    expect(rules.slice(firstDynamic).filter((rule) => !isDynamic(rule))).toEqual([]);
    expect(firstDynamic).toBeLessThanOrEqual(REDIRECT_LIMITS.static);
    expect(rules.length - firstDynamic).toBeLessThanOrEqual(REDIRECT_LIMITS.dynamic);
  });

  it('answers 301 for the old readings, and 200 for a post in the editor', () => {
    expect(rules).toEqual(
      expect.arrayContaining([
        { from: '/faqs', to: '/faq', status: 301 },
        { from: '/services/commercial-cleaning', to: '/services/commercial-property-cleaning', status: 301 },
        {
          from: '/services/apartment-complex-pressure-washing',
          to: '/services/apartment-complex-soft-washing',
          status: 301,
        },
        { from: '/service-areas/:city/:service/faqs', to: '/services/:city/:service/faqs', status: 301 },
        { from: '/admin/blog/edit/:id', to: '/admin/blog/edit', status: 200 },
        ...SERVICE_SLUGS.map((slug) => ({
          from: `/services/${slug}/:city/faqs`,
          to: `/services/:city/${slug}/faqs`,
          status: 301,
        })),
      ]),
    );
  });

  it('leads to a page wherever it leads, and hides none', () => {
    const all = rules.flatMap(filled);
    expect(all.length).toBeGreaterThan(2 * 27 * 14);
    expect(all.filter(({ to }) => !built.has(to))).toEqual([]);
    expect(all.filter(({ from }) => built.has(from))).toEqual([]);
  });
});

describe('_headers', () => {
  /** The headers of each path pattern: a line at the margin names the pattern, indented lines its headers. */
  const blocks = new Map(
    builtText('_headers')
      .split(/\n(?=\S)/)
      .map((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        return [path, lines.map((line) => line.trim())];
      }),
  );

  it('guards every page with the policy’s second part and the usual headers', () => {
    const everywhere = blocks.get('/*')?.join('\n') ?? '';
    const policy = /^Content-Security-Policy: (.*)$/m.exec(everywhere)?.[1]?.split('; ') ?? [];
    expect(policy).toEqual([
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      expect.stringMatching(/^form-action 'self'/),
    ]);
    expect(everywhere).toMatch(/^Strict-Transport-Security: max-age=\d{8,}/m);
    expect(everywhere).toMatch(/^X-Content-Type-Options: nosniff$/m);
    expect(everywhere).toMatch(/^Referrer-Policy: strict-origin-when-cross-origin$/m);
    expect(everywhere).toMatch(/^Permissions-Policy: .*camera=\(\)/m);
  });

  it('lets browsers keep files with a hash in their name for a year', () => {
    expect(blocks.get('/_astro/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  });
});

describe('the policy’s first part, in every page', () => {
  it('allows scripts and styles of the site and by their hash only', () => {
    const policies = new Set(
      builtPaths().map(
        (path) => /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(pageHtml(path))?.[1],
      ),
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src [^;]*'self'[^;]*'sha256-/);
      expect(policy).toMatch(/style-src [^;]*'self'/);
      expect(policy).not.toMatch(/unsafe-|\*/);
    }
  });
});

describe('vercel.json', () => {
  it('is what npm run hosts writes for this data', () => {
    expect(isVercelCurrent(siteRedirects(buildInput().model), readEnvironment({}))).toBe(true);
  });

  it('has the redirects and rewrites of _redirects, in their order', () => {
    const { redirects, rewrites } = JSON.parse(readFileSync('vercel.json', 'utf8')) as Record<
      'redirects' | 'rewrites',
      readonly { readonly source: string; readonly destination: string; readonly statusCode?: number }[]
    >;
    const asRules = [...redirects, ...rewrites].map(({ source, destination, statusCode = 200 }) => ({
      from: source,
      to: destination,
      status: statusCode,
    }));
    expect(asRules).toEqual([
      ...rules.filter(({ status }) => status === 301),
      ...rules.filter(({ status }) => status === 200),
    ]);
  });
});
