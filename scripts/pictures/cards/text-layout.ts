import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { CardText } from './card-text.ts';
import { fitLines, type FittedText, type Measure } from './fit-lines.ts';

/** The weights of Fraunces: 600 for title and footer, 400 for the line between them. */
export type Weight = 400 | 600;

/** Letter spacing in em. */
export const TRACKING: Readonly<Record<Weight, number>> = { 400: 0, 600: -0.01 };

/** A line of text by its upper left corner and font size, in pixels. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
}

/** The column of title and line, in pixels. */
export const COLUMN = { left: 62, right: 672, top: 44, bottom: 510 } as const;

const WIDTH = COLUMN.right - COLUMN.left;
const TITLE = { width: WIDTH, largest: 112, smallest: 54, mostLines: 3, leading: 1.06 } as const;
const LINE = { width: WIDTH, height: 140, largest: 46, smallest: 31, mostLines: 3, leading: 1.3 } as const;
const FOOT = { x: 160, middle: 585, size: 44 } as const;
const RIPPLE = { height: 12, above: 30, below: 26 } as const;

/**
 * The text settings, part of every card's digest. Raise `revision` when code changes the layout without them.
 */
export const TYPE_SETTINGS = { revision: 1, COLUMN, TITLE, LINE, FOOT, RIPPLE, TRACKING } as const;

/** The laid out text of a card. `rippleTop` is null without a line below the title. */
export interface CardTextLayout {
  readonly lines: readonly TextLine[];
  readonly rippleTop: number | null;
  readonly titleLines: readonly string[];
}

/** Lays out a card's text, with the title as large as it fits. */
export function layOutCardText({ title, line, foot }: CardText, measure: (weight: Weight) => Measure): CardTextLayout {
  const height = COLUMN.bottom - COLUMN.top;
  const below = line === null ? null : fitLines(line, measure(400), LINE);
  const belowHeight = below === null ? 0 : heightOf(below, LINE.leading) + RIPPLE.above + RIPPLE.height + RIPPLE.below;
  const above = fitLines(title, measure(600), { ...TITLE, height: height - belowHeight });
  const top = COLUMN.top + (height - belowHeight - heightOf(above, TITLE.leading)) / 2;
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
