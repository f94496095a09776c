import { lit, mix, shaded } from '#scripts/pictures/drawing/palette.ts';
import { random } from '#scripts/pictures/drawing/random.ts';
import { path, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { face, rectangleOn, project, type Surface } from './perspective.ts';

/** A pattern of courses: bricks, shingles or boards. Lengths in feet. */
export interface Courses {
  readonly piece: readonly [length: number, height: number];
  readonly joint: number;
  /** The offset of each course from the one below, as a share of a piece. */
  readonly shift: number;
  readonly tone: string;
  readonly jointTone: string;
  /** How much the pieces' shades vary, from 0 to 1. */
  readonly variety: number;
  readonly seed: number;
}

const SHADES = 6;

/** A rectangle of a surface under courses, from its lower left corner. Pieces of one shade are one path. */
export function courses(
  surface: Surface,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  { piece, joint, shift, tone, jointTone, variety, seed }: Courses,
): Svg {
  const shades = Array.from({ length: SHADES }, (): string[] => []);
  for (let row = 0; row * piece[1] < height; row++) {
    const [low, high] = [y + row * piece[1], Math.min(y + height, y + (row + 1) * piece[1] - joint)];
    const offset = ((row * shift) % 1) * piece[0];
    for (let column = 0; (column - 1) * piece[0] < width; column++) {
      const start = Math.max(x, x + column * piece[0] - offset);
      const end = Math.min(x + width, x + (column + 1) * piece[0] - offset - joint);
      if (end <= start || high <= low) continue;
      const corners = [surface(start, low), surface(end, low), surface(end, high), surface(start, high)].map(project);
      const outline = corners.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L');
      shades[Math.floor(random(seed + row * 131, column) * SHADES)]?.push(`M${outline}Z`);
    }
  }
  const [light, dark] = [lit(tone, 0.16 * variety), shaded(tone, 0.2 * variety)];
  return (
    face(rectangleOn(surface, x, y, width, height), jointTone) +
    shades.map((list, index) => path(list.join(''), mix(light, dark, index / (SHADES - 1)))).join('')
  );
}

/** Brickwork of a tone: bricks a little larger than real, so that a phone shows them. */
export const brickCourses = (tone: string, seed: number): Courses => ({
  piece: [1.25, 0.46],
  joint: 0.07,
  shift: 0.5,
  tone,
  jointTone: mix(tone, '#ecdcc8', 0.45),
  variety: 1,
  seed,
});

/** Shingles of a tone, each course with its shadow line. */
export const shingleCourses = (tone: string, seed: number): Courses => ({
  piece: [2.1, 0.92],
  joint: 0.09,
  shift: 0.37,
  tone,
  jointTone: shaded(tone, 0.34),
  variety: 0.75,
  seed,
});

/** Lap boards of a tone. */
export const lapBoards = (tone: string): Courses => ({
  piece: [60, 0.52],
  joint: 0.06,
  shift: 0,
  tone,
  jointTone: shaded(tone, 0.26),
  variety: 0.2,
  seed: 3,
});
