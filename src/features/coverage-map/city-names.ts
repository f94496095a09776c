import { type Box, boxAt, dotBox, inkBoxes, sharedArea, type Side, SIDE_NAMES, targetBox } from './lettering.ts';
import type { Level } from './levels.ts';
import type { Spot } from './sheet.ts';

/** A city whose name wants a side. */
export interface NamedPoint {
  readonly name: string;
  readonly spot: Spot;
  /** Its type, as a multiple of the level's. */
  readonly scale: number;
}

/** What stands on a sheet besides cities: words and what else is kept free, as boxes a level, and the dots of neighborhoods. */
export interface Surroundings {
  readonly taken: (level: Level) => readonly Box[];
  readonly dots: readonly Spot[];
}

/** A name over another or beyond the edge is worse than one over a river's name, that is worse than one over a dot. */
const COSTS = { name: 60, target: 4, edge: 200, taken: 8, dot: 4 } as const;
/** What a side costs by itself, in square pixels: less than any overlap one would see. */
const PREFERENCE = 3;
const ROUNDS = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Lettered {
  readonly target: Box;
  readonly ink: readonly Box[];
}

/** What it costs that two cities come together: names over names or points, and fingers' margins over each other. */
const overlap = (one: Lettered, other: Lettered): number =>
  sum(one.ink.flatMap((box) => other.ink.map((theirs) => sharedArea(box, theirs)))) * COSTS.name +
  sharedArea(one.target, other.target) * COSTS.target;

/** How much of a box lies beyond what is seen, in square pixels. */
const beyond = (box: Box, { width, height }: Level): number => {
  const seen: Box = { left: 0, top: 0, right: width, bottom: height };
  return (box.right - box.left) * (box.bottom - box.top) - sharedArea(box, seen);
};

/**
 * A side for each city's name, the same at every size, so that names cover as little as can be of each other, of the
 * map's words and of the dots. Cities take the best sides in pairs, as the others stand, until none changes.
 */
export function citySides(cities: readonly NamedPoint[], levels: readonly Level[], around: Surroundings): Side[] {
  const boxes = cities.map(({ name, spot, scale }) =>
    SIDE_NAMES.map((side) =>
      levels.map(({ pixelsPerMile, cityType }) => {
        const at = (box: Box): Box => boxAt(box, spot, pixelsPerMile, cityType * scale);
        return { target: at(targetBox(name, side)), ink: inkBoxes(name, side).map(at) };
      }),
    ),
  );
  const surroundings = levels.map((level) => ({
    level,
    taken: around.taken(level),
    dots: around.dots.map((dot) => dotBox(dot, level.pixelsPerMile)),
  }));
  const alone = boxes.map((sides) =>
    sides.map((ofLevels, preference) => {
      const costs = surroundings.map(({ level, taken, dots }, index) => {
        const { target: box } = ofLevels[index]!;
        const over = (others: readonly Box[]): number => sum(others.map((other) => sharedArea(box, other)));
        return over(taken) * COSTS.taken + over(dots) * COSTS.dot + beyond(box, level) * COSTS.edge;
      });
      return sum(costs) + preference * PREFERENCE;
    }),
  );
  const count = SIDE_NAMES.length;
  // What two cities' names share on any two of their sides, looked up a hundred thousand times below.
  const shared = boxes.map((ofOne) =>
    boxes.map((ofOther) =>
      ofOne.map((one) => ofOther.map((other) => sum(levels.map((_, level) => overlap(one[level]!, other[level]!))))),
    ),
  );
  const chosenFrom = (start: number): number[] =>
    settled(
      cities.map(() => start),
      count,
      alone,
      shared,
    );
  const total = (sides: readonly number[]): number =>
    sum(
      sides.map((side, city) => {
        const others = sides.slice(0, city).map((theirs, other) => shared[city]![other]![side]![theirs]!);
        return alone[city]![side]! + sum(others);
      }),
    );
  // From each side as the start: what no pair can better is not yet the best there is.
  const ends = SIDE_NAMES.map((_, start) => chosenFrom(start));
  const best = ends.reduce((least, next) => (total(next) < total(least) ? next : least));
  return best.map((side) => SIDE_NAMES[side]!);
}

/** Sides that no pair of cities can better. */
function settled(
  start: readonly number[],
  count: number,
  alone: readonly (readonly number[])[],
  shared: readonly (readonly (readonly (readonly number[])[])[])[],
): number[] {
  const chosen = [...start];
  /** What a city costs on a side, as the others stand; `but` is left out. */
  const cost = (city: number, side: number, but: number): number => {
    let price = alone[city]![side]!;
    for (let other = 0; other < chosen.length; other += 1) {
      if (other !== city && other !== but) price += shared[city]![other]![side]![chosen[other]!]!;
    }
    return price;
  };
  const settlePair = (one: number, other: number): void => {
    let least = Infinity;
    let [bestOne, bestOther] = [chosen[one]!, chosen[other]!];
    const ofOther = Array.from({ length: count }, (_, side) => cost(other, side, one));
    for (let sideOfOne = 0; sideOfOne < count; sideOfOne += 1) {
      const ofOne = cost(one, sideOfOne, other);
      for (let sideOfOther = 0; sideOfOther < count; sideOfOther += 1) {
        const price = ofOne + ofOther[sideOfOther]! + shared[one]![other]![sideOfOne]![sideOfOther]!;
        if (price < least) [bestOne, bestOther, least] = [sideOfOne, sideOfOther, price];
      }
    }
    chosen[one] = bestOne;
    chosen[other] = bestOther;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = chosen.join();
    for (let one = 0; one < chosen.length; one += 1) {
      for (let other = one + 1; other < chosen.length; other += 1) settlePair(one, other);
    }
    if (chosen.join() === before) break;
  }
  return chosen;
}
