import type { GonePage } from '#data/gone-pages.ts';

/**
 * What Cloudflare Pages takes in _routes.json: so many paths, each of so many characters
 * (developers.cloudflare.com/pages/functions/routing).
 */
const MAX_ROUTES = 100;
export const MAX_ROUTE_LENGTH = 100;

/** The path of the relay (functions/api/quote.ts). */
const RELAY = '/api/quote';

/** How many pages can be answered with 410. */
export const MAX_GONE_ROUTES = MAX_ROUTES - 1;

/** The paths that a function answers with 410, and those that are beyond the limits. */
export function goneRoutes(gone: readonly GonePage[]): { readonly paths: string[]; readonly without: string[] } {
  const all = gone.map(({ path }) => path);
  const paths = all.filter((path) => path.length <= MAX_ROUTE_LENGTH).slice(0, MAX_GONE_ROUTES);
  const answered = new Set(paths);
  return { paths, without: all.filter((path) => !answered.has(path)) };
}

/** Formats gone-pages.json: the pages that functions/_middleware.ts answers with 410. */
export const goneListFile = (gone: readonly GonePage[]): string => `${JSON.stringify(goneRoutes(gone).paths)}\n`;

/**
 * Formats _routes.json: the paths for which Cloudflare Pages runs the functions of functions/, so that no other
 * request waits for one or is counted. Besides the relay these are the pages that are gone, which
 * functions/_middleware.ts answers with 410: _redirects knows no such status. As far as there is room, each is listed
 * with a trailing slash, too: old sites wrote it, and the host matches a path only as it is written.
 */
export function routesFile(gone: readonly GonePage[]): string {
  const { paths } = goneRoutes(gone);
  const withSlash = paths.map((path) => `${path}/`).filter((path) => path.length <= MAX_ROUTE_LENGTH);
  const include = [RELAY, ...paths, ...withSlash].slice(0, MAX_ROUTES);
  return `${JSON.stringify({ version: 1, include, exclude: [] })}\n`;
}
