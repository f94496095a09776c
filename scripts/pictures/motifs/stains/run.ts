import { fade } from '#scripts/pictures/drawing/paint.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { path, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A run of `width` at its top that narrows and fades toward its end. */
export const run = (
  x: number,
  y: number,
  width: number,
  length: number,
  tone: string,
  opacity: number,
  seed: number,
): Svg => {
  const [bend, sway] = [randomBetween(-0.5, 0.5, seed, 1) * width, randomBetween(-0.4, 0.4, seed, 2) * width];
  const paint = fade(tone, opacity, opacity * 0.94, opacity * 0.6, 0);
  const [half, end] = [width / 2, width * 0.3];
  const [a, b, c] = [y + length * 0.4, y + length * 0.8, y + length].map(Math.round) as [number, number, number];
  const at = (value: number): number => Math.round(value * 10) / 10;
  return (
    paint.defs +
    path(
      `M${at(x - half)} ${y}C${at(x - half + bend)} ${a} ${at(x - end - bend)} ${a} ${at(x - end + sway)} ${b}Q${at(x + sway)} ${c} ${at(x + end + sway)} ${b}C${at(x + end - bend)} ${a} ${at(x + half + bend)} ${a} ${at(x + half)} ${y}Z`,
      paint.fill,
    )
  );
};
