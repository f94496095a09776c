import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { fieldValue } from '#staff/sign-in/form-fields.tsx';
import type { Store } from '#staff/store/client.ts';
import { CodeField, readCode } from './CodeField.tsx';
import { type Factor, listFactors, verifyCode } from './factors.ts';

interface Props {
  readonly store: Store;
  /** Called once the code was right. */
  readonly onVerified?: () => void;
}

/** Asks for the code of one of the account's factors. On success, the session changes and the form unmounts. */
export function CodeForm({ store, onVerified }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const selectId = useId();
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const focusCode = (): void => formRef.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  useEffect(focusCode, []);
  useEffect(() => {
    let isCurrent = true;
    void listFactors(store).then((listed) => {
      if (!isCurrent) return;
      if (listed.ok) setFactors(listed.value);
      else setError(listed.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);

  const showError = (message: string): void => {
    setError(message);
    focusCode();
  };

  async function verify(chosen: string, code: string): Promise<void> {
    setIsBusy(true);
    setError(null);
    let factorId = chosen;
    // The list may have failed to load, such as offline.
    if (factorId === '') {
      const listed = await listFactors(store);
      if (listed.ok) setFactors(listed.value);
      factorId = listed.ok ? (listed.value[0]?.id ?? '') : '';
      if (!listed.ok || factorId === '') {
        setIsBusy(false);
        showError(listed.ok ? 'This account has no second factor any more. Please sign in again.' : listed.error);
        return;
      }
    }
    const verified = await verifyCode(store, factorId, code);
    setIsBusy(false);
    if (verified.ok) onVerified?.();
    else showError(verified.error);
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(fieldValue(event.currentTarget, 'code'));
    if (code === null) showError('Enter the six digits that the app shows.');
    else void verify(fieldValue(event.currentTarget, 'factor') || (factors[0]?.id ?? ''), code);
  };

  const [first, ...others] = factors;
  return (
    <form className="staff-form" ref={formRef} noValidate onSubmit={onSubmit}>
      {others.length > 0 && (
        <div className="staff-field">
          <label htmlFor={selectId}>Device</label>
          <select id={selectId} name="factor" defaultValue={first?.id}>
            {factors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <CodeField
        hint={
          first === undefined || others.length > 0
            ? 'The six digits that your authenticator app shows.'
            : `The six digits that the app on “${first.name}” shows.`
        }
        error={error}
      />
      <button className="button" type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Checking...' : 'Continue'}
      </button>
    </form>
  );
}
