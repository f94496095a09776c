/** The day that a customer and the company agreed on, as a link carries it: no names, no addresses. */
export interface Visit {
  /** ISO day. */
  readonly date: string;
  /** The region's time, such as 09:00. */
  readonly time: string;
  /** How long it takes; null if the link does not say. */
  readonly hours: number | null;
  /** The slug of the service; null if the link does not say. */
  readonly service: string | null;
}

const MAX_HOURS = 12;

/** Whether a day is in the calendar: not February 30. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Reads ?date=2026-12-03&time=09:00&hours=3&service=house-washing. Null without a real day and time. */
export function readVisit(query: string): Visit | null {
  const fields = new URLSearchParams(query);
  const date = fields.get('date') ?? '';
  const time = fields.get('time') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isDay(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const hours = Number(fields.get('hours'));
  return { date, time, hours: hours > 0 && hours <= MAX_HOURS ? hours : null, service: fields.get('service') };
}

/** The time that clocks in a zone show at an instant, as if it were UTC, in milliseconds. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((each) => each.type === type)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The instant of a visit in milliseconds, from its time in the zone. */
export function startOf({ date, time }: Visit, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const first = wanted + (wanted - wallClock(wanted, timeZone));
  // Once more, for a guess on the other side of a change of the clocks.
  return first + (wanted - wallClock(first, timeZone));
}

/** What an entry in a calendar says besides the time. */
export interface VisitDetails {
  /** The service's name, or null. */
  readonly service: string | null;
  readonly company: string;
  readonly phone: string | null;
  /** The address of the checklist. */
  readonly url: string;
  readonly timeZone: string;
}

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, String.raw`\n`);

/** Folds a line after at most 75 octets (RFC 5545, section 3.1), between characters. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const HOUR_MS = 3_600_000;

const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * An iCalendar file (RFC 5545) with the visit, in UTC so that it needs no rules of a time zone. `now` in milliseconds.
 */
export function visitCalendar(visit: Visit, details: VisitDetails, now: number): string {
  const { service, company, phone, url, timeZone } = details;
  const start = startOf(visit, timeZone);
  const description = ['What to move and close before we come:', url, ...(phone === null ? [] : [`Call us: ${phone}`])];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company)}//Visits//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same for the same visit: adding it twice makes one entry.
    `UID:${utc(start)}-${visit.service ?? 'visit'}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    ...(visit.hours === null ? [] : [`DTEND:${utc(start + visit.hours * HOUR_MS)}`]),
    `SUMMARY:${escapeText(service === null ? company : `${service}: ${company}`)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText('We are coming tomorrow.')}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The visit in words: 'Thursday, December 3, 2026, 9:00 AM to 12:00 PM'. */
export function visitText(visit: Visit, timeZone: string): string {
  const start = startOf(visit, timeZone);
  const clock = (instant: number): string =>
    new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).replace(/\s/, ' ');
  const day = new Date(start).toLocaleDateString('en-US', { timeZone, dateStyle: 'full' });
  return `${day}, ${clock(start)}${visit.hours === null ? '' : ` to ${clock(start + visit.hours * HOUR_MS)}`}`;
}
