import { FIELD_RULES } from './field-rules.ts';

/** Why the store did not do what it was asked. */
export type FailureKind = 'offline' | 'signed-out' | 'refused' | 'conflict' | 'taken' | 'invalid' | 'unknown';

/** What went wrong; `text` is a plain sentence for the screen. */
export interface Failure {
  readonly kind: FailureKind;
  readonly text: string;
}

/** What the store answered: a value or a failure. Nothing that asks the store throws. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** An error as the parts of supabase-js give it; no status, or 0: no answer came at all. */
export interface StoreError {
  readonly message: string;
  /** Postgres's or PostgREST's code, such as 23505. */
  readonly code?: string | undefined;
  /** The answer's HTTP status. */
  readonly status?: number | undefined;
}

const SENTENCES: Readonly<Record<FailureKind, string>> = {
  offline: 'The store could not be reached. Check your connection and try again.',
  'signed-out': 'Your session has ended. Please sign in again.',
  refused: 'Your account may not do this. An admin of this site can.',
  conflict: 'Someone changed this post after you opened it.',
  taken: 'Another post already has this address.',
  invalid: 'The store does not take this text as it is.',
  unknown: 'The store did not answer as it should. Please try again in a minute.',
};

const failureKinds: Readonly<Record<string, FailureKind>> = {
  '23505': 'taken',
  '23502': 'invalid',
  '23514': 'invalid',
  '22001': 'invalid',
  '42501': 'refused',
  PGRST301: 'signed-out',
  PGRST302: 'signed-out',
  PGRST303: 'signed-out',
};

function kindOf({ code, status, message }: StoreError): FailureKind {
  if (status === undefined || status === 0) return 'offline';
  // Named in the words of Postgres, whatever the code.
  if (message.includes('violates check constraint')) return 'invalid';
  // A visitor who may not is asked to sign in; whoever has signed in and may not gets 403.
  if (status === 401) return 'signed-out';
  return failureKinds[code ?? ''] ?? (status === 403 ? 'refused' : 'unknown');
}

/** The rule that a check of the store names in its message; undefined where it names none that we know. */
function brokenRule(message: string): string | undefined {
  const [, constraint] = /constraint "(\w+)"/.exec(message) ?? [];
  return constraint === undefined ? undefined : FIELD_RULES[constraint];
}

/** A failure of a kind, in its own words unless others are given. */
export const failureOfKind = (kind: FailureKind, text = SENTENCES[kind]): Failure => ({ kind, text });

/** The failure that an error of supabase-js means. */
export function failureOf(error: StoreError): Failure {
  const kind = kindOf(error);
  return failureOfKind(kind, (kind === 'invalid' ? brokenRule(error.message) : undefined) ?? SENTENCES[kind]);
}
