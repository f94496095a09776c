import type { StainSurface } from '#model/stain.ts';
import { blob, smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { clip, horizontalGradient, verticalGradient } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, line, path, type Point, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';

/** The whole canvas, which a stain covers. */
export const EVERYWHERE = { x: 0, y: 0, width: 1600, height: 1200 } as const;

/** The height of a course: of shingles, of siding, of brick. One scale for all pictures of a surface. */
export const COURSE = { roof: 120, siding: 178, brick: 119 } as const;

/** The lower edge of the first course of siding, and the ground at its foot. */
const FIRST_LAP = 84;
export const FOOT = 1040;

/** The joints of a concrete slab, and the width of the lawn beside it. */
export const SLAB = { lawn: 110, down: 1130, across: 330 } as const;

/** The face of the gutter. */
export const GUTTER_FACE = { x: 0, y: 400, width: 1600, height: 330 } as const;

/** The pane of the window. */
export const PANE = { x: 150, y: 0, width: 1450, height: 1010 } as const;

/** The lower edges of the courses of a surface, which collect growth. */
export const courseEdges = (surface: 'roof' | 'siding'): readonly number[] =>
  Array.from({ length: 12 }, (_, index) => (surface === 'roof' ? 190 : FIRST_LAP) + index * COURSE[surface]).filter(
    (y) => y < 1180,
  );

/** Dark and light specks, as of granules or sand. */
const specks = (tone: string, opacity: number, seed: number, size = 5): Svg =>
  noiseMasked({ size: [size, size], share: 0.34, crisp: 6, seed }, rect(0, 0, 1600, 1200, tone, { opacity }));

/** A roof of asphalt shingles below its ridge. */
function roof(): Svg {
  const tone = '#9b948a';
  const course = (row: number): Svg => {
    const top = 190 + row * COURSE.roof;
    return (
      repeat(11, (index) => {
        const x = (index - (row % 2) * 0.5) * 180 - 60;
        const drop = random(3 + row, index) * 8;
        return rect(
          x,
          top - COURSE.roof,
          177,
          COURSE.roof - 8 + drop,
          mix(lit(tone, 0.14), shaded(tone, 0.14), random(11 + row, index)),
        );
      }) + rect(0, top - 4, 1600, 10, PALETTE.river, { opacity: 0.3 })
    );
  };
  return (
    rect(0, 0, 1600, 130, PALETTE.sky) +
    rect(0, 126, 1600, 1100, shaded(tone, 0.4)) +
    repeat(10, course) +
    repeat(8, (index) =>
      polygon(
        [
          [index * 220 - 60, 112],
          [index * 220 + 170, 104],
          [index * 220 + 170, 184],
          [index * 220 - 60, 176],
        ],
        mix(lit(tone, 0.2), shaded(tone, 0.08), random(5, index)),
      ),
    ) +
    rect(0, 178, 1600, 14, PALETTE.river, { opacity: 0.25 }) +
    specks('#3a3c3c', 0.3, 2) +
    specks('#f4eee0', 0.24, 7) +
    rect(0, 0, 1600, 104, PALETTE.sky)
  );
}

/** Shredded mulch at the foot of a wall. */
export const mulch = (y: number, seed = 4): Svg =>
  rect(0, y, 1600, 200, '#4b3424') +
  repeat(420, (index) => {
    const [x, down] = [randomBetween(-20, 1600, seed, index), y + randomBetween(-16, 150, seed + 1, index)];
    const turn = randomBetween(-40, 40, seed + 2, index);
    return rect(x, down, randomBetween(30, 84, seed + 3, index), 9, ['#6b4a30', '#8a6240', '#5a3d28'][index % 3]!, {
      transform: `rotate(${Math.round(turn)} ${Math.round(x)} ${Math.round(down)})`,
    });
  });

/** Grass at the foot of a wall or beside a slab. */
export const grass = (y: number, seed = 4): Svg =>
  rect(0, y + 30, 1600, 200, shaded(PALETTE.leaf, 0.25)) +
  repeat(170, (index) => {
    const x = index * 9.6 + randomBetween(-6, 6, seed, index);
    const [tall, lean] = [randomBetween(50, 100, seed + 1, index), randomBetween(-26, 26, seed + 2, index)];
    return path(
      `M${Math.round(x - 8)} ${y + 80}Q${Math.round(x)} ${Math.round(y + 40 - tall / 3)} ${Math.round(x + lean)} ${Math.round(y + 56 - tall)}Q${Math.round(x + 10)} ${y + 40} ${Math.round(x + 10)} ${y + 80}Z`,
      [PALETTE.leaf, PALETTE.lawn, shaded(PALETTE.leaf, 0.15)][index % 3]!,
    );
  });

/** Lap siding beside a corner post. */
function siding(tone = '#dce3e2'): Svg {
  return (
    rect(0, 0, 1600, 1200, tone) +
    repeat(8, (index) => {
      const edge = FIRST_LAP + index * COURSE.siding;
      const board = verticalGradient(lit(tone, 0.3), tone, shaded(tone, 0.05));
      return (
        board.defs +
        rect(0, edge - COURSE.siding, 1600, COURSE.siding, board.fill) +
        repeat(5, (grain) =>
          line(
            [randomBetween(120, 700, 5 + index, grain), edge - 30 - grain * 26],
            [randomBetween(800, 1600, 6 + index, grain), edge - 30 - grain * 26],
            shaded(tone, 0.08),
            2,
            { opacity: 0.7 },
          ),
        )
      );
    }) +
    repeat(8, (index) => {
      const edge = FIRST_LAP + index * COURSE.siding;
      return (
        rect(0, edge - 6, 1600, 6, lit(tone, 0.6)) +
        rect(0, edge, 1600, 8, shaded(tone, 0.44)) +
        rect(0, edge + 8, 1600, 16, PALETTE.river, { opacity: 0.14 })
      );
    }) +
    rect(0, 0, 120, 1200, PALETTE.white) +
    rect(0, 0, 22, 1200, shaded(PALETTE.white, 0.1)) +
    rect(120, 0, 16, 1200, PALETTE.river, { opacity: 0.2 })
  );
}

function brickWall(): Svg {
  const wall = brick('#ad5c43', 330);
  return wall.defs + rect(0, 0, 1600, 1200, wall.fill) + specks('#3d1c14', 0.24, 3, 7) + specks('#f1d9c4', 0.2, 9, 6);
}

/** A concrete slab from above, with its joints and a strip of lawn. */
function concrete(): Svg {
  const tone = '#d3ccbc';
  const joint = (from: Point, to: Point): Svg =>
    line(from, to, shaded(tone, 0.42), 13) +
    line([from[0] + 5, from[1] + 7], [to[0] + 5, to[1] + 7], lit(tone, 0.5), 4);
  return (
    rect(0, 0, 1600, 1200, tone) +
    noiseMasked(
      { size: [220, 160], share: 0.5, crisp: 1.4, seed: 4 },
      rect(0, 0, 1600, 1200, '#b7ae9b', { opacity: 0.5 }),
    ) +
    specks('#6f6757', 0.26, 6, 3.4) +
    specks('#fffaf0', 0.34, 12, 4) +
    joint([SLAB.lawn, SLAB.across], [1600, SLAB.across]) +
    joint([SLAB.down, 0], [SLAB.down, 1200]) +
    rect(0, 0, SLAB.lawn - 16, 1200, shaded(PALETTE.leaf, 0.2)) +
    repeat(120, (index) => {
      const y = index * 10 + randomBetween(-8, 8, 3, index);
      const [reach, lean] = [randomBetween(50, 118, 4, index), randomBetween(-30, 30, 5, index)];
      return path(
        `M0 ${Math.round(y - 12)}Q${Math.round(reach / 2)} ${Math.round(y)} ${Math.round(reach)} ${Math.round(y + lean)}Q${Math.round(reach / 2)} ${Math.round(y + 16)} 0 ${Math.round(y + 14)}Z`,
        [PALETTE.leaf, PALETTE.lawn, shaded(PALETTE.leaf, 0.12)][index % 3]!,
      );
    })
  );
}

/** Deck boards from above. */
function wood(): Svg {
  const tone = '#c19a6b';
  const board = (index: number): Svg => {
    const x = index * 200;
    const fill = mix(lit(tone, 0.2), shaded(tone, 0.12), random(23, index));
    const grain = repeat(7, (wave) => {
      const at = x + 24 + wave * 24 + randomBetween(-6, 6, index, wave);
      const points = Array.from({ length: 7 }, (_, step): Point => [
        at + randomBetween(-7, 7, 40 + index * 9 + wave, step),
        step * 200,
      ]);
      return path(smoothLine(points), 'none', { stroke: shaded(tone, 0.28), 'stroke-width': 3, opacity: 0.45 });
    });
    const knot =
      index % 3 === 1
        ? ellipse(x + 110, 300 + index * 90, 22, 36, shaded(tone, 0.45), { opacity: 0.7 }) +
          ellipse(x + 110, 300 + index * 90, 11, 20, shaded(tone, 0.65), { opacity: 0.8 })
        : '';
    const screws = [230, 970]
      .flatMap((y) => [46, 154].map((across) => ellipse(x + across, y, 8, 8, '#5c5a55')))
      .join('');
    return rect(x, 0, 194, 1200, fill) + grain + knot + screws + rect(x, 0, 6, 1200, lit(tone, 0.4), { opacity: 0.6 });
  };
  return rect(0, 0, 1600, 1200, '#33261a') + repeat(8, board);
}

/** The edge of a roof with its gutter, and the siding below it. */
function gutter(): Svg {
  const { y, height } = GUTTER_FACE;
  const white = '#f4f3ee';
  const face = verticalGradient('#ffffff', white, '#e4e4dd', '#d4d6d0');
  const tab = (row: number, index: number): Svg =>
    rect(
      (index - (row % 2) * 0.5) * 210,
      row * 100 - 20,
      206,
      106,
      mix(lit('#7a766f', 0.1), shaded('#7a766f', 0.16), random(9 + row, index)),
    );
  return (
    siding() +
    rect(0, 0, 1600, y, shaded('#7a766f', 0.4)) +
    repeat(
      4,
      (row) =>
        repeat(9, (index) => tab(row, index)) + rect(0, row * 100 + 78, 1600, 8, PALETTE.river, { opacity: 0.35 }),
    ) +
    clip(rect(0, 0, 1600, y - 26, '#000'), specks('#22282a', 0.24, 5)) +
    rect(0, y - 26, 1600, 30, '#3a3630') +
    face.defs +
    rect(0, y, 1600, height, face.fill) +
    rect(0, y - 8, 1600, 34, '#ffffff') +
    rect(0, y + 26, 1600, 9, PALETTE.river, { opacity: 0.18 }) +
    rect(0, y + height * 0.62, 1600, 7, PALETTE.river, { opacity: 0.1 }) +
    rect(0, y + height - 26, 1600, 26, shaded(white, 0.14)) +
    rect(0, y + height, 1600, 70, PALETTE.river, { opacity: 0.26 }) +
    rect(1090, y - 8, 12, height + 8, shaded(white, 0.1))
  );
}

/** The lower left corner of a window, which reflects trees and sky. */
function glass(): Svg {
  const { x, y, width, height } = PANE;
  const pane = verticalGradient('#5d8790', '#4a7079', '#34535b');
  const frame = horizontalGradient('#e9e8e2', PALETTE.white);
  return (
    pane.defs +
    frame.defs +
    rect(0, 0, 1600, 1200, PALETTE.white) +
    rect(x, y, width, height, pane.fill) +
    repeat(9, (index) =>
      path(blob(x + 60 + index * 190, 1010, 150, randomBetween(120, 330, 3, index), 12, index), '#27483f', {
        opacity: 0.55,
      }),
    ) +
    polygon(
      [
        [x + 240, 0],
        [x + 620, 0],
        [x + 160, height],
        [x, height],
        [x, 640],
      ],
      PALETTE.white,
      { opacity: 0.1 },
    ) +
    rect(0, 0, x - 14, 1200, frame.fill) +
    rect(x - 14, 0, 14, height, shaded(PALETTE.white, 0.3)) +
    rect(0, height, 1600, 200, PALETTE.white) +
    rect(x, height - 12, width, 12, PALETTE.river, { opacity: 0.4 }) +
    rect(0, height + 92, 1600, 110, lit(PALETTE.white, 0.2)) +
    rect(0, height + 84, 1600, 10, PALETTE.river, { opacity: 0.2 })
  );
}

/** Draws each surface from close up, clean, on the whole canvas. */
export const CLEAN_SURFACES: Readonly<Record<StainSurface, () => Svg>> = {
  roof,
  siding: () => siding(),
  brick: brickWall,
  concrete,
  wood,
  gutter,
  glass,
};

/** Siding in a color, on which chalk shows. */
export const coloredSiding = (): Svg => siding('#5f86a0');
