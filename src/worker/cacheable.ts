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

/** Whether a response may be cached as a page; /live.json or the feed, opened in a tab, may not. */
export const isCacheablePage = (response: Response): boolean =>
  isCacheable(response) && (response.headers.get('content-type') ?? '').startsWith('text/html');
