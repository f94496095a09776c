import { horizontalGradient } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A sash window with its trim, by upper left corner, size, and panes across and down. */
export function sash(
  x: number,
  y: number,
  width: number,
  height: number,
  across = 2,
  down = 2,
  trim: string = PALETTE.white,
): Svg {
  const rim = Math.min(width, height) * 0.07;
  const bar = Math.max(2, rim * 0.5);
  const glass = horizontalGradient('#cfe7e8', '#7fb0b8', '#4d8590');
  return (
    glass.defs +
    rect(x - rim, y - rim, width + rim * 2, height + rim * 2, trim) +
    rect(x, y, width, height, glass.fill) +
    polygon(
      [
        [x, y],
        [x + width * 0.55, y],
        [x + width * 0.15, y + height],
        [x, y + height],
      ],
      PALETTE.white,
      { opacity: 0.28 },
    ) +
    repeat(across - 1, (index) => rect(x + (width * (index + 1)) / across - bar / 2, y, bar, height, trim)) +
    repeat(down - 1, (index) => rect(x, y + (height * (index + 1)) / down - bar / 2, width, bar, trim)) +
    rect(x, y, width, height * 0.05, PALETTE.river, { opacity: 0.3 }) +
    rect(x - rim * 1.6, y + height + rim * 0.6, width + rim * 3.2, rim * 0.9, lit(trim, 0.2)) +
    rect(x - rim * 1.6, y + height + rim * 1.5, width + rim * 3.2, rim * 0.5, PALETTE.river, { opacity: 0.22 })
  );
}

/** Two shutters beside a window with this corner and size. */
export const shutters = (x: number, y: number, width: number, height: number, tone: string): Svg =>
  [x - width * 0.5, x + width * 1.1]
    .map((left) => {
      const wide = width * 0.4;
      const slats = repeat(8, (index) =>
        rect(left + wide * 0.14, y + height * (0.05 + index * 0.115), wide * 0.72, height * 0.035, shaded(tone, 0.3)),
      );
      return rect(left, y - height * 0.03, wide, height * 1.06, tone) + slats;
    })
    .join('');

/** A paneled front door with its frame, by upper left corner and size. */
export const door = (x: number, y: number, width: number, height: number, tone: string): Svg =>
  rect(x - width * 0.12, y - width * 0.12, width * 1.24, height + width * 0.12, PALETTE.white) +
  rect(x, y, width, height, tone) +
  repeat(4, (index) =>
    rect(
      x + width * (0.14 + (index % 2) * 0.4),
      y + height * (index < 2 ? 0.1 : 0.56),
      width * 0.32,
      height * (index < 2 ? 0.38 : 0.34),
      shaded(tone, 0.2),
    ),
  ) +
  ellipse(x + width * 0.88, y + height * 0.53, width * 0.05, width * 0.05, PALETTE.sun);

/** A paneled garage door by upper left corner, size and rows of panels; the top row is glass. */
export function garageDoor(
  x: number,
  y: number,
  width: number,
  height: number,
  down = 4,
  tone: string = PALETTE.white,
): Svg {
  const [wide, tall] = [width / 4, height / down];
  const panel = (index: number): Svg => {
    const row = Math.floor(index / 4);
    const fill = row === 0 ? mix('#9cc6cb', '#5d939d', (index % 4) / 4) : shaded(tone, 0.07);
    return rect(x + (index % 4) * wide + wide * 0.08, y + row * tall + tall * 0.14, wide * 0.84, tall * 0.72, fill);
  };
  return (
    rect(x - width * 0.03, y - width * 0.03, width * 1.06, height + width * 0.03, lit(tone, 0.3)) +
    rect(x, y, width, height, tone) +
    repeat(down * 4, panel) +
    repeat(down - 1, (index) => rect(x, y + (index + 1) * tall - 1, width, 2, shaded(tone, 0.22))) +
    rect(x, y, width, height * 0.05, PALETTE.river, { opacity: 0.25 })
  );
}
