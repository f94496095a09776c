// npm run fonts: subsets the site's fonts to the characters of English and writes src/styles/fonts and
// fonts.css. Run it after updating a font's package. The output is committed, so that builds need neither
// this script nor its packages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { format, resolveConfig } from 'prettier';

const require = createRequire(import.meta.url);
const styles = join(import.meta.dirname, '..', 'src', 'styles');

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const WORDS = `${ASCII.replaceAll(/[^A-Za-z0-9 ]/g, '')}\u00a0`;

/**
 * All characters of the fonts: English text, and accented letters in names. Browsers use a fallback font for
 * others.
 */
const CHARACTERS = `${ASCII}\u00a0·•–—‘’“”…×°½©→←áéíóúñü`;

/** Fonts of Linux with the same metrics as a fallback font, so that the same adjustments apply. */
const METRIC_COMPATIBLE: Readonly<Record<string, string>> = {
  ArialMT: 'Liberation Sans',
  TimesNewRomanPSMT: 'Liberation Serif',
};

/**
 * The part of a font that a slow phone receives in one round trip, while it loads the stylesheet and the
 * other font too: a third of 1.6 Mbit/s for 150 ms is 10,220 bytes in whole segments, minus about 630 bytes
 * of response headers.
 */
const MAX_BYTES = 9_580;

interface Font {
  readonly family: string;
  readonly source: string;
  readonly file: string;
  /** The value of font-weight in CSS: one weight, or the range of a variable font. */
  readonly weight: string;
  readonly axes?: Record<string, { min: number; max: number } | number>;
  /**
   * The characters of the site's own texts, for the first file. The second has the rest, loaded on demand.
   */
  readonly common: string;
  /** OpenType features that browsers apply by default or that our CSS enables. */
  readonly features: readonly string[];
  /** System fonts in order of preference, adjusted to our metrics so that the layout does not shift. */
  readonly fallbacks: readonly Parameters<typeof createFontStack>[0][number][];
  readonly generic: string;
}

const FONTS: readonly Font[] = [
  {
    family: 'Fraunces',
    source: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    file: 'fraunces-600.woff2',
    weight: '600',
    common: `${WORDS}.,:?!&()-–’'$+`,
    features: ['kern', 'liga'],
    fallbacks: [georgia, timesNewRoman],
    generic: 'serif',
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree.woff2',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    common: `${WORDS}.,:;?!&()-–—‘’“”'"$+%/@*#_·•`,
    // tnum: digits of equal width, for tables. rvrn: glyph variants that a variable font needs at some
    // weights.
    features: ['kern', 'liga', 'tnum', 'rvrn'],
    fallbacks: [arial, roboto],
    generic: 'sans-serif',
  },
];

/** The characters of a text as a CSS unicode-range, such as 'U+20-22, U+24'. */
function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0)!).toSorted((a, b) => a - b);
  const isStart = (code: number): boolean => !codes.includes(code - 1);
  return codes
    .filter((code) => isStart(code))
    .map((start) => {
      const end = codes.find((code) => code >= start && !codes.includes(code + 1))!;
      return `U+${start.toString(16)}${end === start ? '' : `-${end.toString(16)}`}`;
    })
    .join(', ');
}

/** Writes the subset of a font for the characters of `text` and returns its @font-face rule. */
async function writeSubset(
  { family, source, weight, axes, features }: Font,
  file: string,
  text: string,
): Promise<string> {
  // A variable, because the package's types lack keepFeatures and would reject it in a literal argument.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    ...(axes === undefined ? {} : { variationAxes: axes }),
  };
  const font = await subsetFont(readFileSync(require.resolve(source)), text, options);
  if (font.length > MAX_BYTES) throw new Error(`${file}: has ${font.length} bytes, expected at most ${MAX_BYTES}.`);
  writeFileSync(join(styles, 'fonts', file), font);
  console.log(`src/styles/fonts/${file}: ${font.length} bytes`);
  return `@font-face {
    font-family: '${family}';
    font-style: normal;
    font-weight: ${weight};
    font-display: swap;
    src: url('./fonts/${file}?no-inline') format('woff2');
    unicode-range: ${unicodeRange(text)};
  }`;
}

/** The @font-face rules of a family: its two files and its fallbacks. */
async function facesOf(font: Font): Promise<string> {
  const { family, source, file, common, fallbacks } = font;
  const rest = [...CHARACTERS].filter((character) => !common.includes(character)).join('');
  const own = [
    await writeSubset(font, file, common),
    await writeSubset(font, file.replace('.woff2', '-rest.woff2'), rest),
  ];
  const whole = await fromBuffer(readFileSync(require.resolve(source)));
  const { fontFaces } = createFontStack([{ ...whole, familyName: family }, ...fallbacks]);
  const fallbackFaces = Object.entries(METRIC_COMPATIBLE).reduce(
    (css, [name, substitute]) => css.replaceAll(`local('${name}')`, `local('${name}'), local('${substitute}')`),
    fontFaces,
  );
  return [...own, fallbackFaces].join('\n');
}

mkdirSync(join(styles, 'fonts'), { recursive: true });
const faces: string[] = [];
for (const font of FONTS) faces.push(await facesOf(font));
const css = `/* Written by npm run fonts. */\n${faces.join('\n')}`;
const file = join(styles, 'fonts.css');
writeFileSync(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
