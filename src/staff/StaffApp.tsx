import { editPostPath, PATHS } from '#routes/paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AuthGuard } from './shell/AuthGuard.tsx';
import type { Screen } from './shell/screen.ts';
import { CompanyTimeZone } from './shell/time-zone.ts';

interface Props {
  readonly screen: Screen;
  /** The company's, such as America/New_York. */
  readonly timeZone: string;
}

/**
 * Restores the address of a post's editor on hosts without rewrites. There the not-found page redirects
 * /admin/blog/edit/{id} to /admin/blog/edit#{id}.
 */
function restoreForwardedPath({ pathname, hash }: Location): void {
  const id = hash.slice(1);
  if (pathname === PATHS.adminEditPost && /^[\w-]+$/.test(id)) window.history.replaceState(null, '', editPostPath(id));
}

// At load time, before any screen reads the address.
restoreForwardedPath(window.location);

/** The staff area: shows a page's screen to staff, and asks everyone else to sign in. */
export function StaffApp({ screen, timeZone }: Props) {
  return (
    <ErrorBoundary>
      <CompanyTimeZone value={timeZone}>
        <AuthGuard screen={screen} />
      </CompanyTimeZone>
    </ErrorBoundary>
  );
}
