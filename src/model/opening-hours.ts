import { type Business, hoursByDay, type OpeningHours, WEEK_DAYS, type WeekDay } from './business.ts';
import { clockTime, listOf } from './format.ts';

/** Formats days that are in the order of the week: 'Monday to Friday', 'Monday to Wednesday and Friday'. */
function dayNames(days: readonly WeekDay[]): string {
  const runs: WeekDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = WEEK_DAYS[WEEK_DAYS.indexOf(day) - 1];
    if (run !== undefined && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  return listOf(runs.flatMap((run) => (run.length > 2 ? [`${run[0]!} to ${run.at(-1)!}`] : run)));
}

/** The regular hours: '8:00 AM to 8:00 PM', or 'Monday to Friday 8:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM'. */
export const regularHours = (hours: OpeningHours): string =>
  hoursByDay(hours)
    .map(({ days, opens, closes }) => {
      const times = `${clockTime(opens)} to ${clockTime(closes)}`;
      return days.length === WEEK_DAYS.length ? times : `${dayNames(days)} ${times}`;
    })
    .join(', ');

/** The opening hours as pages state them: regular hours and the emergency service, if any; null if unknown. */
export function hoursClaim({ hours }: Business): string | null {
  if (hours === null) return null;
  return `Regular hours ${regularHours(hours)}${hours.emergency === null ? '' : `, ${hours.emergency}`}`;
}
