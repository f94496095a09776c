import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFullDateTime, formatRecent, formatWhen, fromLocalInput, toLocalInput, zoneName } from '#staff/dates.ts';

describe('dates in the time zone of the browser', () => {
  const timeZone = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    if (timeZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = timeZone;
  });
  const at = new Date('2026-06-08T18:14:00Z');

  it('include the zone in full dates', () => {
    expect(formatFullDateTime(at)).toMatch(/^Monday, June 8, 2026, 2:14\sPM EDT$/);
    expect(zoneName()).toBe('America/New York');
  });

  it('omit the day for today', () => {
    const today = new Date('2026-06-08T20:00:00Z');
    const twoDaysLater = new Date('2026-06-10T20:00:00Z');
    expect(formatRecent(at, today)).toMatch(/^2:14\sPM$/);
    expect(formatRecent(at, twoDaysLater)).toMatch(/^June 8, 2:14\sPM$/);
    expect(formatWhen(at, today)).toMatch(/^at 2:14\sPM$/);
    expect(formatWhen(at, twoDaysLater)).toMatch(/^on June 8 at 2:14\sPM$/);
  });

  it('survive a round trip through a datetime-local input', () => {
    expect(toLocalInput(at)).toBe('2026-06-08T14:14');
    expect(fromLocalInput(toLocalInput(at))).toEqual(at);
    expect(fromLocalInput('')).toBeNull();
  });
});
