import { PATHS } from '#routes/paths.ts';

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether an address is one of the site's own, at `home`, outside the staff area: of that nothing is kept. */
export const isKeepable = ({ origin, pathname }: URL, home: string): boolean =>
  origin === home && !isBelow(pathname, PATHS.admin);

/** Whether an address is the site's, at `home`, and names a file whose name changes with its contents. */
export const isHashed = ({ origin, pathname }: URL, home: string): boolean =>
  origin === home && isBelow(pathname, '/_astro');

/** What a page is kept under: its address without query and hash. Pages are files, so that a query changes nothing. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** Whether an answer may be kept: a whole one (200), of this site, whose contents can be seen. */
export const isKept = (answer: Response): boolean => answer.status === 200 && answer.type === 'basic';

/** Whether an answer may be kept as a page: /live.json or the feed, opened in a tab, are none. */
export const isKeptPage = (answer: Response): boolean =>
  isKept(answer) && (answer.headers.get('content-type') ?? '').startsWith('text/html');
