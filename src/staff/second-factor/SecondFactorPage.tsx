import type { FactorStep } from '#staff/session/session.ts';
import { recheckSession, signOut } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { CodeForm } from './CodeForm.tsx';
import { EnrollFactor } from './EnrollFactor.tsx';
import { LostDevice } from './LostDevice.tsx';

interface Props {
  readonly store: Store;
  readonly step: FactorStep;
  readonly email: string;
}

/** What stands between the password and the staff area: a code, or a second factor that has to be set up. */
export function SecondFactorPage({ store, step, email }: Props) {
  return (
    <div className="staff-card">
      {step === 'verify' ? (
        <>
          <h1>Enter your code</h1>
          <p className="lead">One more step after your password.</p>
          <CodeForm store={store} />
          <LostDevice />
        </>
      ) : (
        <>
          <h1>Set up a second factor</h1>
          <p className="lead">
            This site asks all its staff for one: from now on, signing in takes your password and a code from an app on
            your phone.
          </p>
          <EnrollFactor store={store} suggestedName="Phone" onDone={recheckSession} onCancel={null} />
        </>
      )}
      <p className="staff-as">
        Signed in as {email}{' '}
        <button className="staff-link" type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </p>
    </div>
  );
}
