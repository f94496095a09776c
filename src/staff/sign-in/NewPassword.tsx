import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { CodeForm } from '#staff/second-factor/CodeForm.tsx';
import { needsCode } from '#staff/second-factor/factors.ts';
import { LostDevice } from '#staff/second-factor/LostDevice.tsx';
import { recheckSession } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { authErrorMessage, MIN_PASSWORD_LENGTH } from './auth-errors.ts';
import { fieldValue, PasswordField } from './form-fields.tsx';

interface Props {
  readonly store: Store;
}

/** Sets a new password for an account that followed a recovery link, then continues as signed in. */
export function NewPassword({ store }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The sign-in service changes the password of an account with a second factor only after its code.
  const [isCodeMissing, setIsCodeMissing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void needsCode(store).then((isMissing) => {
      if (isCurrent) setIsCodeMissing(isMissing);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);

  const showError = (message: string): void => {
    setError(message);
    formRef.current?.querySelector('input')?.focus();
  };

  async function updatePassword(password: string): Promise<void> {
    setIsBusy(true);
    setError(null);
    const { error: failed } = await store.auth.updateUser({ password });
    setIsBusy(false);
    if (failed !== null) {
      showError(authErrorMessage(failed));
      return;
    }
    // Sign out anyone who got in with the old password. If that fails, the new password is valid all the
    // same.
    await store.auth.signOut({ scope: 'others' });
    recheckSession();
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const password = fieldValue(event.currentTarget, 'password');
    if (password.length >= MIN_PASSWORD_LENGTH) void updatePassword(password);
    else showError(`Use at least ${MIN_PASSWORD_LENGTH} characters.`);
  };

  if (isCodeMissing)
    return (
      <div className="staff-card">
        <h1>Enter your code</h1>
        <p className="lead">Your account has a second factor. After its code you choose the new password.</p>
        <CodeForm
          store={store}
          onVerified={() => {
            setIsCodeMissing(false);
          }}
        />
        <LostDevice />
      </div>
    );
  return (
    <div className="staff-card">
      <h1>Choose a new password</h1>
      <form className="staff-form" ref={formRef} noValidate onSubmit={onSubmit}>
        <PasswordField
          label="New password"
          hint={`${MIN_PASSWORD_LENGTH} characters or more. A few words in a row are easy to remember.`}
          error={error}
          name="password"
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          required
        />
        <button className="button" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save and go on'}
        </button>
      </form>
    </div>
  );
}
