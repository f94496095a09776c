/** What one request to the webhook came to, as far as a browser can know. */
export type Outcome =
  /** A readable 2xx. */
  | { readonly kind: 'delivered' }
  /** A readable answer of another status. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** An answer that may not be read, to a request without preflight: counted as delivered. */
  | { readonly kind: 'unconfirmed' }
  /** No answer in time, no network, no permission to send: a browser cannot tell them apart. */
  | { readonly kind: 'unreachable'; readonly timedOut: boolean };

/** What sending the form came to. */
export type Sent =
  | { readonly kind: 'delivered' }
  /** It is in the outbox and is sent again from there. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** It was not delivered, and this browser keeps nothing: only the visitor has it. */
  | { readonly kind: 'lost' };
