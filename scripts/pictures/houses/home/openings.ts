import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { sash } from '#scripts/pictures/houses/openings.ts';
import { face, frontPlane, unitsPerFoot, rectangleOn, type Position, project } from './perspective.ts';

/** An upright rectangle that faces the viewer, in feet; `back` is its depth behind the front wall. */
export interface Opening {
  readonly left: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
  readonly back: number;
}

/** Fills a rectangle that faces the viewer. */
export const panel = ({ left, foot, wide, tall, back }: Opening, fill: string, opacity = 1): Svg =>
  face(rectangleOn(frontPlane(back), left, foot, wide, tall), fill, opacity);

const shutter = (left: number, { foot, tall, back }: Opening, tone: string): Svg => {
  const wide = 1.35;
  const slat = (index: number): Svg =>
    panel(
      { left: left + 0.2, foot: foot + 0.3 + index * ((tall - 0.5) / 9), wide: wide - 0.4, tall: 0.16, back },
      shaded(tone, 0.4),
    );
  return (
    panel({ left: left + 0.14, foot: foot - 0.14, wide, tall, back }, PALETTE.river, 0.28) +
    panel({ left, foot, wide, tall, back }, tone) +
    panel({ left, foot, wide: 0.14, tall, back }, lit(tone, 0.2)) +
    repeat(9, slat)
  );
};

/** A sash window with shutters; `panes` counts across and down. */
export function homeWindow(box: Opening, panes: readonly [number, number], tone: string): Svg {
  const foot = unitsPerFoot(box.back);
  const [x, y] = project([box.left, box.foot + box.tall, box.back]);
  const frame = { ...box, foot: box.foot - 0.2, tall: box.tall + 0.4 };
  return (
    shutter(box.left - 1.85, frame, tone) +
    shutter(box.left + box.wide + 0.5, frame, tone) +
    panel({ ...box, left: box.left + 0.1, foot: box.foot - 0.75, tall: box.tall + 0.75 }, PALETTE.river, 0.3) +
    sash(x, y, box.wide * foot, box.tall * foot, panes[0], panes[1])
  );
}

/** The front door with its wreath. */
export function homeDoor(box: Opening, tone: string): Svg {
  const inner = (x: number, y: number, wide: number, tall: number): Opening => ({
    left: box.left + box.wide * x,
    foot: box.foot + box.tall * y,
    wide: box.wide * wide,
    tall: box.tall * tall,
    back: box.back,
  });
  const wreath: Position = [box.left + box.wide / 2, box.foot + box.tall * 0.74, box.back];
  const [x, y] = project(wreath);
  return (
    panel(inner(-0.16, 0, 1.32, 1.07), PALETTE.white) +
    panel(box, tone) +
    panel(inner(0, 0, 0.06, 1), lit(tone, 0.3)) +
    [
      [0.14, 0.54],
      [0.56, 0.54],
      [0.14, 0.08],
      [0.56, 0.08],
    ]
      .map(([across = 0, up = 0]) => panel(inner(across, up, 0.3, 0.38), shaded(tone, 0.26)))
      .join('') +
    group(
      { fill: 'none', 'stroke-width': 6 },
      ellipse(x, y, 14, 14, 'none', { stroke: shaded(PALETTE.leaf, 0.2) }),
      ellipse(x - 1, y - 1, 14, 14, 'none', { stroke: lit(PALETTE.leaf, 0.2), 'stroke-width': 2.4 }),
    ) +
    ellipse(x, y + 14, 4, 4, PALETTE.sun) +
    ellipse(...project([box.left + box.wide * 0.88, box.foot + box.tall * 0.46, box.back]), 3, 3, PALETTE.sun)
  );
}

/** A lantern on a wall. */
export function lantern(place: Position): Svg {
  const [x, y] = project(place);
  return (
    rect(x - 6, y - 12, 12, 24, PALETTE.ink) +
    rect(x - 3.5, y - 7, 7, 13, '#ffe3a0') +
    rect(x - 8, y - 15, 16, 4, PALETTE.ink)
  );
}
