import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDate } from '#staff/dates.ts';
import { ConfirmDialog } from '#staff/Dialog.tsx';
import { EnrollFactor } from '#staff/second-factor/EnrollFactor.tsx';
import { type Factor, listFactors, removeFactor, usedSecondFactor } from '#staff/second-factor/factors.ts';
import { LostDevice } from '#staff/second-factor/LostDevice.tsx';
import type { Member } from '#staff/session/session.ts';
import { recheckSession, useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { Requirement } from './Requirement.tsx';

interface Props {
  readonly store: Store;
  readonly member: Member;
}

interface Reading {
  readonly factors: readonly Factor[];
  /** Whether this session was opened with a second factor. */
  readonly isRaised: boolean;
}

/** Suggests a name that no device has yet. */
function suggestName(factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'Phone' : `Phone ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** The signed-in member's account: who they are, their second factor, and for admins whether all staff need one. */
export default function AccountScreen({ store, member }: Props) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isExpired = useIsExpired();

  const read = useCallback(async () => {
    const [listed, isRaised] = await Promise.all([listFactors(store), usedSecondFactor(store)]);
    setError(listed.ok ? null : listed.error);
    if (listed.ok) setReading({ factors: listed.value, isRaised });
  }, [store]);
  useEffect(() => {
    if (!isExpired) void read();
  }, [isExpired, read]);

  /** Closes a form or dialog whose button is gone, and says what happened. */
  const finish = (message: string): void => {
    setIsEnrolling(false);
    setRemoving(null);
    setSaid(message);
    headingRef.current?.focus();
    void read();
  };

  const remove = async (factor: Factor): Promise<string | null> => {
    const removed = await removeFactor(store, factor.id);
    if (!removed.ok) return removed.error;
    finish(`“${factor.name}” is removed.`);
    // Where a second factor is required and this was the last one, the session has lost its rights.
    recheckSession();
    return null;
  };

  const factors = reading?.factors ?? [];
  return (
    <div className="staff-account">
      <h1>Your account</h1>
      <p className="lead mt-3">
        {member.name}, {member.role === 'admin' ? 'admin' : 'editor'}, {member.email}
      </p>

      <section aria-labelledby="second-factor">
        <h2 id="second-factor" ref={headingRef} tabIndex={-1}>
          Second factor
        </h2>
        <p>
          With a second factor, signing in takes your password and a six-digit code from an app on your phone. Whoever
          has only your password gets no further.
        </p>
        <p className="staff-notice" role="status">
          {said}
        </p>
        {error !== null && (
          <p className="staff-error mt-4" role="alert">
            {error}{' '}
            <button className="staff-link" type="button" onClick={() => void read()}>
              Try again
            </button>
          </p>
        )}
        {reading !== null && factors.length === 0 && !isEnrolling && <p className="mt-4">You have none yet.</p>}
        {factors.length > 0 && (
          <ul className="staff-factors">
            {factors.map((factor) => (
              <li key={factor.id}>
                <span>
                  <strong>{factor.name}</strong>
                  <span className="staff-small">Added {formatDate(factor.addedAt)}</span>
                </span>
                <button
                  className="button button-quiet"
                  type="button"
                  aria-label={`Remove ${factor.name}`}
                  onClick={() => {
                    setRemoving(factor);
                  }}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        )}
        {isEnrolling ? (
          <EnrollFactor
            store={store}
            suggestedName={suggestName(factors)}
            onDone={() => {
              finish('Your second factor is on. Wherever else you were signed in without it, you are signed out.');
            }}
            onCancel={() => {
              finish('');
            }}
          />
        ) : (
          reading !== null && (
            <>
              {factors.length === 1 && (
                <p className="mt-4">
                  A second device, such as a tablet in the office, lets you in when the phone is lost.
                </p>
              )}
              <p className="actions">
                <button
                  className={factors.length === 0 ? 'button' : 'button button-quiet'}
                  type="button"
                  onClick={() => {
                    setSaid('');
                    setIsEnrolling(true);
                  }}
                >
                  {factors.length === 0 ? 'Set up a second factor' : 'Add another device'}
                </button>
              </p>
            </>
          )
        )}
        <LostDevice />
      </section>

      {member.role === 'admin' && reading !== null && <Requirement store={store} isRaised={reading.isRaised} />}

      {removing !== null && (
        <ConfirmDialog
          title={`Remove “${removing.name}”?`}
          action="Remove"
          onConfirm={() => remove(removing)}
          onCancel={() => {
            setRemoving(null);
          }}
        >
          <p>
            {factors.length === 1
              ? 'It is your only one: your password alone then signs you in, or you are asked to set up another where this site requires one.'
              : 'Its codes no longer sign you in.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
