// npm run fonts: cuts the site's fonts down to what English needs and writes their CSS (src/styles/fonts, fonts.css).
// Run it after a change of a font's package; what it writes is committed, so that a build needs none of this.
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

/** Letters, digits and signs of English text, and the accents inside names. A letter that is missing falls back. */
const LETTERS =
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00a0·•–—‘’“”…×°½©→←áéíóúñü';

/** What a browser applies by itself, and the digits of one width that our CSS asks for. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** What a Linux has in their place, of the same widths: they take the same corrections. */
const METRIC_TWINS: Readonly<Record<string, string>> = {
  ArialMT: 'Liberation Sans',
  TimesNewRomanPSMT: 'Liberation Serif',
};

const MOST_BYTES = 20_000;

interface Font {
  readonly family: string;
  readonly source: string;
  readonly file: string;
  /** As CSS says it: one weight, or the range of a variable font. */
  readonly weight: string;
  readonly axes?: Record<string, { min: number; max: number } | number>;
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
    fallbacks: [georgia, timesNewRoman],
    generic: 'serif',
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree.woff2',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [arial, roboto],
    generic: 'sans-serif',
  },
];

/** Writes one font and answers its CSS. Throws an Error where it is larger than a page can bear. */
async function cut({ family, source, file, weight, axes, fallbacks }: Font): Promise<string> {
  const whole = readFileSync(require.resolve(source));
  // Not written in the call: the package's types are older than keepFeatures.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    ...(axes === undefined ? {} : { variationAxes: axes }),
  };
  const font = await subsetFont(whole, LETTERS, options);
  if (font.length > MOST_BYTES) throw new Error(`${file}: has ${font.length} bytes, expected at most ${MOST_BYTES}.`);
  mkdirSync(join(styles, 'fonts'), { recursive: true });
  writeFileSync(join(styles, 'fonts', file), font);
  console.log(`src/styles/fonts/${file}: ${font.length} bytes`);
  const { fontFaces } = createFontStack([{ ...(await fromBuffer(whole)), familyName: family }, ...fallbacks]);
  const twinned = Object.entries(METRIC_TWINS).reduce(
    (css, [name, twin]) => css.replaceAll(`local('${name}')`, `local('${name}'), local('${twin}')`),
    fontFaces,
  );
  return `@font-face {
    font-family: '${family}';
    font-style: normal;
    font-weight: ${weight};
    font-display: swap;
    src: url('./fonts/${file}') format('woff2');
  }
  ${twinned}`;
}

const faces: string[] = [];
for (const font of FONTS) faces.push(await cut(font));
const css = `/* Written by npm run fonts. */\n${faces.join('\n')}`;
const file = join(styles, 'fonts.css');
writeFileSync(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
