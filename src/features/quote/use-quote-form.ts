import { type RefObject, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Typed } from './fields.ts';
import { type FormStatus, nextStatus } from './status.ts';
import { missingFields } from './validation.ts';
import { leaveForThankYou } from './leaving.ts';
import { type FormPlace, sendForm } from './send.ts';
import { NOTHING_TYPED, readTyped } from './typed.ts';

/** The form's state, and what its events do. */
export interface QuoteForm {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly status: FormStatus;
  readonly typed: Typed;
  readonly onChange: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Runs the quote form. The fields keep their own values; `typed` follows them. */
export function useQuoteForm(place: FormPlace): QuoteForm {
  const formRef = useRef<HTMLFormElement>(null);
  const [status, dispatch] = useReducer(nextStatus, { kind: 'idle' });
  const [typed, setTyped] = useState(NOTHING_TYPED);
  // Beside the status, because two clicks can come before React shows the first one's.
  const busyRef = useRef(false);
  const submissionIdRef = useRef<string | null>(null);

  useEffect(() => {
    // From here the specification's rules hold. Not as a prop: it must be so before a held-back submit is replayed.
    if (formRef.current !== null) formRef.current.noValidate = true;
    const comeBack = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      busyRef.current = false;
      dispatch({ type: 'return' });
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  useEffect(() => {
    const [first] = status.kind === 'error' ? status.missing : [];
    if (first !== undefined) formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [status]);

  async function send(form: HTMLFormElement): Promise<void> {
    busyRef.current = true;
    try {
      const { sent, submissionId } = await sendForm(form, place, submissionIdRef.current);
      dispatch({ type: 'sent', sent });
      const isDone = sent.kind === 'delivered' || sent.kind === 'kept';
      submissionIdRef.current = isDone ? null : submissionId;
      busyRef.current = isDone;
      if (!isDone) return;
      form.reset();
      setTyped(readTyped(form));
      leaveForThankYou();
    } catch (error) {
      busyRef.current = false;
      dispatch({ type: 'fail', reason: error instanceof Error ? error.message : '' });
    }
  }

  return {
    formRef,
    status,
    typed,
    onChange: (event) => {
      setTyped(readTyped(event.currentTarget));
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (busyRef.current) return;
      const now = readTyped(event.currentTarget);
      const missing = missingFields(now);
      setTyped(now);
      dispatch({ type: 'submit', missing });
      if (missing.length === 0) void send(event.currentTarget);
    },
  };
}
