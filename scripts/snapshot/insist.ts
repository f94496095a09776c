import { setTimeout as delay } from 'node:timers/promises';
import type { Limits } from './limits.ts';
import { Refusal, UnusableAnswer } from './refusal.ts';
import { adviceOn, StoreTrouble } from './store-trouble.ts';

/** A reading that is under way. */
export interface Reading {
  readonly limits: Limits;
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** Ends the reading: its time is over, or another part of it has failed. */
  readonly signal: AbortSignal;
  /** Tells of what an operator may want to know, a line each. */
  readonly notice: (line: string) => void;
}

const PASSING = new Set([408, 425, 429]);
const seconds = (ms: number): string => `${Number((ms / 1000).toFixed(1)).toLocaleString('en-US')} s`;

/** Why the same request may succeed in a moment; null when it will not. */
function passingReason(error: unknown, limits: Limits): string | null {
  if (error instanceof Refusal) return error.status >= 500 || PASSING.has(error.status) ? error.message : null;
  if (error instanceof UnusableAnswer) return error.message;
  if (!(error instanceof Error)) return null;
  if (error.name === 'TimeoutError') return `no whole answer within ${seconds(limits.requestMs)}`;
  // What supabase-js makes of a body that is no JSON: its message is that body.
  if (error.name === 'PostgrestError') return 'an answer that is no JSON';
  if (error.name !== 'TypeError' && error.name !== 'AbortError') return null;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return `no connection (${[code, cause.message].filter((text) => text !== '').join(': ')})`;
}

/** Throws the reason why a reading has ended, if it has. */
function assertGoing({ signal }: Reading): void {
  if (signal.aborted) throw signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason));
}

/**
 * Makes a request until it succeeds, with growing pauses, or those that the store asks for. `what` names it in messages.
 * Throws a StoreTrouble that says why when it fails for good, fails too often or the reading's time is over.
 */
export async function insist<T>(
  what: string,
  ask: (signal: AbortSignal) => PromiseLike<T>,
  reading: Reading,
): Promise<T> {
  const { limits, signal, notice, endsAt } = reading;
  for (let attempt = 1; ; attempt += 1) {
    assertGoing(reading);
    try {
      return await ask(AbortSignal.any([signal, AbortSignal.timeout(limits.requestMs)]));
    } catch (error) {
      assertGoing(reading);
      const reason = passingReason(error, limits);
      const trouble = (why: string) => new StoreTrouble(`${what}: ${why}`, adviceOn(error), { cause: error });
      if (reason === null) {
        if (error instanceof Refusal) throw trouble(`the store answers ${error.message}.`);
        throw error;
      }
      if (attempt >= limits.tries) throw trouble(`${reason}, ${attempt} times.`);
      const growing = Math.min(limits.firstPauseMs * 2 ** (attempt - 1), limits.longestPauseMs);
      const pause = Math.max(growing, error instanceof Refusal ? (error.waitMs ?? 0) : 0);
      if (Date.now() + pause > endsAt) {
        throw trouble(`${reason}; the next try in ${seconds(pause)} would be too late.`);
      }
      notice(`${what}: ${reason}; trying again in ${seconds(pause)} (${attempt + 1} of ${limits.tries})`);
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}
