import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import { recoveryLink } from '#staff/session/recovery-link.ts';
import type { Store } from '#staff/store/client.ts';
import { authErrorMessage } from './auth-errors.ts';
import { fieldValue, isEmail, TextField } from './form-fields.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly store: Store;
}

type RecoveryStatus =
  | { readonly kind: 'editing'; readonly emailError: string | null; readonly requestError: string | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

/** Requests a password recovery email. The answer is the same whether or not the address has an account. */
function ForgotPassword({ store, onBack }: Props & { readonly onBack: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<RecoveryStatus>({ kind: 'editing', emailError: null, requestError: null });
  // The pressed button has unmounted, so focus would be lost.
  useEffect(() => headingRef.current?.focus(), []);

  async function send(email: string): Promise<void> {
    setStatus({ kind: 'sending' });
    const redirectTo = window.location.origin + PATHS.adminLogin;
    const { error } = await store.auth.resetPasswordForEmail(email, { redirectTo });
    setStatus(
      error === null ? { kind: 'sent' } : { kind: 'editing', emailError: null, requestError: authErrorMessage(error) },
    );
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status.kind === 'sending') return;
    const email = fieldValue(event.currentTarget, 'email').trim();
    if (isEmail(email)) return void send(email);
    setStatus({ kind: 'editing', emailError: 'Enter your email address.', requestError: null });
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <div className="staff-card">
      <h1 ref={headingRef} tabIndex={-1}>
        Forgot your password?
      </h1>
      <div role="status">
        {status.kind === 'sent' && (
          <>
            <p className="lead">If this address has an account, a link is on its way.</p>
            <p className="mt-4">Open it on any device. It leads to a page that asks for a new password.</p>
          </>
        )}
      </div>
      {status.kind !== 'sent' && (
        <form className="staff-form" noValidate onSubmit={onSubmit}>
          <TextField
            label="Email"
            error={status.kind === 'editing' ? status.emailError : null}
            type="email"
            name="email"
            autoComplete="username"
            required
          />
          <p className="staff-error" role="alert">
            {status.kind === 'editing' ? status.requestError : null}
          </p>
          <button className="button" type="submit" aria-disabled={status.kind === 'sending'}>
            {status.kind === 'sending' ? 'Sending...' : 'Send a link'}
          </button>
        </form>
      )}
      <p className="mt-5">
        <button className="staff-link" type="button" onClick={onBack}>
          Back to sign-in
        </button>
      </p>
    </div>
  );
}

/** The sign-in page, with password recovery. */
export function SignInPage({ store }: Props) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten)
    return (
      <ForgotPassword
        store={store}
        onBack={() => {
          setIsForgotten(false);
        }}
      />
    );
  return (
    <div className="staff-card">
      <h1>Sign in</h1>
      {recoveryLink() === 'spent' && (
        <p className="staff-error" role="alert">
          This link was used before, or is too old. Please ask for a new one.
        </p>
      )}
      <SignInForm store={store} email={null} />
      <p className="mt-5">
        <button
          className="staff-link"
          type="button"
          onClick={() => {
            setIsForgotten(true);
          }}
        >
          Forgot password?
        </button>
      </p>
    </div>
  );
}
