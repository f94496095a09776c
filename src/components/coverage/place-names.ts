import { type Box, boxAt, dotBox, sharedArea, type Side, SIDE_NAMES, textBox } from './lettering.ts';
import type { Level } from './levels.ts';
import { milesApart, type Spot } from './sheet.ts';

/** A neighborhood whose name wants a side. */
export interface NamedDot {
  readonly name: string;
  readonly spot: Spot;
}

/** The side of a name, and from which size on it stands there; without one it is shown when pointed at. */
export interface PlacedName {
  readonly side: Side;
  readonly level: Level | null;
}

/** Pixels between two names, and from the edge. */
const GAP = 2;

const nameBox = ({ name, spot }: NamedDot, side: Side, { pixelsPerMile, placeType }: Level): Box => {
  const { left, top, right, bottom } = boxAt(textBox(name, side), spot, pixelsPerMile, placeType);
  return { left: left - GAP, top, right: right + GAP, bottom };
};

const isSeen = (box: Box, { width, height }: Level): boolean =>
  box.left >= GAP && box.top >= GAP && box.right <= width - GAP && box.bottom <= height - GAP;

/** Whoever stands alone is named first. */
function byLoneliness(dots: readonly NamedDot[]): NamedDot[] {
  const alone = new Map(
    dots.map((dot) => [
      dot,
      Math.min(...dots.filter((other) => other !== dot).map(({ spot }) => milesApart(spot, dot.spot))),
    ]),
  );
  return dots.toSorted((a, b) => alone.get(b)! - alone.get(a)!);
}

/**
 * Which neighborhoods can be named on a sheet, from which size on, and on which side: those whose name covers no other
 * name, no word and no dot. `taken` are the boxes of cities, words and what else is kept free at a size.
 */
export function placeNames(
  dots: readonly NamedDot[],
  levels: readonly Level[],
  taken: (level: Level) => readonly Box[],
): PlacedName[] {
  const placed = new Map<NamedDot, { side: Side; level: Level }>();
  const order = byLoneliness(dots);
  const stones = new Map(
    levels.map((level) => [
      level,
      [
        ...taken(level).map((box) => ({ box, of: null })),
        ...dots.map((dot) => ({ box: dotBox(dot.spot, level.pixelsPerMile), of: dot })),
      ],
    ]),
  );
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
          [...placed].every(([other, { side: theirs }]) => sharedArea(box, nameBox(other, theirs, later)) === 0)
        );
      });
    for (const dot of order) {
      if (placed.has(dot)) continue;
      const side = SIDE_NAMES.find((candidate) => isFree(dot, candidate));
      if (side !== undefined) placed.set(dot, { side, level });
    }
  });

  const [smallest] = levels;
  return dots.map((dot) => {
    const found = placed.get(dot);
    if (found !== undefined || smallest === undefined) return found ?? { side: 'e', level: null };
    const side = SIDE_NAMES.find((candidate) => isSeen(nameBox(dot, candidate, smallest), smallest));
    return { side: side ?? 'e', level: null };
  });
}
