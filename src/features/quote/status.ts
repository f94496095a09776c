import type { RequiredName } from './fields.ts';
import type { Sent } from './delivery-results.ts';
import { REQUIRED_MESSAGE } from './validation.ts';

/** What the form is doing (specification, section 4). */
export type FormStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'success' }
  /** Either required fields are `missing` and nothing was sent, or none is and the lead was not taken. */
  | { readonly kind: 'error'; readonly message: string; readonly missing: readonly RequiredName[] };

/** What happens to the form. */
export type FormEvent =
  | { readonly type: 'submit'; readonly missing: readonly RequiredName[] }
  | { readonly type: 'sent'; readonly sent: Sent }
  /** Something else went wrong on the way; `reason` in the browser's words. */
  | { readonly type: 'fail'; readonly reason: string }
  /** The visitor came back to the page as it was left. */
  | { readonly type: 'return' };

/** What a visitor reads once the lead is on its way. */
export const SUCCESS_MESSAGE = 'Thank you! Your request is on its way. One moment, please...';

/** How every message about a lead that was not taken begins (specification, section 8). */
export const ERROR_PREFIX = 'There was an error submitting your form.';

/** How long the success message stands before /thank-you opens, milliseconds (specification, section 9). */
export const REDIRECT_MS = 2_000;

/** How much of a webhook's answer is shown, characters. */
const SHOWN_CHARACTERS = 300;

const IDLE: FormStatus = { kind: 'idle' };

/** The first characters of a text; one of two code units counts once and is not cut in two. */
const cut = (text: string): string => [...text.slice(0, 2 * SHOWN_CHARACTERS)].slice(0, SHOWN_CHARACTERS).join('');

const failed = (reason: string): FormStatus => ({
  kind: 'error',
  message: `${ERROR_PREFIX} ${reason}`.trim(),
  missing: [],
});

function afterSending(sent: Sent): FormStatus {
  switch (sent.kind) {
    case 'delivered':
    case 'kept':
      return { kind: 'success' };
    case 'refused':
      return failed(`Webhook request failed: ${sent.status} - ${cut(sent.body)}`);
    case 'lost':
      return failed('The connection failed.');
  }
}

/** The form's next state. A submit begins anew whatever was shown before; while one is under way, another is nothing. */
export function nextStatus(status: FormStatus, event: FormEvent): FormStatus {
  switch (event.type) {
    case 'submit':
      if (status.kind === 'submitting' || status.kind === 'success') return status;
      return event.missing.length === 0
        ? { kind: 'submitting' }
        : { kind: 'error', message: REQUIRED_MESSAGE, missing: event.missing };
    case 'sent':
      return status.kind === 'submitting' ? afterSending(event.sent) : status;
    case 'fail':
      return status.kind === 'submitting' ? failed(event.reason) : status;
    case 'return':
      return status.kind === 'success' ? IDLE : status;
  }
}
