import { type RefObject, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import { trackLead } from '#features/pixel/track-lead.ts';
import type { QuoteDelivery } from '#config/quote-delivery.ts';
import { PATHS } from '#routes/paths.ts';
import { emptyValues, type FormValues, missingFields, readForm, type RequiredName } from './fields.ts';
import { createLead, forgetEstimate, identify, type Lead, leadCity, visitCampaign } from './lead.ts';
import { isOnline } from './network.ts';
import { clearQueuedFlag, setQueuedFlag } from './outbox.ts';
import { countQueued, deliverQueued, refusedLead, requestSync, sendLead, type SendResult } from './sender.ts';
import type { UpdateLaterKey } from './visit.ts';

/** The state of the form (specification, section 4). */
export type FormStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  /** Delivered or queued; `waits` once it is known that the network does not work. */
  | { readonly kind: 'success'; readonly waits?: true }
  /** Either required fields are `missing` and nothing was sent, or none is and the lead was not accepted. */
  | { readonly kind: 'error'; readonly message: string; readonly missing: readonly RequiredName[] };

/** What changes the state. */
export type FormEvent =
  | { readonly type: 'submit'; readonly missing: readonly RequiredName[] }
  | { readonly type: 'sent'; readonly result: SendResult }
  /** An unexpected error; `reason` is the browser's message. */
  | { readonly type: 'fail'; readonly reason: string }
  /** A queued lead cannot go out now, nor can /thank-you open. */
  | { readonly type: 'wait' }
  /** The page was restored from the back/forward cache. */
  | { readonly type: 'return' };

/** Shown once the lead is delivered or queued. */
export const SUCCESS_MESSAGE = 'Thank you! Your request is on its way. One moment, please...';

/** Shown instead after two seconds in which the network did not work: nothing would follow the other message. */
export const WAITING_MESSAGE =
  'Thank you! Your connection is weak or down, so your request waits on this device. Keep this page open and it goes out as soon as the connection is back.';

/** Shown when a required field is empty (specification, section 8). */
const REQUIRED_MESSAGE = 'Please fill in all required fields.';

/** The beginning of every message about a lead that was not accepted (specification, section 8). */
const ERROR_PREFIX = 'There was an error submitting your form.';

/** How much of the receiver's answer is shown, characters. */
const SHOWN_CHARACTERS = 300;

/** How long the success message is shown before /thank-you opens, milliseconds (specification, section 9). */
const REDIRECT_MS = 2_000;

/** How long after a look at a network that does not work the form looks again, milliseconds. */
const PROBE_PAUSE_MS = 5_000;

/** Truncates by code points, so that no surrogate pair is cut in two. */
const truncate = (text: string): string => [...text.slice(0, 2 * SHOWN_CHARACTERS)].slice(0, SHOWN_CHARACTERS).join('');

const failed = (reason: string): FormStatus => ({
  kind: 'error',
  message: `${ERROR_PREFIX} ${reason}`.trim(),
  missing: [],
});

function afterSending(result: SendResult): FormStatus {
  switch (result.kind) {
    case 'delivered':
    case 'queued':
      return { kind: 'success' };
    case 'refused':
      return failed(`Webhook request failed: ${result.status} - ${truncate(result.body)}`);
    case 'lost':
      return failed('The connection failed.');
  }
}

/**
 * The form's reducer. A submit clears an earlier error and is ignored while another is under way or has
 * succeeded.
 */
export function nextStatus(status: FormStatus, event: FormEvent): FormStatus {
  switch (event.type) {
    case 'submit':
      if (status.kind === 'submitting' || status.kind === 'success') return status;
      return event.missing.length === 0
        ? { kind: 'submitting' }
        : { kind: 'error', message: REQUIRED_MESSAGE, missing: event.missing };
    case 'sent':
      return status.kind === 'submitting' ? afterSending(event.result) : status;
    case 'fail':
      return status.kind === 'submitting' ? failed(event.reason) : status;
    case 'wait':
      return status.kind === 'success' ? { kind: 'success', waits: true } : status;
    case 'return':
      return status.kind === 'success' ? { kind: 'idle' } : status;
  }
}

/** Whether /thank-you can be opened: a worker controls the page, or the network works. */
const canOpenThankYou = async (): Promise<boolean> =>
  ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) || (await isOnline());

/** Resolves when the network may be back: at the `online` event, which not every outage ends with, or after a pause. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      removeEventListener('online', settle);
      resolve();
    };
    const timer = setTimeout(settle, PROBE_PAUSE_MS);
    addEventListener('online', settle);
  });
}

/** Resolves when /thank-you can be opened; for a delivered lead without a look, because its receiver just answered. */
async function untilThankYouOpens(isDelivered: boolean): Promise<void> {
  if (isDelivered && navigator.onLine) return;
  while (!(await canOpenThankYou())) await nextChance();
}

const UPDATE_LATER: UpdateLaterKey = 'update-later';

/** Keeps this visit from being asked to reload for a new version, which would empty the form. */
function postponeUpdate(): void {
  try {
    sessionStorage.setItem(UPDATE_LATER, 'yes');
  } catch {
    // Where storage is denied there is no service worker either.
  }
}

/**
 * Opens /thank-you in two seconds, where a queued lead is tried again. While it cannot load, a success message stays:
 * the browser's own error page would contradict it. `onWait` is called if a queued lead still has to wait by then.
 * Opens nothing if the visitor has left meanwhile: a page that comes back from the back/forward cache still has its
 * timers, and perhaps a second, half-typed request.
 */
function redirectToThankYou(isDelivered: boolean, onWait: () => void): void {
  let isReady = false;
  const ready = untilThankYouOpens(isDelivered).then(() => {
    isReady = true;
  });
  let hasLeft = false;
  window.addEventListener('pagehide', () => (hasLeft = true), { once: true });
  setTimeout(() => {
    if (!isReady && !isDelivered && !hasLeft) onWait();
    void ready.then(() => {
      if (!hasLeft) window.location.assign(PATHS.thankYou);
    });
  }, REDIRECT_MS);
}

/** The page the form is on, and where its leads go. */
interface FormContext {
  /** Null for a form that cannot be sent. */
  readonly delivery: QuoteDelivery | null;
  /** The path of the page; undefined where the form's hidden fields have it, and the city. */
  readonly page: string | undefined;
  /** '{name} SC' on a city's page. */
  readonly city: string | undefined;
  /** The company's own town, '{name} SC'. */
  readonly town: string;
  /** The choice of serviceType that the page is about; empty for none. */
  readonly service: string;
}

/** The page and the city that a lead is sent with. */
interface SentContext extends Pick<FormContext, 'city' | 'town'> {
  readonly page: string;
}

/** Adds what the hidden fields of a form have whose context is not in its props. */
function withHiddenFields({ page, city, town }: FormContext, form: HTMLFormElement): SentContext {
  if (page !== undefined) return { page, city, town };
  const hidden = (name: string): string => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  return { page: hidden('page'), city: hidden('city'), town };
}

/**
 * Sends the values, under the submissionId of `previous` if this form has sent a lead that was not accepted.
 * A lead that cannot be delivered now is retried in the background. Rejects only where the browser lacks an
 * API it needs.
 */
async function submitQuote(
  { values, suspect }: ReturnType<typeof readForm>,
  delivery: QuoteDelivery,
  { page, city, town }: SentContext,
  previous: Lead | null,
): Promise<{ readonly result: SendResult; readonly lead: Lead }> {
  const sentAt = new Date();
  // The same words may have been refused in an earlier page view.
  const known = previous ?? (await refusedLead(values));
  const identity = identify(values, known);
  if (known === null) trackLead(identity.submissionId);
  const context = { ...identity, sentAt, page, city: leadCity(city, town), campaign: visitCampaign(), suspect };
  const lead = createLead(values, context);
  const result = await sendLead(lead, delivery, () => {
    setQueuedFlag(lead.submissionId);
    void requestSync();
  });
  if (result.kind === 'queued') void deliverQueued(delivery).catch(() => undefined);
  void clearQueuedFlag(countQueued);
  return { result, lead };
}

/** The form's state and event handlers. */
interface QuoteFormState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly status: FormStatus;
  readonly values: FormValues;
  readonly onChange: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Runs the quote form. Its fields are uncontrolled; `values` follows them. */
export function useQuoteForm(context: FormContext): QuoteFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [status, dispatch] = useReducer(nextStatus, { kind: 'idle' });
  const [values, setValues] = useState(() => ({ ...emptyValues(), serviceType: context.service }));
  // In addition to the status, because a second click can come before React renders the first one's result.
  const busyRef = useRef(false);
  // The lead that was not accepted, whose words the visitor may change.
  const previousRef = useRef<Lead | null>(null);

  useEffect(() => {
    // From here on our validation applies. Not as a prop: it must be set before a held-back submit is
    // replayed.
    if (formRef.current !== null) formRef.current.noValidate = true;
    const onPageShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      busyRef.current = false;
      dispatch({ type: 'return' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  useEffect(() => {
    const [first] = status.kind === 'error' ? status.missing : [];
    if (first !== undefined) formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [status]);

  async function send(
    form: HTMLFormElement,
    read: ReturnType<typeof readForm>,
    delivery: QuoteDelivery,
  ): Promise<void> {
    busyRef.current = true;
    try {
      const { result, lead } = await submitQuote(read, delivery, withHiddenFields(context, form), previousRef.current);
      dispatch({ type: 'sent', result });
      const isDone = result.kind === 'delivered' || result.kind === 'queued';
      previousRef.current = isDone ? null : lead;
      busyRef.current = isDone;
      if (!isDone) return;
      forgetEstimate();
      form.reset();
      setValues(readForm(form).values);
      redirectToThankYou(result.kind === 'delivered', () => {
        dispatch({ type: 'wait' });
      });
    } catch (error) {
      busyRef.current = false;
      dispatch({ type: 'fail', reason: error instanceof Error ? error.message : '' });
    }
  }

  return {
    formRef,
    status,
    values,
    onChange: (event) => {
      postponeUpdate();
      setValues(readForm(event.currentTarget).values);
    },
    onSubmit: (event) => {
      event.preventDefault();
      const { delivery } = context;
      if (busyRef.current || delivery === null) return;
      const read = readForm(event.currentTarget);
      const missing = missingFields(read.values);
      setValues(read.values);
      dispatch({ type: 'submit', missing });
      if (missing.length === 0) void send(event.currentTarget, read, delivery);
    },
  };
}
