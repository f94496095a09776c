import { type Box, boxAt, inkBoxes, LEAST_TARGET, sharedArea, type Side, targetBox } from './lettering.ts';
import type { Level } from './levels.ts';
import type { Spot } from './sheet.ts';
import { partedTargets, type Target } from './targets.ts';

/** A city with its name on a side. */
export interface LetteredCity {
  readonly name: string;
  readonly spot: Spot;
  /** Its type, as a multiple of the level's. */
  readonly scale: number;
  readonly rank: number;
  readonly side: Side;
}

/** From which size on a city is named and a link, and what there is to hit of it then, in ems. */
export interface ShownCity {
  readonly level: Level;
  readonly target: Box;
}

const sides = ({ left, top, right, bottom }: Box): readonly number[] => [right - left, bottom - top];

/**
 * The size from which on each city has room: for its name, and for a target that a finger cannot take for the next one's.
 * Large cities choose first. At smaller sizes a city is a point without a name, and the list has its link.
 */
export function shownCities(cities: readonly LetteredCity[], levels: readonly Level[]): ShownCity[] {
  const shownFrom = new Map<LetteredCity, number>();
  const bySize = cities.toSorted((a, b) => a.rank - b.rank);
  const targets = (): Target[] =>
    [...shownFrom].map(([{ name, spot, scale, side }, from]) => ({ spot, scale, from, box: targetBox(name, side) }));
  const ink = ({ name, spot, scale, side }: LetteredCity, { pixelsPerMile, cityType }: Level): Box[] =>
    inkBoxes(name, side).map((box) => boxAt(box, spot, pixelsPerMile, cityType * scale));

  /** Whether names lie apart, and targets stay large enough, at each size from this one on. */
  const haveRoom = (first: number): boolean => {
    const all = targets();
    const boxes = partedTargets(all, levels);
    return levels.slice(first).every((level, later) => {
      const there = [...shownFrom].filter(([, from]) => from <= first + later).map(([city]) => ink(city, level));
      const areLarge = boxes.every((box, index) =>
        sides(box).every((side) => side * level.cityType * all[index]!.scale >= LEAST_TARGET),
      );
      return (
        areLarge &&
        there.every((one, index) =>
          there.slice(0, index).every((other) => one.every((a) => other.every((b) => sharedArea(a, b) === 0))),
        )
      );
    });
  };

  const widest = levels.length - 1;
  for (const first of levels.keys()) {
    for (const city of bySize) {
      if (shownFrom.has(city)) continue;
      shownFrom.set(city, first);
      if (first < widest && !haveRoom(first)) shownFrom.delete(city);
    }
  }
  const order = [...shownFrom.keys()];
  const parted = partedTargets(targets(), levels);
  return cities.map((city) => ({ level: levels[shownFrom.get(city)!]!, target: parted[order.indexOf(city)]! }));
}
