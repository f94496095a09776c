import { createContext, use } from 'react';
import { Dialog } from '#staff/Dialog.tsx';
import { CodeForm } from '#staff/second-factor/CodeForm.tsx';
import { EnrollFactor } from '#staff/second-factor/EnrollFactor.tsx';
import type { FactorStep } from '#staff/session/session.ts';
import { recheckSession } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { SignInForm } from './SignInForm.tsx';

/** Provides the function that reopens the sign-in dialog; null while the session is valid. */
export const SignInAgainContext = createContext<(() => void) | null>(null);

/** Returns the function that reopens a dismissed sign-in dialog; null while the session is valid. */
export const useSignInAgain = (): (() => void) | null => use(SignInAgainContext);

interface Props {
  readonly store: Store;
  readonly email: string;
  /** What the session lacks, if not everything. */
  readonly step: FactorStep | null;
  /** Whether the dialog was dismissed: then a notice takes its place. */
  readonly isDismissed: boolean;
  readonly onDismiss: () => void;
  readonly onReopen: () => void;
}

const TITLES = {
  password: 'Please sign in again',
  verify: 'Enter your code',
  enroll: 'Set up a second factor',
} as const;

const LEADS = {
  password: 'Your session has ended.',
  verify: 'Your account asks for the code of its second factor.',
  enroll: 'This site asks all its staff for a second factor now.',
} as const;

/**
 * Asks to sign in again on top of the open screen. It can be dismissed, to read or copy what the screen
 * shows.
 */
export function SignInAgain({ store, email, step, isDismissed, onDismiss, onReopen }: Props) {
  if (isDismissed)
    return (
      <p className="staff-notice" role="status">
        <span>Your session has ended: nothing is saved in the store.</span>
        <button className="button button-quiet" type="button" onClick={onReopen}>
          Sign in again
        </button>
      </p>
    );
  return (
    <Dialog title={TITLES[step ?? 'password']} onClose={onDismiss}>
      <p>{LEADS[step ?? 'password']} What you see stays where it is.</p>
      {step === null && <SignInForm store={store} email={email} />}
      {step === 'verify' && <CodeForm store={store} />}
      {step === 'enroll' && (
        <EnrollFactor store={store} suggestedName="Phone" onDone={recheckSession} onCancel={null} />
      )}
      <p className="mt-4">
        <button className="staff-link" type="button" onClick={onDismiss}>
          Not now
        </button>
      </p>
    </Dialog>
  );
}
