// npm run fonts: cuts the site's fonts down to what English needs and writes their CSS (src/styles/fonts,
// fonts.css). Run it after a change of a font's package; what it writes is committed, so that a build needs
// none of this.
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
 * Letters, digits and signs of English text, and the accents inside names. A letter that is missing falls
 * back.
 */
const LETTERS = `${ASCII}\u00a0·•–—‘’“”…×°½©→←áéíóúñü`;

/** What a Linux has in their place, of the same widths: they take the same corrections. */
const METRIC_TWINS: Readonly<Record<string, string>> = {
  ArialMT: 'Liberation Sans',
  TimesNewRomanPSMT: 'Liberation Serif',
};

/**
 * What a slow phone gets of a font in its first round trip beside the stylesheet and the other font: a third
 * of
 * 1.6 Mbit/s for 150 ms in whole segments is 10,220 bytes, and the answer's headers take some 630 of them.
 */
const MOST_BYTES = 9_580;

interface Font {
  readonly family: string;
  readonly source: string;
  readonly file: string;
  /** As CSS says it: one weight, or the range of a variable font. */
  readonly weight: string;
  readonly axes?: Record<string, { min: number; max: number } | number>;
  /**
   * What the site's own pages show: the first file has it. The others are in a second one, asked for by who
   * shows them.
   */
  readonly letters: string;
  /** What a browser applies by itself, and what our CSS asks for. */
  readonly features: readonly string[];
  /** Fonts of machines, first choice first, sized so that nothing moves when ours arrives. */
  readonly fallbacks: readonly Parameters<typeof createFontStack>[0][number][];
  readonly generic: string;
}

const FONTS: readonly Font[] = [
  {
    family: 'Fraunces',
    source: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    file: 'fraunces-600.woff2',
    weight: '600',
    letters: `${WORDS}.,:?!&()-–’'$+`,
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
    letters: `${WORDS}.,:;?!&()-–—‘’“”'"$+%/@*#_·•`,
    // Digits of one width for tables, and what a variable font asks for at some weights.
    features: ['kern', 'liga', 'tnum', 'rvrn'],
    fallbacks: [arial, roboto],
    generic: 'sans-serif',
  },
];

/** The characters of a text as CSS names them: 'U+20-22, U+24'. */
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

/** Writes the characters of `text` of a font and answers their CSS. */
async function cut({ family, source, weight, axes, features }: Font, file: string, text: string): Promise<string> {
  // Not written in the call: the package's types are older than keepFeatures.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    ...(axes === undefined ? {} : { variationAxes: axes }),
  };
  const font = await subsetFont(readFileSync(require.resolve(source)), text, options);
  if (font.length > MOST_BYTES) throw new Error(`${file}: has ${font.length} bytes, expected at most ${MOST_BYTES}.`);
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

/** The faces of a family: its two files, and the fonts of machines that stand in for them. */
async function facesOf(font: Font): Promise<string> {
  const { family, source, file, letters, fallbacks } = font;
  const rest = [...LETTERS].filter((letter) => !letters.includes(letter)).join('');
  const own = [await cut(font, file, letters), await cut(font, file.replace('.woff2', '-rest.woff2'), rest)];
  const whole = await fromBuffer(readFileSync(require.resolve(source)));
  const { fontFaces } = createFontStack([{ ...whole, familyName: family }, ...fallbacks]);
  const twinned = Object.entries(METRIC_TWINS).reduce(
    (css, [name, twin]) => css.replaceAll(`local('${name}')`, `local('${name}'), local('${twin}')`),
    fontFaces,
  );
  return [...own, twinned].join('\n');
}

mkdirSync(join(styles, 'fonts'), { recursive: true });
const faces: string[] = [];
for (const font of FONTS) faces.push(await facesOf(font));
const css = `/* Written by npm run fonts. */\n${faces.join('\n')}`;
const file = join(styles, 'fonts.css');
writeFileSync(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
