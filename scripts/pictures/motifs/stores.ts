import { horizontalGradient } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { path, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';

/** The y of the sidewalk that stores stand on. */
const WALK = 950;

/** A shop's glass front with its door: its upper left corner at x, y. */
export function shopfront(x: number, y: number, width: number, height: number, seed: number): Svg {
  const glass = horizontalGradient('#cfe7e8', '#86b5bc', '#568b96');
  const doorAt = seed % 2 === 0 ? 0.66 : 0.1;
  const [left, wide] = [x + width * doorAt, width * 0.24];
  return (
    glass.defs +
    rect(x, y, width, height, PALETTE.ink) +
    rect(x + 8, y + 8, width - 16, height - 34, glass.fill) +
    polygon(
      [
        [x + 8, y + 8],
        [x + width * 0.4, y + 8],
        [x + width * 0.16, y + height - 26],
        [x + 8, y + height - 26],
      ],
      PALETTE.white,
      { opacity: 0.26 },
    ) +
    rect(x + width * 0.46, y, 7, height, PALETTE.ink) +
    rect(left - 6, y, wide + 12, height, PALETTE.ink) +
    rect(left, y + 8, wide, height - 8, ['#8f2d36', '#3f6b4f', '#1f7a8c'][seed % 3] ?? PALETTE.brick) +
    rect(left + wide * 0.16, y + 22, wide * 0.68, height * 0.56, '#9cc6cb') +
    rect(left + wide * 0.82, y + height * 0.56, 5, height * 0.14, PALETTE.sun)
  );
}

/** A striped awning that slopes toward the viewer: its upper left corner at x, y. */
export function stripedAwning(x: number, y: number, width: number, drop: number, tone: string): Svg {
  const count = Math.round(width / 42);
  const stripe = width / count;
  return (
    rect(x + 12, y + drop, width, drop * 0.34, PALETTE.river, { opacity: 0.22 }) +
    repeat(count, (index) => {
      const left = x + index * stripe;
      const fill = index % 2 === 0 ? tone : PALETTE.white;
      const near = (at: number): number => x + width / 2 + (at - x - width / 2) * 0.95;
      return (
        polygon(
          [
            [near(left), y],
            [near(left + stripe), y],
            [left + stripe, y + drop * 0.78],
            [left, y + drop * 0.78],
          ],
          fill,
        ) +
        path(
          `M${left} ${y + drop * 0.76}h${stripe}v${drop * 0.16}a${stripe / 2} ${drop * 0.14} 0 0 1 ${-stripe} 0Z`,
          shaded(fill, 0.12),
        )
      );
    })
  );
}

/** What distinguishes a store. */
interface Store {
  readonly tone: string;
  readonly awning: string;
  readonly seed: number;
}

/** A brick store of two floors with arched upper windows and a cornice; `floors` is its height. */
export function twoFloorStore(x: number, width: number, store: Store & { readonly floors: number }): Svg {
  const top = WALK - store.floors;
  const wall = brick(store.tone, 26);
  const count = Math.round(width / 110);
  const gap = width / count;
  const window = (index: number): Svg => {
    const [left, y, wide, tall] = [x + index * gap + gap * 0.24, top + 86, gap * 0.52, store.floors * 0.3];
    return (
      path(
        `M${left - 8} ${y + tall}V${y}A${wide / 2 + 8} 30 0 0 1 ${left + wide + 8} ${y}V${y + tall}Z`,
        lit(store.tone, 0.45),
      ) +
      path(`M${left} ${y + tall}V${y + 4}A${wide / 2} 22 0 0 1 ${left + wide} ${y + 4}V${y + tall}Z`, '#7fb0b8') +
      path(
        `M${left} ${y + tall}V${y + 4}A${wide / 2} 22 0 0 1 ${left + wide * 0.5} ${y - 16}V${y + tall * 0.4}Z`,
        PALETTE.white,
        {
          opacity: 0.3,
        },
      ) +
      rect(left, y + tall * 0.5, wide, 5, PALETTE.white) +
      rect(left + wide / 2 - 2, y - 14, 5, tall + 14, PALETTE.white) +
      rect(left - 12, y + tall, wide + 24, 9, lit(store.tone, 0.6))
    );
  };
  return (
    wall.defs +
    rect(x, top, width, store.floors, wall.fill) +
    rect(x + width - 14, top, 14, store.floors, PALETTE.river, { opacity: 0.16 }) +
    rect(x - 4, top - 14, width + 8, 24, lit(store.tone, 0.55)) +
    rect(x, top + 10, width, 8, PALETTE.river, { opacity: 0.24 }) +
    repeat(count * 3, (index) =>
      rect(x + 10 + (index * (width - 20)) / (count * 3), top + 18, 14, 16, lit(store.tone, 0.4)),
    ) +
    repeat(count, window) +
    rect(x + 8, WALK - 236, width - 16, 30, lit(store.tone, 0.5)) +
    shopfront(x + 22, WALK - 206, width - 44, 206, store.seed) +
    stripedAwning(x + 12, WALK - 214, width - 24, 66, store.awning)
  );
}

/** A brick shop of one floor with a stepped parapet. */
export function oneFloorShop(x: number, width: number, store: Store): Svg {
  const wall = brick(store.tone, 26);
  const top = WALK - 330;
  return (
    wall.defs +
    rect(x, top, width, 330, wall.fill) +
    rect(x + width * 0.25, top - 40, width * 0.5, 44, wall.fill) +
    rect(x - 4, top - 8, width * 0.25 + 4, 12, lit(store.tone, 0.55)) +
    rect(x + width * 0.75, top - 8, width * 0.25 + 4, 12, lit(store.tone, 0.55)) +
    rect(x + width * 0.25 - 6, top - 50, width * 0.5 + 12, 14, lit(store.tone, 0.55)) +
    rect(x + width * 0.18, top + 30, width * 0.64, 44, lit(store.tone, 0.62)) +
    rect(x + width - 12, top, 12, 330, PALETTE.river, { opacity: 0.16 }) +
    shopfront(x + 22, WALK - 220, width - 44, 220, store.seed) +
    stripedAwning(x + 12, WALK - 232, width - 24, 70, store.awning)
  );
}
