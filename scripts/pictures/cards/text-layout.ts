import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { CardText } from './card-text.ts';
import { fitLines, type FittedText, type Measure } from './fit-lines.ts';

/** Fraunces as the site has it: 600 for headings; 400 here also reads. */
export type Weight = 400 | 600;

/** Large letters stand a little closer, in sizes. */
export const TRACKING: Readonly<Record<Weight, number>> = { 400: 0, 600: -0.01 };

/** A line of text: its upper left corner and its size in pixels. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
}

/** Where the words of a card stand, in pixels: title and line on paper, the foot on the band of water. */
export const COLUMN = { left: 62, right: 672, top: 44, bottom: 510 } as const;

const WIDTH = COLUMN.right - COLUMN.left;
const TITLE = { width: WIDTH, largest: 112, smallest: 54, mostLines: 3, leading: 1.06 } as const;
const LINE = { width: WIDTH, height: 140, largest: 46, smallest: 31, mostLines: 3, leading: 1.3 } as const;
const FOOT = { x: 160, middle: 585, size: 44 } as const;
const RIPPLE = { height: 12, above: 30, below: 26 } as const;

/** How words are set. Raise the revision where the same settings set them differently: every card is stale then. */
export const TYPE_SETTINGS = { revision: 1, COLUMN, TITLE, LINE, FOOT, RIPPLE, TRACKING } as const;

/** A card's words set in lines, and where the ripple stands: null where there is no line to part. */
export interface CardTextLayout {
  readonly lines: readonly TextLine[];
  readonly rippleTop: number | null;
  readonly titleLines: readonly string[];
}

/** Sets a card's words, the title as large as its room allows. */
export function layOutCardText({ title, line, foot }: CardText, measure: (weight: Weight) => Measure): CardTextLayout {
  const room = COLUMN.bottom - COLUMN.top;
  const below = line === null ? null : fitLines(line, measure(400), LINE);
  const belowHeight = below === null ? 0 : heightOf(below, LINE.leading) + RIPPLE.above + RIPPLE.height + RIPPLE.below;
  const above = fitLines(title, measure(600), { ...TITLE, height: room - belowHeight });
  const top = COLUMN.top + (room - belowHeight - heightOf(above, TITLE.leading)) / 2;
  const rippleTop = top + heightOf(above, TITLE.leading) + RIPPLE.above;
  const lineTop = rippleTop + RIPPLE.height + RIPPLE.below;
  return {
    titleLines: above.lines,
    rippleTop: below === null ? null : rippleTop,
    lines: [
      ...set(above, top, TITLE.leading, 600),
      ...(below === null ? [] : set(below, lineTop, LINE.leading, 400)),
      { text: foot, x: FOOT.x, y: FOOT.middle - FOOT.size / 2, size: FOOT.size, weight: 600, fill: PALETTE.paper },
    ],
  };
}

const heightOf = ({ lines, size }: FittedText, leading: number): number => lines.length * size * leading;

const set = ({ lines, size }: FittedText, top: number, leading: number, weight: Weight): readonly TextLine[] =>
  lines.map((text, index) => ({
    text,
    x: COLUMN.left,
    y: top + index * size * leading,
    size,
    weight,
    fill: PALETTE.ink,
  }));
