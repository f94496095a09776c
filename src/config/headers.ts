import { originsOf } from './content-security-policy.ts';
import type { Environment } from './environment.ts';

/** Response headers for the paths of a pattern; a `*` at its end stands for any rest. Headers of several rules add up. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const DAY = 86_400;
const YEAR = 365 * DAY;
const STAFF = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } as const;

/** The policy's second part, as a header: what a <meta> cannot say, and where forms may post. */
function headerPolicy(environment: Environment): string {
  const formTargets = ["'self'", ...originsOf(environment.PUBLIC_QUOTE_WEBHOOK_URL)].join(' ');
  return `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action ${formTargets}`;
}

/** The response headers of the site, for every host. */
export function headerRules(environment: Environment): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': headerPolicy(environment),
        // Without includeSubDomains: the owner's other names (mail, a booking tool) are not this site's to decide on.
        'Strict-Transport-Security': `max-age=${YEAR}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      },
    },
    // Their names change with their contents.
    { path: '/_astro/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
    // Their names stay when an owner replaces a picture: a day old at most, then refreshed behind the visitor's back.
    { path: '/images/*', headers: { 'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}` } },
    // A new worker is seen with the next page, and so is the one that retires it.
    { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
    // '/admin/*' does not match '/admin' on Cloudflare Pages.
    { path: '/admin', headers: STAFF },
    { path: '/admin/*', headers: STAFF },
  ];
}
