import { blob, smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { clip, verticalGradient, fade } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type WallMaterial, wallPaint } from '#scripts/pictures/houses/materials.ts';
import { shutters } from '#scripts/pictures/houses/openings.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { atWork, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const [X, Y, WIDE, TALL] = [470, 220, 660, 640] as const;

const squeegee = (): Svg =>
  group(
    {},
    line([20, 0], [150, 250], PALETTE.sun, 34, { 'stroke-linecap': 'round' }),
    line([30, 8], [156, 246], shaded(PALETTE.sun, 0.25), 10, { 'stroke-linecap': 'round' }),
    line([-130, 66], [146, -78], '#5c6b6e', 26, { 'stroke-linecap': 'round' }),
    line([-138, 50], [138, -94], PALETTE.ink, 11, { 'stroke-linecap': 'round' }),
    line([520, 760], [210, 330], shaded(PALETTE.water, 0.1), 150, { 'stroke-linecap': 'round' }),
    line([230, 356], [140, 232], '#a9714b', 84, { 'stroke-linecap': 'round' }),
    ellipse(120, 206, 66, 58, PALETTE.sun),
    repeat(4, (index) =>
      line([96 + index * 22, 172 + index * 10], [70 + index * 22, 214 + index * 12], shaded(PALETTE.sun, 0.16), 26, {
        'stroke-linecap': 'round',
      }),
    ),
  );

const suds = (x: number): Svg =>
  repeat(14, (index) =>
    ellipse(
      x + randomBetween(-30, 30, 8, index),
      400 + index * 12,
      randomBetween(6, 15, 9, index),
      randomBetween(6, 15, 9, index),
      PALETTE.white,
      { opacity: 0.85 },
    ),
  );

const reflection = (): Svg => {
  const glass = verticalGradient('#bfe1e6', '#8dc0c8', '#5d98a2');
  const clouds =
    path(blob(640, 360, 130, 34, 10, 3), PALETTE.white, { opacity: 0.8 }) +
    path(blob(960, 470, 110, 28, 10, 5), PALETTE.white, { opacity: 0.7 });
  const trees = repeat(9, (index) =>
    path(blob(X + index * 86, 850, 74, randomBetween(60, 150, 3, index), 11, index), '#47796a', { opacity: 0.75 }),
  );
  return (
    glass.defs +
    rect(X, Y, WIDE, TALL, glass.fill) +
    clouds +
    trees +
    polygon(
      [
        [X, Y],
        [X + 260, Y],
        [X + 40, Y + TALL],
        [X, Y + TALL],
      ],
      PALETTE.white,
      { opacity: 0.2 },
    )
  );
};

const dust = fade('#85794c', 0.05, 0.12, 0.3, 0.75);

const film = (seed: number): Svg =>
  rect(X, Y, WIDE, TALL, '#a39b7c', { opacity: 0.46 }) +
  dust.defs +
  noiseMasked({ size: [90, 60], share: 0.5, crisp: 2, seed }, rect(X, Y, WIDE, TALL, dust.fill)) +
  noiseMasked(
    { size: [12, 14], share: 0.2, crisp: 3, seed: seed + 1 },
    rect(X, Y, WIDE, TALL, '#6e6646', { opacity: 0.22 }),
  ) +
  repeat(36, (index) => {
    const [x, y] = [randomBetween(X, X + WIDE, seed, index), randomBetween(Y, Y + TALL, seed + 1, index)];
    return path(
      smoothLine([
        [x, y],
        [x + 3, y + 30],
        [x - 2, y + randomBetween(40, 120, seed + 2, index)],
      ]),
      'none',
      {
        stroke: '#6e6a52',
        'stroke-width': randomBetween(3, 9, seed + 3, index),
        opacity: 0.34,
        'stroke-linecap': 'round',
      },
    );
  });

/** A large window: washed glass reflects the sky, the rest has a film of pollen and rain marks. */
export function windowScene(material: WallMaterial, tone: string, shutter: string, wash: Wash, seed: number): Svg {
  const wall = wallPaint(material, tone, 82);
  const bars = rect(X + WIDE / 2 - 9, Y, 18, TALL, PALETTE.white) + rect(X, Y + TALL / 2 - 9, WIDE, 18, PALETTE.white);
  return (
    wall.defs +
    rect(0, 0, 1600, 1200, wall.fill) +
    rect(X - 60, Y - 90, WIDE + 160, TALL + 230, PALETTE.river, { opacity: 0.14 }) +
    shutters(X - 40, Y - 20, WIDE + 80, TALL + 40, shutter) +
    rect(X - 46, Y - 46, WIDE + 92, TALL + 92, PALETTE.white) +
    rect(X - 70, Y - 84, WIDE + 140, 46, lit(PALETTE.white, 0.2)) +
    rect(X - 70, Y - 44, WIDE + 140, 10, PALETTE.river, { opacity: 0.16 }) +
    clip(rect(X, Y, WIDE, TALL, '#000'), reflection()) +
    sweep(rect(X, Y, WIDE, TALL, '#000'), wash, film(seed)) +
    bars +
    rect(X, Y, WIDE, 16, PALETTE.river, { opacity: 0.2 }) +
    rect(X - 80, Y + TALL + 44, WIDE + 160, 30, PALETTE.white) +
    repeat(6, (index) =>
      place(X + 30 + index * 120, Y + TALL + 104, 0.9, azalea(seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b')),
    ) +
    polygon(
      [
        [X - 60, Y + TALL + 84],
        [X + WIDE + 60, Y + TALL + 84],
        [X + WIDE + 36, Y + TALL + 186],
        [X - 36, Y + TALL + 186],
      ],
      PALETTE.ink,
    ) +
    rect(X - 66, Y + TALL + 76, WIDE + 132, 20, lit(PALETTE.ink, 0.2)) +
    atWork(wash, (edge) => suds(edge.top - 40) + place(edge.top - 20, 560, 1, squeegee()))
  );
}
