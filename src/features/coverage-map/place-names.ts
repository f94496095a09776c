import { isClearOfBoxes, isClearOfDot, isClearOfLink, isWithin } from './hit-circle.ts';
import { type Box, boxAt, dotBox, sharedArea, type Side, SIDE_NAMES, textBox } from './lettering.ts';
import type { Level } from './levels.ts';
import { milesApart, type Spot } from './sheet.ts';

/** A neighborhood whose name wants a side. */
export interface NamedDot {
  readonly name: string;
  readonly spot: Spot;
  /** Whether its city is on the sheet, to which it leads where it has no room for a link of its own. */
  readonly hasCity: boolean;
}

/** The side of a name, and how far its dot is a link. */
export interface PlacedName {
  readonly side: Side;
  /** From which size on the name stands there, and the dot is a link; null where there is no room for it. */
  readonly level: Level | null;
  /** Whether it is a link that tells its name when pointed at. Neither this nor named: it leads to its city. */
  readonly isPointedAt: boolean;
}

/** What stands on a sheet besides neighborhoods, as boxes a size. */
export interface Obstacles {
  /** What no name may cover: cities, words and what else is kept free. */
  readonly taken: (level: Level) => readonly Box[];
  /** What there is to hit of cities: no neighborhood's own circle may lie over it. */
  readonly targets: (level: Level) => readonly Box[];
}

/** Pixels between two names, and from the edge. */
const GAP = 3;

const nameBox = ({ name, spot }: NamedDot, side: Side, { pixelsPerMile, placeType }: Level): Box => {
  const { left, top, right, bottom } = boxAt(textBox(name, side), spot, pixelsPerMile, placeType);
  return { left: left - GAP, top, right: right + GAP, bottom };
};

const isSeen = (box: Box, { width, height }: Level): boolean =>
  box.left >= GAP && box.top >= GAP && box.right <= width - GAP && box.bottom <= height - GAP;

/** Whoever has no city to share is named first, then whoever stands alone. */
function byNeed(dots: readonly NamedDot[]): NamedDot[] {
  const alone = new Map(
    dots.map((dot) => [
      dot,
      Math.min(...dots.filter((other) => other !== dot).map(({ spot }) => milesApart(spot, dot.spot))),
    ]),
  );
  return dots.toSorted((a, b) => Number(a.hasCity) - Number(b.hasCity) || alone.get(b)! - alone.get(a)!);
}

const isApart = (box: Box, others: readonly Box[]): boolean => others.every((other) => sharedArea(box, other) === 0);

/**
 * Which neighborhoods have room on a sheet, from which size on, and on which side their names stand. A name covers no
 * other name, no word and no dot; the circle of a link holds nothing of another.
 */
export function placeNames(dots: readonly NamedDot[], levels: readonly Level[], around: Obstacles): PlacedName[] {
  const placed = new Map<NamedDot, { side: Side; level: Level }>();
  const pointedAt = new Set<NamedDot>();
  const order = byNeed(dots);
  const stones = new Map(
    levels.map((level) => [
      level,
      [
        ...around.taken(level).map((box) => ({ box, of: null })),
        ...dots.map((dot) => ({ box: dotBox(dot.spot, level.pixelsPerMile), of: dot })),
      ],
    ]),
  );
  const namesAt = (level: Level): Box[] => [...placed].map(([other, { side }]) => nameBox(other, side, level));
  const hasCircle = (dot: NamedDot, level: Level): boolean =>
    isWithin(dot.spot, level) &&
    isClearOfBoxes(dot.spot, [...around.targets(level), ...namesAt(level)], level) &&
    [...placed.keys(), ...pointedAt].every((other) => isClearOfLink(dot.spot, other.spot, level)) &&
    dots.every((other) => other === dot || isClearOfDot(dot.spot, other.spot, level));

  levels.forEach((level, index) => {
    if (!level.namesPlaces) return;
    // Words that come with more room must find it, so a name is tried at all sizes it will stand at. At smaller ones it
    // is read when pointed at, and must lie within the sheet then, too.
    const isFree = (dot: NamedDot, side: Side): boolean =>
      levels.every((any) => isSeen(nameBox(dot, side, any), any)) &&
      levels.slice(index).every((later) => {
        const box = nameBox(dot, side, later);
        return (
          stones.get(later)!.every((stone) => stone.of === dot || sharedArea(box, stone.box) === 0) &&
          isApart(box, namesAt(later)) &&
          [...placed.keys()].every((other) => isClearOfBoxes(other.spot, [box], later))
        );
      });
    for (const dot of order) {
      if (placed.has(dot) || !levels.slice(index).every((later) => hasCircle(dot, later))) continue;
      const side = SIDE_NAMES.find((candidate) => isFree(dot, candidate));
      if (side !== undefined) placed.set(dot, { side, level });
    }
  });
  const withMouse = levels.filter(({ pointsAtPlaces }) => pointsAtPlaces);
  for (const dot of order) {
    if (!placed.has(dot) && withMouse.every((level) => hasCircle(dot, level))) pointedAt.add(dot);
  }

  const [smallest] = levels;
  return dots.map((dot) => {
    const found = placed.get(dot);
    if (found !== undefined) return { ...found, isPointedAt: false };
    const side = smallest && SIDE_NAMES.find((candidate) => isSeen(nameBox(dot, candidate, smallest), smallest));
    return { side: side ?? 'e', level: null, isPointedAt: pointedAt.has(dot) };
  });
}
