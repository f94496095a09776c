import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { checkSync, lockSync } from 'proper-lockfile';

/**
 * Milliseconds after which a lock that its process no longer refreshes is stale. On a busy machine, a
 * build has blocked its timers for a minute and a half.
 */
const STALE = 600_000;
const REFRESH = 5_000;

/** The process that holds a lock, and what it is doing. */
interface Holder {
  readonly pid: number;
  /** When the process started, because a pid is used again; null where the system does not say. */
  readonly start: string | null;
  readonly host: string;
  readonly activity: string;
}

/** When a process started, in clock ticks since the boot (proc(5), field 22); null without /proc. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command in parentheses, may contain spaces.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** The file beside a lock that names its holder. */
export const holderFile = (lock: string): string => `${lock}.json`;

function readHolder(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(holderFile(lock), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Whether the holder has certainly ended: its machine is this one, and no process has its pid, or one that
 * started at another time.
 */
function hasEnded({ pid, start, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    // Signal 0 only checks that the process exists.
    process.kill(pid, 0);
    const now = startOf(pid);
    return typeof start === 'string' && now !== null && now !== start;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function heldError(lock: string): Error {
  const holder = readHolder(lock);
  const who =
    holder === null ? 'Another process is at work here' : `Process ${holder.pid} is ${holder.activity} here already`;
  return new Error(
    `${who} (${lock}). Wait for it to finish, or stop it, and run this again. ` +
      'If that process is an unrelated one, the lock was left by a crash and expires after ten minutes.',
  );
}

const isHeld = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ELOCKED';

/** The guard is held for milliseconds: one that is older belongs to a process that was killed. */
const GUARD_STALE = 10_000;
const GUARD_TIMEOUT = 15_000;

/** Runs a task while no other process runs it for the same lock; waits for its turn. */
function withGuard<T>(lock: string, task: () => T): T {
  const deadline = Date.now() + GUARD_TIMEOUT;
  for (;;) {
    try {
      const release = lockSync(`${lock}.guard`, { realpath: false, stale: GUARD_STALE });
      try {
        return task();
      } finally {
        release();
      }
    } catch (error) {
      if (!isHeld(error)) throw error;
      if (Date.now() > deadline) throw heldError(lock);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/**
 * Takes a lock for this process and returns the function that releases it; call it on exit. The lock of a
 * process that has ended, or that has not refreshed it for ten minutes, is taken over. Throws an Error that
 * names the holder when another process holds the lock.
 */
export function takeLock(lock: string, activity = 'building'): () => void {
  mkdirSync(dirname(lock), { recursive: true });
  const options = { realpath: false, lockfilePath: lock, stale: STALE, update: REFRESH };
  // proper-lockfile checks for staleness and removes the lock in two steps: without the guard, two processes
  // could both take over a stale lock.
  const unlock = withGuard(lock, () => {
    const holder = readHolder(lock);
    if (holder !== null && hasEnded(holder) && checkSync(lock, options)) rmdirSync(lock);
    try {
      const release = lockSync(lock, {
        ...options,
        onCompromised: () => {
          console.error(
            `${lock} was removed, or taken over while this process was suspended. Stopped without further writing.`,
          );
          process.exit(1);
        },
      });
      writeFileSync(
        holderFile(lock),
        JSON.stringify({ pid: process.pid, start: startOf(process.pid), host: hostname(), activity } satisfies Holder),
      );
      return release;
    } catch (error) {
      throw isHeld(error) ? heldError(lock) : error;
    }
  });
  return () => {
    // Another process has taken the lock over.
    if (readHolder(lock)?.pid !== process.pid) return;
    rmSync(holderFile(lock), { force: true });
    unlock();
  };
}
