import { CARD } from './card.ts';
import { COLUMN, cardType } from './card-type.ts';
import type { CardWords } from './card-words.ts';
import { soft } from './curve.ts';
import { PALETTE } from './palette.ts';
import { type Point, type Svg, path } from './svg.ts';
import { measuring, typeset } from './typeset.ts';

const ripple = (x: number, y: number): Svg =>
  path(soft(Array.from({ length: 7 }, (_, index): Point => [x + index * 16, y + (index % 2) * 12])), 'none', {
    stroke: PALETTE.water,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });

/** A card's words as paths, and a ripple between title and line. */
export async function lettering(words: CardWords): Promise<Svg> {
  const { lines, rippleTop } = cardType(words, await measuring([words.title, words.line ?? '', ' …']));
  return (
    (rippleTop === null ? '' : ripple(COLUMN.left + 4, rippleTop)) + (await typeset(lines, CARD.width, CARD.height))
  );
}
