import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readVisit, startOf, type Visit, visitCalendar, visitText } from '#features/visit/visit.ts';

const DETAILS = {
  service: 'House Washing',
  company: 'Midlands Exterior Cleaning',
  phone: '(803) 555-0142',
  url: 'https://www.example.com/before-we-come#house-washing',
  timeZone: 'America/New_York',
};
const NOW = Date.parse('2026-11-24T12:00:00Z');

const visit = (query: string): Visit => {
  const read = readVisit(query);
  if (read === null) throw new Error(`no visit: ${query}`);
  return read;
};
const DECEMBER = visit('?date=2026-12-03&time=09:00&hours=3&service=house-washing');

/** The one event of a calendar, read by ical.js. */
function eventOf(calendar: string): ICAL.Event {
  const events = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

describe('the link of an agreed day', () => {
  it('needs a real day and a time', () => {
    for (const query of [
      '',
      '?date=2026-02-30&time=09:00',
      '?date=2026-12-03',
      '?date=2026-12-03&time=9',
      '?date=2026-12-03&time=24:00',
      '?date=tomorrow&time=09:00',
    ]) {
      expect(readVisit(query), query).toBeNull();
    }
  });

  it('may leave out how long it takes and the service, and is not believed about a visit of days', () => {
    expect(visit('?date=2026-12-03&time=09:00')).toEqual({
      date: '2026-12-03',
      time: '09:00',
      hours: null,
      service: null,
    });
    expect(visit('?date=2026-12-03&time=09:00&hours=99').hours).toBeNull();
    expect(visit('?date=2026-12-03&time=09:00&hours=2.5').hours).toBe(2.5);
  });
});

describe('the start of a visit', () => {
  it.each([
    ['2026-12-03', '09:00', 'America/New_York', '2026-12-03T14:00:00.000Z'],
    ['2026-07-03', '09:00', 'America/New_York', '2026-07-03T13:00:00.000Z'],
    ['2026-12-03', '09:00', 'America/Denver', '2026-12-03T16:00:00.000Z'],
    ['2026-12-03', '09:00', 'America/Phoenix', '2026-12-03T16:00:00.000Z'],
    ['2027-03-14', '08:00', 'America/New_York', '2027-03-14T12:00:00.000Z'],
    ['2026-11-01', '08:00', 'America/New_York', '2026-11-01T13:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(new Date(startOf({ date, time, hours: null, service: null }, zone)).toISOString()).toBe(instant);
  });
});

describe('the calendar file', () => {
  it('has the visit in UTC, its length, the service, the company, the phone number and the checklist', () => {
    const event = eventOf(visitCalendar(DECEMBER, DETAILS, NOW));
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-03T14:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-03T17:00:00.000Z');
    expect(event.summary).toBe('House Washing: Midlands Exterior Cleaning');
    expect(event.description.split('\n')).toEqual([
      'What to move and close before we come:',
      DETAILS.url,
      'Call us: (803) 555-0142',
    ]);
    expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-24T12:00:00Z');
    const alarms = event.component.getAllSubcomponents('valarm');
    // The same for a company that washes nothing.
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('description'))).toEqual(['We are coming tomorrow.']);
  });

  it('has the same UID for the same visit, and another for another day', () => {
    const uid = (from: Visit, now = NOW): string => eventOf(visitCalendar(from, DETAILS, now)).uid;
    expect(uid(DECEMBER, NOW + 60_000)).toBe(uid(DECEMBER));
    expect(uid({ ...DECEMBER, date: '2026-12-04' })).not.toBe(uid(DECEMBER));
  });

  it('says nothing of an end that the link does not name', () => {
    expect(visitCalendar({ ...DECEMBER, hours: null }, DETAILS, NOW)).not.toContain('DTEND');
  });

  it('keeps any name, in lines of at most 75 octets that end in CRLF', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((text) => text.replace(/\p{C}/gu, ''));
    fc.assert(
      fc.property(word, word, (service, company) => {
        const calendar = visitCalendar(DECEMBER, { ...DETAILS, service, company }, NOW);
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of calendar.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(eventOf(calendar).summary).toBe(`${service}: ${company}`);
      }),
      { seed: 44 },
    );
  });
});

it('a visit in words names the weekday and the hours in the zone of the region', () => {
  expect(visitText(DECEMBER, 'America/New_York')).toBe('Thursday, December 3, 2026, 9:00 AM to 12:00 PM');
  expect(visitText({ ...DECEMBER, hours: null }, 'America/Denver')).toBe('Thursday, December 3, 2026, 9:00 AM');
});
