import type { Business } from './business.ts';
import { type Coordinates, distanceMiles } from './geography.ts';
import { coordinatesOf } from './rows/reshape.ts';
import type { Issue } from './rows/issue.ts';

const KILOMETERS_PER_MILE = 1.609344;

/** What decides how far away a place may be. */
type Company = Pick<Business, 'base' | 'region'>;

/** A row or catalogue entry with coordinates. */
export interface LocatedRow {
  readonly slug: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** How far coordinates are from the base, in kilometers, if that is beyond the region's reach; otherwise null. */
function beyondReach(place: Coordinates | null, { base, region }: Company): number | null {
  if (place === null) return null;
  const kilometers = distanceMiles(base, place) * KILOMETERS_PER_MILE;
  return kilometers > region.reach ? kilometers : null;
}

/**
 * The issues of rows that are farther from the base than the region reaches: swapped or mistyped coordinates. `nameOf`
 * names a row; by default it is its slug.
 */
export function reachIssues<T extends LocatedRow>(
  rows: Iterable<T>,
  company: Company,
  file: string,
  nameOf: (row: T) => string = ({ slug }) => slug,
): Issue[] {
  const issues: Issue[] = [];
  for (const row of rows) {
    const kilometers = beyondReach(coordinatesOf(row), company);
    if (kilometers === null) continue;
    issues.push({
      file,
      row: nameOf(row),
      field: 'latitude, longitude',
      value: `${row.latitude}, ${row.longitude}, ${Math.round(kilometers).toLocaleString('en-US')} km from the base`,
      expected: `a place within ${company.region.reach} km of it, the region.reach of business.json`,
    });
  }
  return issues;
}

/** Coordinates, or null if they are beyond the region's reach. */
export const nearCoordinates = (place: Coordinates | null, company: Company): Coordinates | null =>
  beyondReach(place, company) === null ? place : null;

/** Removes coordinates that are beyond the region's reach, so that no page states a distance from them. */
export const withoutFarCoordinates = <T extends LocatedRow>(rows: readonly T[], company: Company): readonly T[] =>
  rows.map((row) =>
    beyondReach(coordinatesOf(row), company) === null ? row : { ...row, latitude: null, longitude: null },
  );
