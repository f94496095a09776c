import { createContext, use } from 'react';
import { Dialog } from '#staff/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import { SignInForm } from './SignInForm.tsx';

/** Provides the function that reopens the sign-in dialog; null while the session is valid. */
export const SignInAgainContext = createContext<(() => void) | null>(null);

/** Returns the function that reopens a dismissed sign-in dialog; null while the session is valid. */
export const useSignInAgain = (): (() => void) | null => use(SignInAgainContext);

interface Props {
  readonly store: Store;
  readonly email: string;
  /** Whether the dialog was dismissed: then a notice takes its place. */
  readonly isDismissed: boolean;
  readonly onDismiss: () => void;
  readonly onReopen: () => void;
}

/**
 * Asks to sign in again on top of the open screen. It can be dismissed, to read or copy what the screen
 * shows.
 */
export function SignInAgain({ store, email, isDismissed, onDismiss, onReopen }: Props) {
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
    <Dialog title="Please sign in again" onClose={onDismiss}>
      <p>Your session has ended. What you see stays where it is.</p>
      <SignInForm store={store} email={email} />
      <p className="mt-4">
        <button className="staff-link" type="button" onClick={onDismiss}>
          Not now
        </button>
      </p>
    </Dialog>
  );
}
