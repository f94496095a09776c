import { groundSide, type GroundLine } from '#model/landscape.ts';
import type { Line } from '#model/region.ts';
import { project, type Sheet, type Spot, unproject } from './projection.ts';
import type { Box } from './spatial-index.ts';

/** The trees of a sheet: pines south of a ground line, broad crowns north of it, none along it. */
export interface Trees {
  readonly pines: readonly Spot[];
  readonly crowns: readonly Spot[];
}

/** The steps of M. Roberts' R2 sequence, which fills a square evenly and without a visible pattern. */
const STEPS = { x: 0.7548776662466927, y: 0.5698402909980532 } as const;
const TRIES = 330;

/** The distance from a position to the nearest point of a line. */
function toLine({ x, y }: Spot, line: readonly Spot[]): number {
  const distances = line.slice(1).map((end, index) => {
    const start = line[index]!;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(start.x + share * dx - x, start.y + share * dy - y);
  });
  return Math.min(...distances);
}

/**
 * Scatters trees over a sheet, clear of the boxes and some units clear of the lines. Where no line divides the
 * ground, all are broad crowns.
 */
export function scatterTrees(
  sheet: Sheet,
  { boxes, lines, fromLines }: { boxes: readonly Box[]; lines: readonly Line[]; fromLines: number },
  groundLine: GroundLine | null,
): Trees {
  const courses = lines.map((line) => line.map(([longitude, latitude]) => project({ latitude, longitude }, sheet)));
  const trees = Array.from({ length: TRIES }, (_, index) => ({
    x: (((index + 1) * STEPS.x) % 1) * sheet.width,
    y: (((index + 1) * STEPS.y) % 1) * sheet.height,
  })).filter(
    (tree) =>
      boxes.every(
        ({ left, top, right, bottom }) => tree.x < left || tree.x > right || tree.y < top || tree.y > bottom,
      ) && courses.every((course) => toLine(tree, course) > fromLines),
  );
  if (groundLine === null) return { pines: [], crowns: trees };
  const onSide = (side: 'north' | 'south'): Spot[] =>
    trees.filter((tree) => groundSide(groundLine, unproject(tree, sheet)) === side);
  return { pines: onSide('south'), crowns: onSide('north') };
}
