import { lazy, Suspense, useState } from 'react';
import type { Member } from '#staff/session/session.ts';
import { AskToSignInContext } from '#staff/sign-in/ask-to-sign-in.ts';
import { SignInAgain } from '#staff/sign-in/SignInAgain.tsx';
import type { Store } from '#staff/store/client.ts';
import { Loading } from './Loading.tsx';
import { StaffBar } from './StaffBar.tsx';

// The dashboard's page does not load the editor.
const Dashboard = lazy(() => import('#staff/dashboard/Dashboard.tsx'));
const EditorScreen = lazy(() => import('#staff/editor/EditorScreen.tsx'));

interface Props {
  readonly screen: 'dashboard' | 'editor';
  readonly store: Store;
  readonly member: Member;
  /** The session ended: the screen stays as it is, and asks to sign in again. */
  readonly expired: boolean;
}

/** A member's screen below the bar that all screens have. */
export function Workplace({ screen, store, member, expired }: Props) {
  const [isPutOff, setIsPutOff] = useState(false);
  // The next end of a session asks anew.
  if (!expired && isPutOff) setIsPutOff(false);
  const askToSignIn = (): void => setIsPutOff(false);
  return (
    <AskToSignInContext value={expired ? askToSignIn : null}>
      <StaffBar member={member} />
      {expired && (
        <SignInAgain
          store={store}
          email={member.email}
          isPutOff={isPutOff}
          onPutOff={() => setIsPutOff(true)}
          onTakeUp={askToSignIn}
        />
      )}
      <Suspense fallback={<Loading />}>
        {screen === 'dashboard' ? (
          <Dashboard store={store} member={member} />
        ) : (
          <EditorScreen store={store} member={member} expired={expired} />
        )}
      </Suspense>
    </AskToSignInContext>
  );
}
