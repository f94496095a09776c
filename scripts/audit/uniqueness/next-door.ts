import type { Coordinates } from '#model/geography.ts';

/** How many neighbours a place's facts are held against. */
export const NEXT_DOOR = 3;

const RADIANS = Math.PI / 180;

/**
 * The nearest others of each place, by number. At these distances a flat map serves: a degree of longitude is shorter by
 * the cosine of the latitude. Places without coordinates have no neighbours and are nobody's.
 */
export function nextDoor(points: readonly (Coordinates | null)[]): number[][] {
  return points.map((point, index) => {
    if (point === null) return [];
    const narrow = Math.cos(point.latitude * RADIANS);
    const nearest: { readonly other: number; readonly distance: number }[] = [];
    for (const [other, at] of points.entries()) {
      if (at === null || other === index) continue;
      const distance = (at.latitude - point.latitude) ** 2 + ((at.longitude - point.longitude) * narrow) ** 2;
      if (nearest.length === NEXT_DOOR && distance >= nearest[NEXT_DOOR - 1]!.distance) continue;
      nearest.push({ other, distance });
      nearest.sort((a, b) => a.distance - b.distance);
      nearest.splice(NEXT_DOOR);
    }
    return nearest.map(({ other }) => other);
  });
}
