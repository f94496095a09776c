import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Store } from '#staff/store/client.ts';
import { authErrorMessage } from './auth-errors.ts';
import { fieldValue, isEmail, PasswordField, TextField } from './form-fields.tsx';

interface Props {
  readonly store: Store;
  /** The account whose session expired, which cannot be changed; null to ask for the email. */
  readonly email: string | null;
}

interface Errors {
  readonly email: string | null;
  readonly password: string | null;
  readonly form: string | null;
}

const NO_ERRORS: Errors = { email: null, password: null, form: null };

/** Asks for email and password and signs in. On success, the session changes and the form unmounts. */
export function SignInForm({ store, email }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // If the email is given, only the password is missing.
    if (email !== null) formRef.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [email]);

  const showErrors = (next: Errors): void => {
    setErrors(next);
    const first = next.email === null ? 'password' : 'email';
    formRef.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  async function signIn(address: string, password: string): Promise<void> {
    setIsBusy(true);
    setErrors(NO_ERRORS);
    const { error } = await store.auth.signInWithPassword({ email: address, password });
    setIsBusy(false);
    if (error !== null) showErrors({ ...NO_ERRORS, form: authErrorMessage(error) });
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const address = email ?? fieldValue(event.currentTarget, 'email').trim();
    const password = fieldValue(event.currentTarget, 'password');
    const found: Errors = {
      email: isEmail(address) ? null : 'Enter your email address.',
      password: password === '' ? 'Enter your password.' : null,
      form: null,
    };
    if (found.email !== null || found.password !== null) showErrors(found);
    else void signIn(address, password);
  };

  return (
    <form className="staff-form" ref={formRef} noValidate onSubmit={onSubmit}>
      <TextField
        label="Email"
        error={errors.email}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        readOnly={email !== null}
        required
      />
      <PasswordField
        label="Password"
        error={errors.password}
        name="password"
        autoComplete="current-password"
        required
      />
      <p className="staff-error" role="alert">
        {errors.form}
      </p>
      <button className="button" type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
