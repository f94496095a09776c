const DAY = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** The time of day of an instant in this browser's zone: '2:14 PM'. */
export const clockTime = (at: Date): string => at.toLocaleTimeString('en-US', CLOCK);

/** When something was, said to somebody who was there: '2:14 PM' today, 'June 8, 2:14 PM' on another day. */
export function timeAgo(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return clockTime(at);
  return `${at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${clockTime(at)}`;
}

/** When something was done, in a sentence about today or another day: 'at 2:14 PM', 'on June 8 at 2:14 PM'. */
export function moment(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return `at ${clockTime(at)}`;
  return `on ${at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })} at ${clockTime(at)}`;
}

/** Day and time with the zone named: 'Monday, June 8, 2026, 2:14 PM EDT'. */
export const fullTime = (at: Date): string =>
  `${at.toLocaleDateString('en-US', DAY)}, ${at.toLocaleTimeString('en-US', { ...CLOCK, timeZoneName: 'short' })}`;

/** The name of this browser's zone: 'America/New York'. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

const two = (part: number): string => String(part).padStart(2, '0');

/** An instant as a field for date and time holds it, in this browser's zone: '2026-06-08T14:14'. */
export const localTime = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** The instant that such a field means; null while it is not filled in. */
export function instantOf(local: string): Date | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at;
}

/** What is wrong with the time of a scheduled post; null when it can be one. */
export function timeIssue(local: string, now: Date): string | null {
  const at = instantOf(local);
  if (at === null) return 'Choose the day and the time at which the post appears.';
  return at.getTime() <= now.getTime() ? 'This time has passed. Choose a later one, or publish now.' : null;
}
