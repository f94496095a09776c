import { PATHS } from '#routes/paths.ts';

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * Whether a URL belongs to the site at origin `home` but not to the staff area, which is never cached.
 */
export const isCacheableUrl = ({ origin, pathname }: URL, home: string): boolean =>
  origin === home && !isBelow(pathname, PATHS.admin);

/** Whether a URL belongs to the site at origin `home` and has a content hash in its name. */
export const isHashed = ({ origin, pathname }: URL, home: string): boolean =>
  origin === home && isBelow(pathname, '/_astro');

/** A page's cache key: its URL without query and hash. Pages are files, so a query changes nothing. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** Whether a response may be cached: complete (200) and of this site's origin. */
export const isCacheable = (response: Response): boolean => response.status === 200 && response.type === 'basic';

const hasType = (response: Response, type: RegExp): boolean => type.test(response.headers.get('content-type') ?? '');

const HTML = /^text\/html\b/;
const IMAGE = /^image\//;

/**
 * Whether a response may be cached as a page; /live.json or the feed, opened in a tab, may not. Nor may one that was
 * redirected: browsers refuse to open a page with it (fetch.spec.whatwg.org/#http-fetch).
 */
export const isCacheablePage = (response: Response): boolean =>
  isCacheable(response) && !response.redirected && hasType(response, HTML);

/** Content types by the ending of the path. Only pages have none. */
const OWN_TYPES: ReadonlyMap<string, RegExp> = new Map([
  ['', HTML],
  ['css', /^text\/css\b/],
  ['js', /^(?:text|application)\/javascript\b/],
  ['woff2', /^font\/woff2\b/],
  ['json', /^application\/json\b/],
  ...['avif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'].map((ending) => [ending, IMAGE] as const),
]);

/**
 * Whether a response has the content type of the file at a URL. A captive portal and a misconfigured host
 * answer 200 with a page of HTML, whatever was requested. False for a file with an unknown ending.
 */
export function hasOwnType({ pathname }: URL, response: Response): boolean {
  const [, ending = ''] = /\.([^./]+)$/.exec(pathname) ?? [];
  const type = OWN_TYPES.get(ending);
  return type !== undefined && hasType(response, type);
}
