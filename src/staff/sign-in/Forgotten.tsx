import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import type { Store } from '#staff/store/client.ts';
import { authWords } from './auth-words.ts';
import { Field } from './Field.tsx';
import { isEmail, typed } from './typed.ts';

interface Props {
  readonly store: Store;
  readonly onBack: () => void;
}

type Status =
  | { readonly kind: 'asking'; readonly wrong: string | null; readonly failure: string | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

/** Asks for the email address and has a link sent. Whether there is such an account it does not tell. */
export function Forgotten({ store, onBack }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<Status>({ kind: 'asking', wrong: null, failure: null });
  // The button that was pressed is gone.
  useEffect(() => headingRef.current?.focus(), []);

  async function send(email: string): Promise<void> {
    setStatus({ kind: 'sending' });
    const redirectTo = window.location.origin + PATHS.adminLogin;
    const { error } = await store.auth.resetPasswordForEmail(email, { redirectTo });
    setStatus(error === null ? { kind: 'sent' } : { kind: 'asking', wrong: null, failure: authWords(error) });
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status.kind === 'sending') return;
    const email = typed(event.currentTarget, 'email').trim();
    if (isEmail(email)) return void send(email);
    setStatus({ kind: 'asking', wrong: 'Enter your email address.', failure: null });
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
          <Field
            label="Email"
            error={status.kind === 'asking' ? status.wrong : null}
            type="email"
            name="email"
            autoComplete="username"
            required
          />
          <p className="staff-error" role="alert">
            {status.kind === 'asking' ? status.failure : null}
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
