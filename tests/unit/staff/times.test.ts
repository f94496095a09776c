import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clockTime,
  fullTime,
  instantOf,
  localTime,
  moment,
  timeAgo,
  timeIssue,
  zoneName,
} from '#staff/editor/times.ts';

describe('times, in the zone of whoever is at the screen', () => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
  const at = new Date('2026-06-08T18:14:00Z');

  it('are said with the zone named', () => {
    expect(clockTime(at)).toMatch(/^2:14\sPM$/);
    expect(fullTime(at)).toMatch(/^Monday, June 8, 2026, 2:14\sPM EDT$/);
    expect(zoneName()).toBe('America/New York');
  });

  it('are said shortly on the same day, with the day on another', () => {
    expect(timeAgo(at, new Date('2026-06-08T20:00:00Z'))).toMatch(/^2:14\sPM$/);
    expect(timeAgo(at, new Date('2026-06-10T20:00:00Z'))).toMatch(/^June 8, 2:14\sPM$/);
    expect(moment(at, new Date('2026-06-08T20:00:00Z'))).toMatch(/^at 2:14\sPM$/);
    expect(moment(at, new Date('2026-06-10T20:00:00Z'))).toMatch(/^on June 8 at 2:14\sPM$/);
  });

  it('go into a field for date and time and come out of it the same', () => {
    expect(localTime(at)).toBe('2026-06-08T14:14');
    expect(instantOf(localTime(at))).toEqual(at);
    expect(instantOf('')).toBeNull();
  });

  it('of a scheduled post lie ahead', () => {
    expect(timeIssue('', at)).toContain('Choose the day');
    expect(timeIssue('2026-06-08T14:14', at)).toContain('has passed');
    expect(timeIssue('2026-06-08T14:15', at)).toBeNull();
  });
});
