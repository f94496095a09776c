import { fallLineSide } from '#model/geography.ts';
import type { Line } from './basemap.ts';
import { project, type Sheet, type Spot, unproject } from './projection.ts';
import type { Box } from './spatial-index.ts';

/** The trees of a sheet: pines on the sand, broad crowns on the clay, none along the Fall Line. */
export interface Trees {
  readonly pines: readonly Spot[];
  readonly crowns: readonly Spot[];
}

/** The steps of M. Roberts' R2 sequence, which fills a square evenly and without a visible pattern. */
const STEPS = { x: 0.7548776662466927, y: 0.5698402909980532 } as const;
const TRIES = 330;

/** Miles from a position to the nearest point of a line. */
function milesToLine({ x, y }: Spot, line: readonly Spot[]): number {
  const distances = line.slice(1).map((end, index) => {
    const start = line[index]!;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(start.x + share * dx - x, start.y + share * dy - y);
  });
  return Math.min(...distances);
}

/** Scatters trees over a sheet, clear of the boxes (in miles) and some miles clear of the lines. */
export function scatterTrees(sheet: Sheet, boxes: readonly Box[], lines: readonly Line[], milesToLines: number): Trees {
  const courses = lines.map((line) => line.map(([longitude, latitude]) => project({ latitude, longitude }, sheet)));
  const trees = Array.from({ length: TRIES }, (_, index) => ({
    x: (((index + 1) * STEPS.x) % 1) * sheet.width,
    y: (((index + 1) * STEPS.y) % 1) * sheet.height,
  })).filter(
    (tree) =>
      boxes.every(
        ({ left, top, right, bottom }) => tree.x < left || tree.x > right || tree.y < top || tree.y > bottom,
      ) && courses.every((course) => milesToLine(tree, course) > milesToLines),
  );
  const onSide = (side: string): Spot[] => trees.filter((tree) => fallLineSide(unproject(tree, sheet)) === side);
  return { pines: onSide('sandhills'), crowns: onSide('piedmont') };
}
