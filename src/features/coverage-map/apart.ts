import { milesApart, type Spot } from './sheet.ts';

/** How close points may stand, in miles. */
export interface Distances {
  /** Of two that may both move. */
  readonly among: number;
  /** Of one that may move from one that may not. */
  readonly fromFixed: number;
}

const ROUNDS = 300;
/** Turns that never come back to the same direction: where two points stand on one, they part along it. */
const GOLDEN_TURN = Math.PI * (3 - Math.sqrt(5));

/** Whether two points are surely further apart than that: told without a root, which most pairs are spared by. */
const isFar = (a: Spot, b: Spot, miles: number): boolean => Math.abs(a.x - b.x) > miles || Math.abs(a.y - b.y) > miles;

/** A step of `length` away from a point; for one on the very spot in a direction of its own. */
function away(from: Spot, spot: Spot, index: number, length: number): Spot {
  const distance = milesApart(from, spot);
  const angle = distance < 1e-9 ? index * GOLDEN_TURN : Math.atan2(spot.y - from.y, spot.x - from.x);
  return { x: spot.x + Math.cos(angle) * length, y: spot.y + Math.sin(angle) * length };
}

/**
 * Points moved apart as little as it takes to see each: a downtown lies on its city, and an old mill village on the next.
 * The fixed ones stay. The same points give the same answer; where there is no room it comes as near as it gets.
 */
export function movedApart(points: readonly Spot[], fixed: readonly Spot[], { among, fromFixed }: Distances): Spot[] {
  const moved = [...points];
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCrowded = false;
    for (let one = 0; one < moved.length; one += 1) {
      for (const stone of fixed) {
        if (isFar(moved[one]!, stone, fromFixed)) continue;
        const lack = fromFixed - milesApart(moved[one]!, stone);
        if (lack < 1e-3) continue;
        moved[one] = away(stone, moved[one]!, one, lack);
        isCrowded = true;
      }
      for (let other = 0; other < one; other += 1) {
        if (isFar(moved[one]!, moved[other]!, among)) continue;
        const lack = among - milesApart(moved[one]!, moved[other]!);
        if (lack < 1e-3) continue;
        const stepped = away(moved[other]!, moved[one]!, one, lack / 2);
        moved[one] = stepped;
        moved[other] = away(stepped, moved[other]!, other, lack / 2);
        isCrowded = true;
      }
    }
    if (!isCrowded) break;
  }
  return moved;
}
