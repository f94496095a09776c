import { Dialog } from '#staff/dialog/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly store: Store;
  readonly email: string;
  /** Whether it is put off: then a notice stands where the dialog was. */
  readonly isPutOff: boolean;
  readonly onPutOff: () => void;
  readonly onTakeUp: () => void;
}

/** Asks to sign in again over a screen that stays as it is. It can be put off, to read or copy what stands there. */
export function SignInAgain({ store, email, isPutOff, onPutOff, onTakeUp }: Props) {
  if (isPutOff)
    return (
      <p className="staff-notice" role="status">
        <span>Your session has ended: nothing is saved in the store.</span>
        <button className="button button-quiet" type="button" onClick={onTakeUp}>
          Sign in again
        </button>
      </p>
    );
  return (
    <Dialog title="Please sign in again" onClose={onPutOff}>
      <p>Your session has ended. What you see stays where it is.</p>
      <SignInForm store={store} email={email} />
      <p className="mt-4">
        <button className="staff-link" type="button" onClick={onPutOff}>
          Not now
        </button>
      </p>
    </Dialog>
  );
}
