import { PATHS } from '#routes/paths.ts';

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * Whether a URL belongs to the site at origin `home` and not to the staff area, of which nothing is cached.
 */
export const isKeepable = ({ origin, pathname }: URL, home: string): boolean =>
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
export const isKept = (answer: Response): boolean => answer.status === 200 && answer.type === 'basic';

/** Whether a response may be cached as a page; /live.json or the feed, opened in a tab, may not. */
export const isKeptPage = (answer: Response): boolean =>
  isKept(answer) && (answer.headers.get('content-type') ?? '').startsWith('text/html');
