import { unitsApart, type Sheet, type Spot } from './projection.ts';
import { type Box, SpatialIndex } from './spatial-index.ts';

/** The minimum distance between dots, in units of the sheet. */
export interface Spacing {
  readonly fromDots: number;
  readonly fromCities: number;
}

/** The maximum distance of a dot from its place, in units; the caption gives it in miles. */
const REACH = 1.2;
const RINGS = 8;
/** The share of the spacing to use where there is no free position. */
const CROWDED = 0.7;
/** Blocks per unit: once no position was free for a place, the others in its block are not searched for. */
const BLOCKS = 3;
/** Units from the sheet's edge at which a dot is shown in full. */
const MARGIN = 0.15;

/**
 * Offsets by distance: none, then rings of more and more points, each rotated so that no lines form.
 */
const OFFSETS: readonly Spot[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: RINGS }, (_, index) => index + 1).flatMap((ring) =>
    Array.from({ length: 6 * ring }, (_, step) => {
      const angle = ring + (2 * Math.PI * step) / (6 * ring);
      const length = (REACH * ring) / RINGS;
      return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
    }),
  ),
];

const boxAround = ({ x, y }: Spot, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

/**
 * Positions of dots, each the free one nearest to its place, because a downtown coincides with its city, and
 * old mill villages with each other. Null where none is free within the maximum distance. Deterministic.
 */
export function spreadDots(
  places: readonly Spot[],
  cities: readonly Spot[],
  spacing: Spacing,
  { width, height }: Sheet,
): (Spot | null)[] {
  const taken = new SpatialIndex<{ readonly spot: Spot; readonly room: number; readonly box: Box }>(1);
  const take = (spot: Spot, room: number): void => taken.add({ spot, room, box: boxAround(spot, room) });
  const isFree = (spot: Spot, share: number): boolean =>
    spot.x >= MARGIN &&
    spot.y >= MARGIN &&
    spot.x <= width - MARGIN &&
    spot.y <= height - MARGIN &&
    // Not by a box around the spot, which would be made for each of some hundred positions of a dot.
    !taken.at(spot.x, spot.y).some((other) => unitsApart(spot, other.spot) < other.room * share);
  for (const city of cities) take(city, spacing.fromCities);
  // Blocks without a free position.
  const full = new Set<string>();
  return places.map(({ x, y }) => {
    const block = `${Math.floor(x * BLOCKS)} ${Math.floor(y * BLOCKS)}`;
    if (full.has(block)) return null;
    const at = (offset: Spot): Spot => ({ x: x + offset.x, y: y + offset.y });
    const offset = OFFSETS.find((one) => isFree(at(one), 1)) ?? OFFSETS.find((one) => isFree(at(one), CROWDED));
    const spot = offset === undefined ? null : at(offset);
    if (spot === null) full.add(block);
    else take(spot, spacing.fromDots);
    return spot;
  });
}
