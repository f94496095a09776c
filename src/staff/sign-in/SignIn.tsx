import { useState } from 'react';
import { recoveryLink } from '#staff/session/recovery-link.ts';
import type { Store } from '#staff/store/client.ts';
import { Forgotten } from './Forgotten.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly store: Store;
}

/** The sign-in page, and the way back for whoever has forgotten the password. */
export function SignIn({ store }: Props) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten)
    return (
      <Forgotten
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
