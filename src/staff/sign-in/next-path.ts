import { PATHS } from '#routes/paths.ts';

/** What is read of an address. */
type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

const isStaffPage = (path: string): boolean => path === PATHS.admin || path.startsWith(`${PATHS.admin}/`);

/** The sign-in page, which leads back to the address it is asked from. */
export const signInPath = ({ pathname, search }: Address): string =>
  `${PATHS.adminLogin}?${new URLSearchParams({ next: pathname + search }).toString()}`;

/**
 * Where the sign-in page leads on to: the page of the staff area that it was opened for, else the dashboard. Never to
 * another site, and never back to itself.
 */
export function nextPath({ origin, search }: Address): string {
  const asked = new URLSearchParams(search).get('next') ?? '';
  if (!URL.canParse(asked, origin)) return PATHS.admin;
  const next = new URL(asked, origin);
  const leadsOn = next.origin === origin && isStaffPage(next.pathname) && next.pathname !== PATHS.adminLogin;
  return leadsOn ? next.pathname + next.search : PATHS.admin;
}
