import { PATHS } from '#routes/paths.ts';

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

const isStaffPage = (path: string): boolean => path === PATHS.admin || path.startsWith(`${PATHS.admin}/`);

/** Returns the sign-in page's path, with the current page in the query parameter `next`. */
export const signInPath = ({ pathname, search }: Address): string =>
  `${PATHS.adminLogin}?${new URLSearchParams({ next: pathname + search }).toString()}`;

/**
 * Returns the page to open after signing in: the query parameter `next` if it is a page of the staff area
 * other than the sign-in page, else the dashboard. Never another site, which would be an open redirect.
 */
export function nextPath({ origin, search }: Address): string {
  const param = new URLSearchParams(search).get('next') ?? '';
  if (!URL.canParse(param, origin)) return PATHS.admin;
  const next = new URL(param, origin);
  const isAllowed = next.origin === origin && isStaffPage(next.pathname) && next.pathname !== PATHS.adminLogin;
  return isAllowed ? next.pathname + next.search : PATHS.admin;
}
