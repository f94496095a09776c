import { type SyntheticEvent, useRef, useState } from 'react';
import { lookAgain } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { authWords, PASSWORD_LENGTH } from './auth-words.ts';
import { PasswordField } from './PasswordField.tsx';
import { typed } from './typed.ts';

interface Props {
  readonly store: Store;
}

/** Asks whoever followed a recovery link for a new password, and then lets them in. */
export function NewPassword({ store }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const tell = (text: string): void => {
    setWrong(text);
    formRef.current?.querySelector('input')?.focus();
  };

  async function choose(password: string): Promise<void> {
    setIsBusy(true);
    setWrong(null);
    const { error } = await store.auth.updateUser({ password });
    setIsBusy(false);
    if (error !== null) {
      tell(authWords(error));
      return;
    }
    // Whoever else had got in with the old password is out. Where that fails, the new password holds all the same.
    await store.auth.signOut({ scope: 'others' });
    lookAgain();
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const password = typed(event.currentTarget, 'password');
    if (password.length >= PASSWORD_LENGTH) void choose(password);
    else tell(`Take ${PASSWORD_LENGTH} characters or more.`);
  };

  return (
    <div className="staff-card">
      <h1>Choose a new password</h1>
      <form className="staff-form" ref={formRef} noValidate onSubmit={onSubmit}>
        <PasswordField
          label="New password"
          hint={`${PASSWORD_LENGTH} characters or more. A few words in a row are easy to remember.`}
          error={wrong}
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH}
          required
        />
        <button className="button" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save and go on'}
        </button>
      </form>
    </div>
  );
}
