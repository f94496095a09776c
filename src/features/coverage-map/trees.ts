import { type Coordinates, fallLineSide } from '#model/geography.ts';
import { type Box } from './lettering.ts';
import { heightOf, project, type Sheet, type Spot, widthOf } from './sheet.ts';
import type { Line } from './basemap.ts';

/** The trees of a sheet: pines on the sand, broad crowns on the clay; along the Fall Line none. */
export interface Trees {
  readonly pines: readonly Spot[];
  readonly crowns: readonly Spot[];
}

/** Two numbers that fill a square evenly, without a pattern (M. Roberts, 'The R2 sequence'). */
const STEPS = [0.7548776662466927, 0.5698402909980532] as const;
const TRIES = 330;

const miles = (line: Line, sheet: Sheet): Spot[] =>
  line.map(([longitude, latitude]) => project({ latitude, longitude }, sheet));

/** Miles from a spot to the nearest piece of a line. */
function toLine(spot: Spot, line: readonly Spot[]): number {
  const pieces = line.slice(1).map((end, index) => {
    const start = line[index]!;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ((spot.x - start.x) * dx + (spot.y - start.y) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(start.x + share * dx - spot.x, start.y + share * dy - spot.y);
  });
  return Math.min(...pieces);
}

/** Trees strewn over a sheet where nothing else is: clear of boxes in miles, and by miles of lines such as rivers. */
export function strewnTrees(sheet: Sheet, boxes: readonly Box[], lines: readonly Line[], clearOfLines: number): Trees {
  const courses = lines.map((line) => miles(line, sheet));
  const trees: Spot[] = [];
  for (let index = 1; index <= TRIES; index += 1) {
    const [x, y] = [((index * STEPS[0]) % 1) * widthOf(sheet), ((index * STEPS[1]) % 1) * heightOf(sheet)];
    const spot = { x, y };
    const isFree =
      boxes.every(({ left, top, right, bottom }) => x < left || x > right || y < top || y > bottom) &&
      courses.every((course) => toLine(spot, course) > clearOfLines);
    if (isFree) trees.push(spot);
  }
  const sideOf = ({ x, y }: Spot) => {
    const place: Coordinates = {
      longitude: sheet.west + (x / widthOf(sheet)) * (sheet.east - sheet.west),
      latitude: sheet.north - (y / heightOf(sheet)) * (sheet.north - sheet.south),
    };
    return fallLineSide(place);
  };
  return {
    pines: trees.filter((tree) => sideOf(tree) === 'sandhills'),
    crowns: trees.filter((tree) => sideOf(tree) === 'piedmont'),
  };
}
