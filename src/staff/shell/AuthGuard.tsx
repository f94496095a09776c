import { useEffect } from 'react';
import { recheckSession, signOut, useSession } from '#staff/session/use-session.ts';
import { NewPassword } from '#staff/sign-in/NewPassword.tsx';
import { nextPath, signInPath } from '#staff/sign-in/next-path.ts';
import { SignInPage } from '#staff/sign-in/SignInPage.tsx';
import { staffStore } from '#staff/store/client.ts';
import { Loading } from './Loading.tsx';
import { StaffLayout } from './StaffLayout.tsx';

/** A page of the staff area. */
export type Screen = 'login' | 'dashboard' | 'editor' | 'log';

interface Props {
  readonly screen: Screen;
}

/** Navigates to a path of this site and replaces the history entry, so that Back does not return here. */
function Redirect({ to }: { readonly to: string }) {
  useEffect(() => {
    window.location.replace(to);
  }, [to]);
  return <Loading />;
}

/** Shown to a signed-in account that is not staff. */
function NotStaff({ email }: { readonly email: string }) {
  return (
    <div className="staff-card">
      <h1>No access</h1>
      <p className="lead">You signed in as {email}. This account does not belong to the staff of this site.</p>
      <p className="mt-4">An admin of this site can add it. Until then there is nothing to see here.</p>
      <p className="actions">
        <button className="button" type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </p>
    </div>
  );
}

/** Shown when the store did not answer who is signed in. */
function Unreachable({ message }: { readonly message: string }) {
  return (
    <div className="staff-card">
      <h1>No answer</h1>
      <p className="lead" role="alert">
        {message}
      </p>
      <p className="actions">
        <button className="button" type="button" onClick={recheckSession}>
          Try again
        </button>
      </p>
    </div>
  );
}

/**
 * Shows the screen to staff and redirects everyone else to sign in. This is a convenience, not the access
 * control: the database's policies decide what an account may read and write.
 */
export function AuthGuard({ screen }: Props) {
  const session = useSession();
  const store = staffStore();
  switch (session.kind) {
    case 'loading':
      return <Loading />;
    case 'signed-out':
      return screen === 'login' ? <SignInPage store={store} /> : <Redirect to={signInPath(window.location)} />;
    case 'recovering':
      return <NewPassword store={store} />;
    case 'not-staff':
      return <NotStaff email={session.email} />;
    case 'unreachable':
      return <Unreachable message={session.message} />;
    case 'staff':
      return screen === 'login' ? (
        <Redirect to={nextPath(window.location)} />
      ) : (
        <StaffLayout screen={screen} store={store} member={session.member} expired={session.expired} />
      );
  }
}
