import { blob } from '#scripts/pictures/drawing/curves.ts';
import { glow, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { shaded } from '#scripts/pictures/drawing/palette.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import {
  ellipse,
  group,
  line,
  path,
  type Point,
  polygon,
  rect,
  repeat,
  type Svg,
} from '#scripts/pictures/drawing/svg.ts';
import { run } from './run.ts';

const LIGHT = glow('#ffe08a', 0.75);

/** A porch light, its center at x, y. */
export const porchLight = (x: number, y: number): Svg =>
  LIGHT.defs +
  ellipse(x, y + 20, 430, 430, LIGHT.fill) +
  withShadow(
    8,
    rect(x - 70, y - 150, 140, 60, '#20282a') +
      polygon(
        [
          [x - 120, y - 80],
          [x + 120, y - 80],
          [x + 70, y - 120],
          [x - 70, y - 120],
        ],
        '#20282a',
      ) +
      rect(x - 96, y - 80, 192, 210, '#fff0bd') +
      [-96, -6, 84].map((dx) => rect(x + dx, y - 80, 12, 210, '#20282a')).join('') +
      rect(x - 110, y + 128, 220, 26, '#20282a'),
  );

/** Droppings of spiders and flies around a point: dots, and dots with a run. */
export const bugSpots = (x: number, y: number, seed: number, tone = '#2a211b'): Svg =>
  repeat(150, (index) => {
    const angle = random(seed, index) * 6.283;
    const reach = 150 + 620 * random(seed + 1, index) ** 1.4;
    const [cx, cy] = [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.9];
    const size = randomBetween(4, 11, seed + 2, index);
    return index % 3 === 0
      ? run(
          Math.round(cx),
          Math.round(cy),
          size * 1.5,
          randomBetween(30, 110, seed + 3, index),
          tone,
          0.8,
          seed + index,
        ) + ellipse(cx, cy, size, size * 1.15, tone, { opacity: 0.92 })
      : path(blob(cx, cy, size, size * 0.9, 7, seed + index), tone, { opacity: 0.9 });
  });

/** A cobweb in a corner at x, y. */
export const cobweb = (x: number, y: number, reach: number): Svg => {
  const spokes = [6, 24, 44, 66, 84].map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle: number, share: number): Point => [
    x + Math.cos(angle) * reach * share,
    y + Math.sin(angle) * reach * share,
  ];
  const thread = { stroke: '#8d9492', 'stroke-width': 3, opacity: 0.8 } as const;
  return (
    spokes.map((angle) => line([x, y], at(angle, 1), '#8d9492', 3, { opacity: 0.8 })).join('') +
    [0.3, 0.5, 0.72, 0.92]
      .map((share) =>
        spokes
          .slice(1)
          .map((angle, index) => {
            const [a, b] = [at(spokes[index]!, share), at(angle, share)];
            const middle = at((angle + spokes[index]!) / 2, share * 0.86);
            return path(
              `M${a.map(Math.round).join(' ')}Q${middle.map(Math.round).join(' ')} ${b.map(Math.round).join(' ')}`,
              'none',
              thread,
            );
          })
          .join(''),
      )
      .join('')
  );
};

/** The tubes of a mud dauber: ridged columns of dried mud with round holes, their top at x, y. */
export function mudTubes(x: number, y: number, seed: number): Svg {
  const tube = (index: number): Svg => {
    const left = x + index * 78;
    const length = randomBetween(300, 430, seed, index);
    const rings = Math.floor(length / 22);
    return (
      repeat(rings, (ring) => {
        const tone = shaded('#bb9c78', random(seed + index, ring) * 0.34);
        const down = y + ring * 22;
        return (
          path(
            `M${left} ${down + 8}Q${left + 42} ${down - 14} ${left + 84} ${down + 8}L${left + 84} ${down + 30}Q${left + 42} ${down + 8} ${left} ${down + 30}Z`,
            tone,
          ) +
          path(`M${left} ${down + 8}Q${left + 42} ${down - 14} ${left + 84} ${down + 8}`, 'none', {
            stroke: '#5e4128',
            'stroke-width': 3,
            opacity: 0.6,
          })
        );
      }) +
      ellipse(left + 42, y + length - 70 - (index % 2) * 120, 17, 19, '#2a1b10') +
      group({ opacity: 0.25 }, rect(left + 62, y + 10, 22, length - 16, '#2a1b10'))
    );
  };
  return withShadow(10, repeat(4, tube));
}

/** A paper wasps' nest from below: an umbrella of gray cells on a stalk, its stalk at x, y. */
export function paperNest(x: number, y: number): Svg {
  const size = 30;
  const cells = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3].flatMap((column): Svg[] => {
      const cx = x + (column + (row % 2 === 0 ? 0 : 0.5)) * size * 1.78;
      const cy = y + 210 + row * size * 1.52;
      if (Math.hypot((cx - x) / 185, (cy - y - 210) / 165) > 1) return [];
      const hexagon = (reach: number): readonly Point[] =>
        [30, 90, 150, 210, 270, 330].map((degrees): Point => [
          cx + Math.cos((degrees * Math.PI) / 180) * reach,
          cy + Math.sin((degrees * Math.PI) / 180) * reach,
        ]);
      const capped = (row + column) % 4 === 0;
      return [polygon(hexagon(size * 1.04), '#b7ab95'), polygon(hexagon(size * 0.78), capped ? '#e8e0cd' : '#4d453a')];
    }),
  );
  return withShadow(
    12,
    rect(x - 9, y, 18, 90, '#6f6553') +
      path(blob(x, y + 206, 214, 186, 14, 5), '#8f836d') +
      path(blob(x, y + 214, 200, 172, 14, 6), '#a3977f') +
      cells.join(''),
  );
}
