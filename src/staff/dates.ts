const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

const mediumDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const mediumDateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

// All functions below use the browser's time zone.

/** Formats the day of an ISO instant: 'Nov 24, 2026'. */
export const formatDate = (iso: string): string => mediumDay.format(new Date(iso));

/** Formats an ISO instant: 'Nov 24, 2026, 9:00 AM'. */
export const formatDateTime = (iso: string): string => mediumDateTime.format(new Date(iso));

/** Formats day and time with weekday and zone: 'Monday, June 8, 2026, 2:14 PM EDT'. */
export const formatFullDateTime = (at: Date): string =>
  `${at.toLocaleDateString('en-US', LONG_DAY)}, ${at.toLocaleTimeString('en-US', { ...CLOCK, timeZoneName: 'short' })}`;

const clock = (at: Date): string => at.toLocaleTimeString('en-US', CLOCK);
const monthDay = (at: Date): string => at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** Formats a recent time: '2:14 PM' today, 'June 8, 2:14 PM' on another day. */
export const formatRecent = (at: Date, now: Date): string =>
  isSameDay(at, now) ? clock(at) : `${monthDay(at)}, ${clock(at)}`;

/** Formats a recent time for a sentence: 'at 2:14 PM' today, 'on June 8 at 2:14 PM' on another day. */
export const formatWhen = (at: Date, now: Date): string =>
  isSameDay(at, now) ? `at ${clock(at)}` : `on ${monthDay(at)} at ${clock(at)}`;

/** Returns the name of the browser's time zone: 'America/New York'. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** The day of an instant, yyyy-mm-dd: '2026-06-08'. */
export const localDay = (at: Date): string =>
  `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** Converts an instant to the value of a datetime-local input: '2026-06-08T14:14'. */
export const toLocalInput = (at: Date): string => `${localDay(at)}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** Parses the value of a datetime-local input; null while it is incomplete. */
export function fromLocalInput(value: string): Date | null {
  const at = new Date(value);
  return value === '' || Number.isNaN(at.getTime()) ? null : at;
}
