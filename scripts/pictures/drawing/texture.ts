import { type Paint, patternFill } from './paint.ts';
import { lit, mix, shaded } from './palette.ts';
import { random } from './random.ts';
import { line, rect, repeat } from './svg.ts';

/** Brickwork; `size` is the length of a brick. */
export function brick(tone: string, size: number): Paint {
  const [height, joint] = [size * 0.36, Math.max(1, size * 0.045)];
  const row = (course: number): string =>
    repeat(5, (index) => {
      const shade = random(7 + course, index % 4);
      const x = (index - (course % 2) * 0.5) * size;
      return rect(
        x + joint,
        course * height + joint,
        size - joint,
        height - joint,
        mix(lit(tone, 0.06), shaded(tone, 0.1), shade),
      );
    });
  return patternFill(
    size * 4,
    height * 4,
    rect(0, 0, size * 4, height * 4, mix(tone, '#efe2d0', 0.3)) + repeat(4, row),
  );
}

/** Lap siding; `size` is the height of a board. */
export const lap = (tone: string, size: number): Paint =>
  patternFill(
    200,
    size,
    rect(0, 0, 200, size, tone) +
      rect(0, 0, 200, size * 0.1, shaded(tone, 0.2)) +
      rect(0, size * 0.1, 200, size * 0.2, shaded(tone, 0.06)),
  );

/** Board and batten; `size` is the distance between battens. */
export const battens = (tone: string, size: number): Paint =>
  patternFill(
    size,
    200,
    rect(0, 0, size, 200, tone) +
      rect(0, 0, size * 0.14, 200, lit(tone, 0.3)) +
      rect(size * 0.14, 0, size * 0.07, 200, shaded(tone, 0.16)),
  );

/** Plain stucco. */
export const stucco = (tone: string): Paint => patternFill(40, 40, rect(0, 0, 40, 40, tone));

/** Asphalt shingles; `size` is the height of a course. */
export function shingles(tone: string, size: number): Paint {
  const row = (course: number): string =>
    repeat(7, (index) => {
      const x = (index - (course % 2) * 0.5) * size * 1.5;
      return rect(
        x,
        course * size,
        size * 1.5 - 1,
        size * 0.9,
        mix(lit(tone, 0.08), shaded(tone, 0.1), random(31 + course, index % 6)),
      );
    });
  return patternFill(size * 9, size * 4, rect(0, 0, size * 9, size * 4, shaded(tone, 0.24)) + repeat(4, row));
}

/** Standing-seam metal; `size` is the distance between seams. */
export const standingSeams = (tone: string, size: number): Paint =>
  patternFill(
    size,
    100,
    rect(0, 0, size, 100, tone) +
      line([1, 0], [1, 100], lit(tone, 0.36), 2) +
      line([4, 0], [4, 100], shaded(tone, 0.2), 2),
  );
