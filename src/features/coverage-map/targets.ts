import { type Box, boxAt } from './lettering.ts';
import type { Level } from './levels.ts';
import type { Spot } from './sheet.ts';

/** What there is to hit of a city, in ems round its point. */
export interface Target {
  readonly spot: Spot;
  /** Its type, as a multiple of the level's. */
  readonly scale: number;
  readonly box: Box;
  /** The index of the size from which on it is there. */
  readonly from: number;
}

type Edge = keyof Box;
const ROUNDS = 8;

/** How far one box reaches over another, over each of its edges; the least is where they part with the smallest loss. */
const reaches = (a: Box, b: Box): readonly (readonly [edge: Edge, of: Edge, pixels: number])[] => [
  ['right', 'left', a.right - b.left],
  ['left', 'right', b.right - a.left],
  ['bottom', 'top', a.bottom - b.top],
  ['top', 'bottom', b.bottom - a.top],
];

const OUTWARD: Readonly<Record<Edge, number>> = { left: -1, top: -1, right: 1, bottom: 1 };

/**
 * The targets, each cut back to the middle of what it shares with another at any of the sizes that show both: a finger between two names
 * hits one of them, and always the same.
 */
export function partedTargets(targets: readonly Target[], levels: readonly Level[]): Box[] {
  const boxes = targets.map(({ box }) => box);
  const trim = (index: number, edge: Edge, ems: number): void => {
    boxes[index] = { ...boxes[index]!, [edge]: boxes[index]![edge] - OUTWARD[edge] * ems };
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [level, { pixelsPerMile, cityType }] of levels.entries()) {
      const at = (index: number): Box =>
        boxAt(boxes[index]!, targets[index]!.spot, pixelsPerMile, cityType * targets[index]!.scale);
      for (let one = 0; one < targets.length; one += 1) {
        for (let other = 0; other < one; other += 1) {
          if (targets[one]!.from > level || targets[other]!.from > level) continue;
          const [least] = reaches(at(one), at(other)).toSorted((a, b) => a[2] - b[2]);
          if (least === undefined || least[2] <= 0) continue;
          const [edge, of, pixels] = least;
          // A little more than half each, so that rounding does not bring them together again.
          trim(one, edge, (pixels / 2 + 0.5) / (cityType * targets[one]!.scale));
          trim(other, of, (pixels / 2 + 0.5) / (cityType * targets[other]!.scale));
        }
      }
    }
  }
  return boxes;
}
