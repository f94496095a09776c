import type { AstroUserConfig } from 'astro';
import { createHash } from 'node:crypto';
import type { Environment } from './environment.ts';
import { deliveryAddress } from './quote-delivery.ts';

/** The hosts of the ad pixel's script and of its events, allowed only when a pixel is configured. */
export const PIXEL_HOSTS = {
  script: ['https://connect.facebook.net'],
  events: ['https://www.facebook.com'],
} as const;

type Csp = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/** The distinct origins of the addresses that are set. */
export function originsOf(...addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin))];
}

/**
 * The policy's <meta> part, Astro's `security.csp`: Astro adds the hashes of its own scripts and styles.
 * Directives that a <meta> does not support are in the header (headers.ts). No directive is in both, because
 * browsers enforce both policies (decisions, 'Content-Security-Policy in two parts').
 */
export function contentSecurityPolicy(environment: Environment): Csp {
  const store = originsOf(environment.PUBLIC_SUPABASE_URL);
  const leads = originsOf(deliveryAddress(environment));
  const pixel = environment.PUBLIC_META_PIXEL_ID === undefined ? { script: [], events: [] } : PIXEL_HOSTS;
  const sources = (...lists: readonly (readonly string[])[]): string =>
    [...new Set(["'self'", ...lists.flat()])].join(' ');
  return {
    directives: [
      "default-src 'self'",
      `img-src ${sources(['data:'], store, pixel.events)}`,
      `connect-src ${sources(store, leads, pixel.script, pixel.events)}`,
    ],
    scriptDirective: { resources: ["'self'", ...pixel.script] },
    styleDirective: { resources: ["'self'"] },
  };
}

/** The policy's source expression for an inline style: its SHA-256 in base64 (CSP Level 3, 'hash-source'). */
export const policyHash = (style: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`;
