import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { fieldValue, TextField } from '#staff/sign-in/form-fields.tsx';
import type { Store } from '#staff/store/client.ts';
import { CodeField, readCode } from './CodeField.tsx';
import { type NewFactor, startEnrollment, verifyCode } from './factors.ts';

interface Props {
  readonly store: Store;
  /** The name to suggest. */
  readonly suggestedName: string;
  readonly onDone: () => void;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

/** Splits a secret into groups of four, which are easier to type. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Sets up an authenticator app: asks for a name, shows QR code and secret, and verifies the first code. */
export function EnrollFactor({ store, suggestedName, onDone, onCancel }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const focusField = (): void => formRef.current?.querySelector('input')?.focus();
  // The first field, and the code's once the QR code is there.
  useEffect(focusField, [factor]);

  const showError = (message: string): void => {
    setError(message);
    focusField();
  };

  async function submit(form: HTMLFormElement): Promise<void> {
    setIsBusy(true);
    setError(null);
    if (factor === null) {
      const started = await startEnrollment(store, fieldValue(form, 'device').trim());
      if (started.ok) setFactor(started.value);
      else showError(started.error);
    } else {
      const verified = await verifyCode(store, factor.id, readCode(fieldValue(form, 'code')) ?? '');
      if (verified.ok) onDone();
      else showError(verified.error);
    }
    setIsBusy(false);
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    if (factor === null && fieldValue(form, 'device').trim() === '') showError('Give the device a name.');
    else if (factor !== null && readCode(fieldValue(form, 'code')) === null)
      showError('Enter the six digits that the app shows.');
    else void submit(form);
  };

  return (
    <form className="staff-form" ref={formRef} noValidate onSubmit={onSubmit}>
      {factor === null ? (
        <TextField
          label="Name of the device"
          hint="So that you recognize it in the list."
          error={error}
          name="device"
          defaultValue={suggestedName}
          maxLength={60}
          autoComplete="off"
          required
        />
      ) : (
        <>
          <div className="staff-enroll">
            <img src={factor.qrCode} alt="QR code for the authenticator app" width={200} height={200} />
            <div>
              <p>
                Scan this with an authenticator app, such as the one in your password manager, Google Authenticator or
                Aegis.
              </p>
              <p className="mt-3">
                <a className="staff-link" href={factor.uri}>
                  The app is on this device
                </a>
              </p>
            </div>
            <p className="staff-secret">
              <span id="factor-secret">Or type this secret into it:</span>
              <code aria-labelledby="factor-secret">{grouped(factor.secret)}</code>
            </p>
          </div>
          <CodeField hint="The six digits that the app shows." error={error} />
        </>
      )}
      <p className="actions">
        <button className="button" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'One moment...' : factor === null ? 'Show the QR code' : 'Turn it on'}
        </button>
        {onCancel !== null && (
          <button className="button button-quiet" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </p>
    </form>
  );
}
