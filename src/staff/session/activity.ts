/** How long a session lasts without use, in milliseconds: a day. data/supabase/config.toml has the platform's. */
export const IDLE_LIMIT_MS = 24 * 60 * 60 * 1000;

/** How often use is written down, and how often the clock is read, in milliseconds. */
const STEP_MS = 60_000;

/** When this browser last used the staff area: milliseconds since the epoch, shared by its tabs. */
const KEY = 'staff-last-used';

/** Whether a session that was last used at `lastUsed` is over; null for one whose use is not known. */
export const isIdle = (lastUsed: number | null, now: number): boolean =>
  lastUsed !== null && now - lastUsed >= IDLE_LIMIT_MS;

// For this page, where the browser stores nothing.
let inMemory: number | null = null;

function readLastUse(): number | null {
  try {
    const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
    // A time in the future was written under a wrong clock.
    return Number.isFinite(stored) && stored <= Date.now() ? stored : inMemory;
  } catch {
    return inMemory;
  }
}

/** Records that the staff area is used now. */
export function recordUse(): void {
  inMemory = Date.now();
  try {
    localStorage.setItem(KEY, String(inMemory));
  } catch {
    // Full or blocked: the other tabs do not learn of it.
  }
}

/** Records the first use of a session that has none yet. */
export function recordFirstUse(): void {
  if (readLastUse() === null) recordUse();
}

/** Whether this browser has not used the staff area for a day. */
export const isUnused = (): boolean => isIdle(readLastUse(), Date.now());

/** Forgets the last use, such as when nobody is signed in. */
export function forgetUse(): void {
  inMemory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

/**
 * Watches whether the staff area is used, by touch, key, pointer or scrolling in any tab of this browser, and calls
 * `onIdle` once it was not for a day. supabase-js renews the session of an open tab for ever, so the platform's own
 * time limit never ends it. Runs until the page closes.
 */
export function watchActivity(onIdle: () => void): void {
  let recordedAt = 0;
  const check = (): boolean => {
    if (!isUnused()) return false;
    onIdle();
    return true;
  };
  const onUse = (): void => {
    // Checked first: a touch after two days must not keep the session.
    if (Date.now() - recordedAt < STEP_MS || check()) return;
    recordedAt = Date.now();
    recordUse();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(event, onUse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  window.setInterval(check, STEP_MS);
}
