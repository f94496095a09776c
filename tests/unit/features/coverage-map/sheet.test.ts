import { describe, expect, it } from 'vitest';
import { across, boxOn, isOn, MIDLANDS, milesApart, project, TOWN, widthOf } from '#features/coverage-map/sheet.ts';
import { type Coordinates, distanceMiles } from '#model/geography.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const places = [...model.cities, ...model.neighborhoods].flatMap(({ coordinates }) => coordinates ?? []);

describe('A sheet of the coverage map', () => {
  it('shows distances between any two places as they are, to one in a hundred', () => {
    const errors = places.flatMap((a, index) =>
      places.slice(0, index).flatMap((b) => {
        const miles = distanceMiles(a, b);
        return miles < 2 ? [] : [Math.abs(milesApart(project(a, MIDLANDS), project(b, MIDLANDS)) / miles - 1)];
      }),
    );
    expect(errors.length).toBeGreaterThan(10_000);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  it('has north above and east to the right', () => {
    const [columbia, camden]: readonly Coordinates[] = [
      { latitude: 34, longitude: -81.03 },
      { latitude: 34.25, longitude: -80.61 },
    ];
    const [here, there] = [project(columbia!, MIDLANDS), project(camden!, MIDLANDS)];
    expect(there.x).toBeGreaterThan(here.x);
    expect(there.y).toBeLessThan(here.y);
  });

  it('tells places as shares of itself: its own box is all of it', () => {
    expect(boxOn(MIDLANDS, MIDLANDS)).toEqual({ x: '0%', y: '0%', width: '100%', height: '100%' });
    expect(across(widthOf(TOWN) / 2, TOWN)).toBe('50%');
  });

  it('holds the town whole within the Midlands', () => {
    expect(isOn({ latitude: TOWN.north, longitude: TOWN.west }, MIDLANDS)).toBe(true);
    expect(isOn({ latitude: TOWN.south, longitude: TOWN.east }, MIDLANDS)).toBe(true);
  });
});
