import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Store } from '#staff/store/client.ts';
import { authWords } from './auth-words.ts';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { isEmail, typed } from './typed.ts';

interface Props {
  readonly store: Store;
  /** Whose session it is; null to ask. */
  readonly email: string | null;
}

interface Wrong {
  readonly email: string | null;
  readonly password: string | null;
  readonly whole: string | null;
}

const NOTHING: Wrong = { email: null, password: null, whole: null };

/** Email and password. What comes of it the session tells. */
export function SignInForm({ store, email }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(NOTHING);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // Over a screen that was open, the password is all that is asked for.
    if (email !== null) formRef.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [email]);

  const tell = (told: Wrong): void => {
    setWrong(told);
    const first = told.email === null ? 'password' : 'email';
    formRef.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  async function signIn(given: string, password: string): Promise<void> {
    setIsBusy(true);
    setWrong(NOTHING);
    const { error } = await store.auth.signInWithPassword({ email: given, password });
    setIsBusy(false);
    if (error !== null) tell({ ...NOTHING, whole: authWords(error) });
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const given = email ?? typed(event.currentTarget, 'email').trim();
    const password = typed(event.currentTarget, 'password');
    const missing: Wrong = {
      email: isEmail(given) ? null : 'Enter your email address.',
      password: password === '' ? 'Enter your password.' : null,
      whole: null,
    };
    if (missing.email !== null || missing.password !== null) tell(missing);
    else void signIn(given, password);
  };

  return (
    <form className="staff-form" ref={formRef} noValidate onSubmit={onSubmit}>
      <Field
        label="Email"
        error={wrong.email}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        readOnly={email !== null}
        required
      />
      <PasswordField label="Password" error={wrong.password} name="password" autoComplete="current-password" required />
      <p className="staff-error" role="alert">
        {wrong.whole}
      </p>
      <button className="button" type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
