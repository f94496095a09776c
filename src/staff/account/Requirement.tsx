import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#staff/Dialog.tsx';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { readRequirement, setRequirement } from './staff-settings.ts';

interface Props {
  readonly store: Store;
  /** Whether this session was opened with a second factor, without which nobody can require one. */
  readonly isRaised: boolean;
}

/** Whether all staff need a second factor, which an admin decides. */
export function Requirement({ store, isRaised }: Props) {
  const [isRequired, setIsRequired] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const isExpired = useIsExpired();

  useEffect(() => {
    let isCurrent = true;
    if (!isExpired)
      void readRequirement(store).then((read) => {
        if (!isCurrent) return;
        setError(read.ok ? null : read.error.message);
        if (read.ok) setIsRequired(read.value);
      });
    return () => {
      isCurrent = false;
    };
  }, [isExpired, store]);

  const change = async (): Promise<string | null> => {
    const written = await setRequirement(store, isRequired !== true);
    if (!written.ok) return written.error.message;
    setIsRequired(written.value);
    setIsConfirming(false);
    return null;
  };

  return (
    <section aria-labelledby="all-staff">
      <h2 id="all-staff">All staff</h2>
      {error !== null && (
        <p className="staff-error" role="alert">
          {error}
        </p>
      )}
      <p role="status">
        {isRequired === true && 'Everybody on the staff needs a second factor.'}
        {isRequired === false && 'A second factor is optional.'}
      </p>
      {isRequired === false && !isRaised && (
        <p className="mt-3">
          You can require one of everybody once you use one yourself. That way nobody locks themselves out.
        </p>
      )}
      {(isRequired === true || (isRequired === false && isRaised)) && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setIsConfirming(true);
            }}
          >
            {isRequired ? 'Stop requiring it' : 'Require it for everyone'}
          </button>
        </p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={isRequired === true ? 'Stop requiring a second factor?' : 'Require a second factor of everybody?'}
          action={isRequired === true ? 'Stop requiring it' : 'Require it'}
          onConfirm={change}
          onCancel={() => {
            setIsConfirming(false);
          }}
        >
          <p>
            {isRequired === true
              ? 'Who has one still needs it. Everybody else gets in with their password.'
              : 'Who has none is asked to set one up before they go on, also where they are signed in now. What they typed stays.'}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
