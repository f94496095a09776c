import { originsOf } from './content-security-policy.ts';
import type { Environment } from './environment.ts';
import { deliveryAddress } from './quote-delivery.ts';

/**
 * Response headers for a path pattern, where a trailing `*` matches the rest of the path. A path gets
 * the headers of every rule that matches it.
 */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const DAY = 86_400;
const YEAR = 365 * DAY;
const STAFF = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } as const;

/** The policy's header part: directives that a <meta> does not support, and form targets. */
function headerPolicy(environment: Environment): string {
  const formTargets = ["'self'", ...originsOf(deliveryAddress(environment))].join(' ');
  return `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action ${formTargets}`;
}

/** The response headers of the site, for every host. */
export function headerRules(environment: Environment): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': headerPolicy(environment),
        // No includeSubDomains: this site must not decide for the owner's other hosts (mail, a booking tool).
        'Strict-Transport-Security': `max-age=${YEAR}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      },
    },
    // File names contain a content hash.
    { path: '/_astro/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
    // A replaced picture keeps its file name: cache for a day, then revalidate in the background.
    { path: '/images/*', headers: { 'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}` } },
    // Browsers must find a new worker, or its kill switch, at the next page view.
    { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
    // '/admin/*' does not match '/admin' on Cloudflare Pages.
    { path: '/admin', headers: STAFF },
    { path: '/admin/*', headers: STAFF },
  ];
}
