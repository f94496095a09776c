import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import { smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { path, type Point, type Svg } from '#scripts/pictures/drawing/svg.ts';
import type { CardText } from './card-text.ts';
import { CARD_SIZE } from './card.ts';
import type { Measure } from './fit-lines.ts';
import { layOutCardText, COLUMN, type TextLine, TRACKING, type Weight } from './text-layout.ts';

const FAMILY = 'Fraunces';
const WEIGHTS: readonly Weight[] = [400, 600];

const require = createRequire(import.meta.url);

// The files of the npm package, so that installed fonts don't matter; latin-ext has the other European
// letters.
const fonts = WEIGHTS.flatMap((weight) =>
  ['latin', 'latin-ext'].map((script) => ({
    name: script === 'latin' ? FAMILY : `${FAMILY} ${script}`,
    weight,
    style: 'normal' as const,
    data: readFileSync(require.resolve(`@fontsource/fraunces/files/fraunces-${script}-${weight}-normal.woff`)),
  })),
);

const box = (key: string | null, style: Readonly<Record<string, string | number>>, children: unknown) => ({
  type: 'div',
  key,
  props: { style: { display: 'flex', ...style }, children },
});

const typeOf = (weight: Weight, size: number) => ({
  fontFamily: `${FAMILY}, ${FAMILY} latin-ext`,
  fontWeight: weight,
  fontSize: size,
  lineHeight: 1,
  letterSpacing: TRACKING[weight] * size,
  whiteSpace: 'pre',
});

/** Converts lines of text to paths, in a document of this size in pixels. */
export const textPaths = (lines: readonly TextLine[], width: number, height: number): Promise<Svg> =>
  satori(
    box(
      null,
      { width: '100%', height: '100%' },
      lines.map(({ text, x, y, size, weight, fill }, index) =>
        box(String(index), { position: 'absolute', left: x, top: y, color: fill, ...typeOf(weight, size) }, text),
      ),
    ),
    { width, height, fonts },
  );

/**
 * Measures the letters of some samples. A text's width is their sum, an upper bound: kerning only narrows it.
 */
export async function letterWidths(samples: readonly string[]): Promise<(weight: Weight) => Measure> {
  const letters = [...new Set(samples.join(''))];
  const widths = new Map<string, number>();
  const [size, gauge] = [100, 'x'];
  const measured = (weight: Weight, text: string) => box(`${weight}${text}`, typeOf(weight, size), text);
  await satori(
    box(
      null,
      { flexWrap: 'wrap' },
      // Each letter is measured between two others, because a lone space has no width.
      WEIGHTS.flatMap((weight) => [
        measured(weight, gauge + gauge),
        ...letters.map((letter) => measured(weight, gauge + letter + gauge)),
      ]),
    ),
    { width: 4000, fonts, onNodeDetected: ({ key, width }) => widths.set(String(key), width / size) },
  );
  const widthOf = (weight: Weight, text: string): number => widths.get(`${weight}${gauge}${text}${gauge}`) ?? 0;
  return (weight) => (text) =>
    [...text].reduce((sum, letter) => sum + widthOf(weight, letter) - widthOf(weight, ''), 0);
}

const ripple = (x: number, y: number): Svg =>
  path(smoothLine(Array.from({ length: 7 }, (_, index): Point => [x + index * 16, y + (index % 2) * 12])), 'none', {
    stroke: PALETTE.water,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });

/** Draws a card's text as paths, with a ripple between title and line. */
export async function cardTextPaths(text: CardText): Promise<Svg> {
  const { lines, rippleTop } = layOutCardText(text, await letterWidths([text.title, text.line ?? '', ' …']));
  return (
    (rippleTop === null ? '' : ripple(COLUMN.left + 4, rippleTop)) +
    (await textPaths(lines, CARD_SIZE.width, CARD_SIZE.height))
  );
}
