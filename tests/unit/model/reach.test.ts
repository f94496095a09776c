import { describe, expect, it } from 'vitest';
import { reachIssues, withoutFarCoordinates } from '#model/reach.ts';
import { formatIssue } from '#model/rows/issue.ts';
import { smallModel } from '#tests/support/small-model.ts';

const { business } = smallModel();
const near = { slug: 'shandon', latitude: 34.0, longitude: -81.0 };
const swapped = { slug: 'irmo', latitude: -81.18, longitude: 34.08 };
const unknown = { slug: 'newtown', latitude: null, longitude: null };
const rows = [near, swapped, { ...near, slug: 'zero', latitude: 0, longitude: 0 }, unknown];

describe('coordinates beyond the region’s reach', () => {
  it('are reported with their distance', () => {
    expect(reachIssues(rows, business, 'cities').map(formatIssue)).toEqual([
      expect.stringMatching(
        /^cities: row irmo: latitude, longitude: is -81\.18, 34\.08, 1\d,\d{3} km from the base, expected a place within 150 km/,
      ),
      expect.stringContaining('row zero: latitude, longitude: is 0, 0, 9,'),
    ]);
  });

  it('count as unknown, and the others stay', () => {
    expect(withoutFarCoordinates(rows, business).map(({ latitude }) => latitude)).toEqual([34.0, null, null, null]);
  });
});
