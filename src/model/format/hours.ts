import type { Business } from '#model/business.ts';

/** An hour of the day as people say it: '08:00' gives '8:00 AM'. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The hours claim of the pages: both readings of the specification in one phrase. */
export function hoursClaim(business: Business): string {
  const { opens, closes, emergency } = business.hours;
  return `Regular hours ${clockTime(opens)} to ${clockTime(closes)}, ${emergency}`;
}
