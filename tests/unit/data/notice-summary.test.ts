import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { sumUpNotices } from '#data/notice-summary.ts';
import { parsedSmallRows } from '#tests/support/small-model.ts';

const city = (slug: string): string => `City without a row: ${slug} is not in the store.`;

describe('the notices of a command', () => {
  it('stay as they are when there are few of a cause', () => {
    const notices = [city('a'), city('b'), 'The business file is missing.'];
    expect(sumUpNotices(notices)).toEqual(notices);
  });

  it('are summed up by their cause, with an example and the number of others', () => {
    expect(sumUpNotices([city('a'), 'One.', city('b'), city('c')])).toEqual([
      `${city('a')} And 2 more like this.`,
      'One.',
    ]);
  });

  it('name the cities with the most of them, where a city has several', () => {
    const far = (place: string, city: string): string =>
      `Coordinates beyond the region: row ${place} of ${city}: far away.`;
    const notices = [
      ...['a', 'b', 'c'].map((place) => far(place, 'irmo-south-carolina')),
      far('d', 'aiken-south-carolina'),
      ...['e', 'f', 'g', 'h'].map((place) => far(place, 'columbia-south-carolina')),
      far('i', 'cayce-south-carolina'),
      'Notes without a place: data/catalogue/places/irmo-south-carolina.json has notes for a. Rename irmo-south-carolina.',
    ];
    expect(sumUpNotices(notices)).toEqual([
      `${notices[0]!} And 8 more like this (columbia-south-carolina 4, irmo-south-carolina 3, aiken-south-carolina 1, ...).`,
      notices.at(-1),
    ]);
  });

  it('are ten lines at most', () => {
    const notices = Array.from({ length: 30 }, (_, index) => `Cause ${index}: a row.`);
    const lines = sumUpNotices(notices);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('And 21 notices with other causes.');
  });

  it('of a stranger’s 40 cities and 500 places, without texts and out of reach, are ten lines at most', () => {
    const { cities, services, neighborhoods, posts } = parsedSmallRows();
    const many = <T>(count: number, rows: readonly T[], own: (index: number) => Partial<T>): T[] =>
      Array.from({ length: count }, (_, index) => ({ ...rows[0]!, ...own(index) }));
    const rows = {
      cities: many(40, cities, (i) => ({ id: `c${i}`, slug: `town-${i}-south-carolina`, latitude: 0, longitude: 0 })),
      services: many(20, services, (i) => ({ id: `s${i}`, slug: `job-${i}` })),
      neighborhoods: many(500, neighborhoods, (i) => ({
        id: `n${i}`,
        city_id: `c${i % 40}`,
        slug: `quarter-${i}`,
        characteristics: [`word ${i}`],
        latitude: 0,
        longitude: 0,
      })),
      posts,
    };
    const { notices } = joinModel(rows, readCatalogue('data'), '2026-06-01');
    expect(notices.length).toBeGreaterThan(1000);
    expect(sumUpNotices(notices).length).toBeLessThanOrEqual(10);
  });
});
