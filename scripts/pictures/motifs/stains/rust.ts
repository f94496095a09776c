import { puddle, smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { clip, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, line, path, type Point, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { veil } from '#scripts/pictures/motifs/box.ts';
import { run } from './run.ts';

/** Rust that a sprinkler left: a thin orange film below its arc, darker where drops ran, and dotted at its edge. */
export const sprinklerRust = (foot: number, seed: number): Svg => {
  const height = (x: number): number => 300 + ((x - 880) / 880) ** 2 * 620;
  const arc = (lift: number): string =>
    smoothLine(Array.from({ length: 18 }, (_, step): Point => [100 + step * 90, height(100 + step * 90) + lift])) +
    `L1640 ${foot}L100 ${foot}Z`;
  const box = { x: 0, y: 250, width: 1600, height: foot - 250 };
  return (
    blurred(26, path(arc(30), '#dd8a35', { opacity: 0.36 })) +
    noiseMasked(
      { size: [60, 200], share: 0.56, crisp: 1.8, seed },
      blurred(14, path(arc(60), '#c96c1c', { opacity: 0.45 })),
    ) +
    noiseMasked(
      { size: [14, 170], share: 0.46, crisp: 3, seed: seed + 1 },
      clip(path(arc(40), '#000'), veil(box, '#a8540f', 0.12, 0.36, 0.6)),
    ) +
    repeat(260, (index) => {
      const x = randomBetween(110, 1600, seed + 2, index);
      const y = height(x) + randomBetween(-60, 200, seed + 3, index);
      const size = randomBetween(3, 9, seed + 4, index);
      return y > foot ? '' : ellipse(x, y, size, size * 1.3, '#b85f18', { opacity: 0.6 });
    })
  );
};

/** Rust on paving that a sprinkler left: fans of one even orange, each with a curved edge, from heads at the lawn. */
export const sprinklerRustOnPaving = (lawn: number, seed: number): Svg => {
  const fan = (y: number, reach: number, own: number): Svg => {
    const disc = (size: number, tone: string, opacity: number): Svg =>
      ellipse(lawn, y, size, size * 0.8, tone, { opacity });
    return (
      blurred(14, disc(reach, '#dd8a35', 0.4)) +
      noiseMasked(
        { size: [120, 90], share: 0.66, crisp: 1.6, seed: own },
        blurred(8, disc(reach - 20, '#c96c1c', 0.36)),
      ) +
      noiseMasked(
        { size: [26, 22], share: 0.5, crisp: 3, seed: own + 1 },
        blurred(6, disc(reach - 50, '#b05a14', 0.3)),
      ) +
      blurred(
        5,
        ellipse(lawn, y, reach - 12, (reach - 12) * 0.8, 'none', {
          stroke: '#b85f18',
          'stroke-width': 26,
          opacity: 0.42,
        }),
      ) +
      repeat(150, (index) => {
        const angle = randomBetween(-1.5, 1.5, own + 2, index);
        const far = reach * randomBetween(0.9, 1.12, own + 3, index);
        const size = randomBetween(4, 10, own + 4, index);
        return ellipse(lawn + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8, size, size, '#b85f18', {
          opacity: 0.6,
        });
      })
    );
  };
  return fan(250, 760, seed) + fan(980, 900, seed + 10);
};

/** A pop-up sprinkler, its foot at 0, 0, and its drops. */
export const sprinkler = (x: number, y: number): Svg =>
  rect(x - 24, y - 120, 48, 130, '#23292b') +
  rect(x - 32, y - 130, 64, 24, '#31393c') +
  rect(x - 16, y - 158, 32, 30, '#1a1f21') +
  repeat(15, (index) => {
    const share = (index + 1) / 15;
    return ellipse(x + share * 560, y - 150 - Math.sin(share * 2.1) * 420, 7, 10, '#e7f4f5', { opacity: 0.9 });
  });

/** Rust on a wall: runs below screws and a hinge of iron. */
export const rustRuns = (seed: number): Svg => {
  const screw = (x: number, y: number, length: number, own: number): Svg =>
    blurred(5, run(x, y, 62, length, '#d8893c', 0.55, own)) +
    run(x, y, 40, length * 0.94, '#b55a16', 0.8, own) +
    run(x + 8, y, 16, length * 0.6, '#8a3d0c', 0.85, own + 1) +
    ellipse(x, y, 22, 22, '#6d3a1c') +
    ellipse(x - 4, y - 4, 14, 14, '#9a5526') +
    line([x - 12, y + 3], [x + 10, y - 5], '#3c1f10', 5);
  const bracket =
    blurred(6, run(1084, 430, 170, 600, '#d8893c', 0.5, seed)) +
    run(1046, 430, 44, 560, '#b55a16', 0.78, seed + 1) +
    run(1116, 430, 50, 470, '#a04a10', 0.76, seed + 2) +
    run(1080, 430, 26, 660, '#8a3d0c', 0.8, seed + 3) +
    withShadow(
      6,
      rect(1010, 210, 150, 230, '#4c3a30', { rx: 10 }) +
        [250, 300, 350, 400].map((y) => rect(1026, y - 16, 118, 22, '#33261f')).join('') +
        noiseMasked(
          { size: [14, 12], share: 0.5, crisp: 3, seed },
          rect(1010, 210, 150, 230, '#b4622a', { opacity: 0.85 }),
        ),
    );
  return screw(360, 240, 520, seed + 4) + screw(640, 420, 380, seed + 5) + screw(1420, 600, 420, seed + 6) + bracket;
};

/** Rust on paving: the ring of a can, the feet of a chair, and specks of fertilizer. */
export const rustMarks = (seed: number): Svg => {
  const ring = (x: number, y: number, size: number): Svg => {
    const draw = (width: number, tone: string, opacity: number): Svg =>
      ellipse(x, y, size, size, 'none', { stroke: tone, 'stroke-width': width, opacity });
    return (
      blurred(12, draw(56, '#d98a3a', 0.6)) +
      noiseMasked({ size: [34, 34], share: 0.7, crisp: 3, seed: seed + size }, draw(36, '#b4581a', 0.95)) +
      draw(12, '#8f400f', 0.75)
    );
  };
  const foot = (x: number, y: number): Svg =>
    blurred(10, ellipse(x, y, 74, 74, '#d98a3a', { opacity: 0.6 })) +
    path(puddle(x, y, 46, 46, 8, seed + x), '#b4581a', { opacity: 0.9 }) +
    path(puddle(x + 2, y + 2, 24, 24, 7, seed + y), '#7d370d', { opacity: 0.85 }) +
    run(x + 10, y, 52, 190, '#c9762a', 0.5, seed + x);
  const grain = (index: number): Svg => {
    const [x, y] = [randomBetween(1010, 1590, seed, index), randomBetween(400, 1120, seed + 1, index)];
    const size = randomBetween(5, 13, seed + 2, index);
    return ellipse(x, y, size * 2.4, size * 2.4, '#dd9445', { opacity: 0.5 }) + ellipse(x, y, size, size, '#a34c12');
  };
  return ring(560, 720, 210) + foot(300, 470) + foot(840, 470) + foot(860, 1010) + repeat(74, grain);
};
