import { lazy, Suspense, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import { ConfirmDialog } from '#staff/Dialog.tsx';
import { useNewLeads } from '#staff/leads/new-leads.ts';
import type { FactorStep, Member } from '#staff/session/session.ts';
import { signOut } from '#staff/session/use-session.ts';
import { SignInAgain, SignInAgainContext } from '#staff/sign-in/SignInAgain.tsx';
import type { Store } from '#staff/store/client.ts';
import { Loading } from './Loading.tsx';
import type { Screen } from './screen.ts';
import { type UnsavedText, unsavedText } from './unsaved-text.ts';

// Lazy, so that the dashboard does not load the editor.
const Dashboard = lazy(() => import('#staff/dashboard/Dashboard.tsx'));
const AccountScreen = lazy(() => import('#staff/account/AccountScreen.tsx'));
const EditorScreen = lazy(() => import('#staff/editor/EditorScreen.tsx'));
const LeadsScreen = lazy(() => import('#staff/leads/LeadsScreen.tsx'));
const LogScreen = lazy(() => import('#staff/log/LogScreen.tsx'));

const CONSEQUENCES: Readonly<Record<Exclude<UnsavedText, 'none'>, string>> = {
  kept: 'It stays in this browser: it comes back when you sign in here again and open the post.',
  lost: 'This browser keeps no text for this site, so it is lost.',
};

/** Marks the link to the screen that is open, for people who see the page and for those who hear it. */
const current = (screen: Screen, linked: Screen): 'page' | undefined => (screen === linked ? 'page' : undefined);

/** The link to the leads, with the number of those that wait for a call. */
function LeadsLink({ store, screen }: Pick<Props, 'store' | 'screen'>) {
  const count = useNewLeads(store, screen === 'leads');
  return (
    <a href={PATHS.adminLeads} aria-current={current(screen, 'leads')}>
      Leads
      {count !== null && count > 0 && (
        <span className="staff-badge">
          {count}
          <span className="sr-only"> new</span>
        </span>
      )}
    </a>
  );
}

/** Navigation, the member's name and Sign out, which asks for confirmation when there is unsaved text. */
function StaffBar({ store, member, screen }: Pick<Props, 'store' | 'member' | 'screen'>) {
  const [unsaved, setUnsaved] = useState<UnsavedText>('none');
  const onSignOut = (): void => {
    const text = unsavedText();
    if (text === 'none') void signOut();
    else setUnsaved(text);
  };
  return (
    <>
      <div className="staff-bar">
        <nav aria-label="Staff">
          <a href={PATHS.admin} aria-current={current(screen, 'dashboard')}>
            Posts
          </a>
          <LeadsLink store={store} screen={screen} />
          {member.role === 'admin' && (
            <a href={PATHS.adminLog} aria-current={current(screen, 'log')}>
              Log
            </a>
          )}
          <a href={PATHS.blog}>Blog</a>
          <a href={PATHS.adminAccount} aria-current={current(screen, 'account')}>
            Account
          </a>
        </nav>
        <p className="staff-who">
          <span>{member.name}</span>
          {member.role === 'admin' && <span className="staff-role">Admin</span>}
        </p>
        <button className="button button-quiet" type="button" onClick={onSignOut}>
          Sign out
        </button>
      </div>
      {unsaved !== 'none' && (
        <ConfirmDialog
          title="Sign out before your text is saved?"
          action="Sign out"
          onConfirm={async () => {
            await signOut();
            return null;
          }}
          onCancel={() => setUnsaved('none')}
        >
          <p>The store does not have all that you wrote. {CONSEQUENCES[unsaved]}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface Props {
  readonly screen: Exclude<Screen, 'login'>;
  readonly store: Store;
  readonly member: Member;
  /** Whether the session ended. The screen stays and the sign-in dialog opens over it. */
  readonly expired: boolean;
  /** What the session lacks, if not everything. */
  readonly step: FactorStep | null;
}

/** The layout of a member's screen: the bar at the top, the sign-in dialog when needed, and the screen. */
export function StaffLayout({ screen, store, member, expired, step }: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  // Reset, so that the dialog opens again when the next session ends.
  if (!expired && isDismissed) setIsDismissed(false);
  const reopen = (): void => setIsDismissed(false);
  return (
    <SignInAgainContext value={expired ? reopen : null}>
      <StaffBar store={store} member={member} screen={screen} />
      {expired && (
        <SignInAgain
          store={store}
          email={member.email}
          step={step}
          isDismissed={isDismissed}
          onDismiss={() => setIsDismissed(true)}
          onReopen={reopen}
        />
      )}
      <Suspense fallback={<Loading />}>
        {screen === 'dashboard' && <Dashboard store={store} member={member} />}
        {screen === 'leads' && <LeadsScreen store={store} member={member} />}
        {screen === 'editor' && <EditorScreen store={store} member={member} expired={expired} />}
        {screen === 'account' && <AccountScreen store={store} member={member} />}
        {screen === 'log' && <LogScreen store={store} member={member} />}
      </Suspense>
    </SignInAgainContext>
  );
}
