import { describe, expect, it } from 'vitest';
import { REDIRECT_LIMITS } from '#routes/redirects.ts';
import { builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

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
  ':city': CITY_SLUGS,
  ':service': SERVICE_SLUGS,
  ':id': ['0f8fad5b-d9cb-469f-a165-70867728950e'],
};

/** The rules that result from replacing the placeholders of a rule with all their values. */
function expanded(rule: Rule): Rule[] {
  const placeholder = /:\w+/.exec(rule.from)?.[0];
  if (placeholder === undefined) return [rule];
  const values = VALUES[placeholder] ?? [];
  return values.flatMap((value) =>
    expanded({ ...rule, from: rule.from.replace(placeholder, value), to: rule.to.replace(placeholder, value) }),
  );
}

describe('_redirects', () => {
  const built = new Set(builtPaths());

  it('lists static rules before dynamic ones, within the limits of the hosts', () => {
    const firstDynamic = rules.findIndex(isDynamic);
    expect(firstDynamic).toBeGreaterThan(0);
    expect(rules.slice(firstDynamic).filter((rule) => !isDynamic(rule))).toEqual([]);
    expect(firstDynamic).toBeLessThanOrEqual(REDIRECT_LIMITS.static);
    expect(rules.length - firstDynamic).toBeLessThanOrEqual(REDIRECT_LIMITS.dynamic);
  });

  it('redirects former paths with 301, and rewrites the path of a post in the editor with 200', () => {
    expect(rules).toEqual(
      expect.arrayContaining([
        { from: '/faqs', to: '/faq', status: 301 },
        ...(
          [
            ['commercial-cleaning', 'commercial-property-cleaning'],
            ['apartment-complex-pressure-washing', 'apartment-complex-soft-washing'],
          ] as const
        )
          .filter(([, slug]) => SERVICE_SLUGS.includes(slug))
          .map(([former, slug]) => ({ from: `/services/${former}`, to: `/services/${slug}`, status: 301 })),
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

  it('has a built page as the target of every rule, and none as its source', () => {
    const all = rules.flatMap(expanded);
    expect(all.length).toBeGreaterThan(2 * CITY_SLUGS.length * SERVICE_SLUGS.length);
    expect(all.filter(({ to }) => !built.has(to))).toEqual([]);
    expect(all.filter(({ from }) => built.has(from))).toEqual([]);
  });
});

describe('_headers', () => {
  const blocks = builtText('_headers').split(/\n(?=\S)/);

  it("sets the policy's header directives and the security headers for every page", () => {
    const [everyPage = ''] = blocks.filter((block) => block.startsWith('/*\n'));
    for (const header of [
      /Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'/,
      /Strict-Transport-Security: max-age=\d{8,}/,
      /X-Content-Type-Options: nosniff$/m,
      /Referrer-Policy: strict-origin-when-cross-origin$/m,
      /Permissions-Policy: .*camera=\(\)/,
    ])
      expect(everyPage).toMatch(header);
  });

  it('allows caching of files with a hash in their name for a year', () => {
    expect(blocks.map((block) => block.trim())).toContain(
      '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });
});

it('the Content-Security-Policy in every page allows scripts and styles of the site, and inline ones by hash', () => {
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
