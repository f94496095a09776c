import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { element, group, path, place, type Point, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { markOnDark } from './icons.ts';

/** The size of an Open Graph card in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A scene, the x of the part that must be visible, and its scale on the card. */
export interface FramedScene {
  readonly scene: Svg;
  readonly middle: number;
  readonly scale: number;
}

/** The point of the card, in pixels, that shows the scene's `middle`. */
const WINDOW = { x: 962, y: 268 } as const;

/** The right edge of the sheet of paper. */
export const PAPER_EDGE: readonly Point[] = [
  [744, -20],
  [718, 110],
  [738, 240],
  [706, 370],
  [722, 490],
  [700, 640],
];

/** The upper edge of the band of water. */
export const BAND_EDGE: readonly Point[] = [
  [-20, 548],
  [220, 530],
  [520, 556],
  [840, 538],
  [1060, 552],
  [1220, 534],
];

const moved = (x: number, y: number, drawn: Svg): Svg => group({ transform: `translate(${x} ${y})` }, drawn);

/** Draws a card: text on a sheet of paper beside the scene, logo and footer on a band of water. */
export function card({ scene, middle, scale }: FramedScene, text: Svg): Svg {
  const { x, y } = WINDOW;
  const paper = closedSmoothLine(PAPER_EDGE, [-20, CARD_SIZE.height + 20], [-20, -20]);
  const band = closedSmoothLine(BAND_EDGE, [CARD_SIZE.width + 20, CARD_SIZE.height + 20], [-20, CARD_SIZE.height + 20]);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...CARD_SIZE, viewBox: `0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}` },
    place(x - middle * scale, y - (CANVAS.height / 2) * scale, scale, scene),
    withShadow(4, moved(14, 0, path(paper, PALETTE.foam))),
    withShadow(3, path(paper, PALETTE.paper)),
    withShadow(4, moved(0, -11, path(band, PALETTE.foam))),
    path(band, PALETTE.river),
    place(62, 542, 1.26, markOnDark()),
    text,
  );
}
