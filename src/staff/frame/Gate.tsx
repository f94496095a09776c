import { lookAgain, useSession } from '#staff/session/use-session.ts';
import { NewPassword } from '#staff/sign-in/NewPassword.tsx';
import { SignIn } from '#staff/sign-in/SignIn.tsx';
import { nextPath, signInPath } from '#staff/sign-in/next-path.ts';
import { staffStore } from '#staff/store/client.ts';
import { Loading } from './Loading.tsx';
import { Moving } from './Moving.tsx';
import { Stranger } from './Stranger.tsx';
import { Unreachable } from './Unreachable.tsx';
import { Workplace } from './Workplace.tsx';

/** What a page of the staff area is for. */
export type Screen = 'login' | 'dashboard' | 'editor';

interface Props {
  readonly screen: Screen;
}

/**
 * Shows a screen to whom it is for, and everybody else what they can do. It only spares people useless screens: what may
 * be read and written is the database's to say.
 */
export function Gate({ screen }: Props) {
  const session = useSession();
  const store = staffStore();
  switch (session.kind) {
    case 'loading':
      return <Loading />;
    case 'signed-out':
      return screen === 'login' ? <SignIn store={store} /> : <Moving to={signInPath(window.location)} />;
    case 'recovering':
      return <NewPassword store={store} />;
    case 'stranger':
      return <Stranger email={session.email} />;
    case 'unreachable':
      return <Unreachable text={session.text} onRetry={lookAgain} />;
    case 'staff':
      return screen === 'login' ? (
        <Moving to={nextPath(window.location)} />
      ) : (
        <Workplace screen={screen} store={store} member={session.member} expired={session.expired} />
      );
  }
}
