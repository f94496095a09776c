import { colors } from './tokens.ts';

/** A color's luminance, 0 to 1 (w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The contrast ratio of two #rrggbb colors: 1 for equal ones, 21 for black on white
 * (w3.org/TR/WCAG22/#dfn-contrast-ratio). Throws an Error for any other notation.
 */
export function contrast(one: string, other: string): number {
  const wrong = [one, other].find((color) => !HEX.test(color));
  if (wrong !== undefined) throw new Error(`${wrong} is no color of the form #rrggbb.`);
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Two colors that are used together, and the contrast they need. */
export interface ColorPair {
  readonly front: string;
  readonly back: string;
  readonly use: string;
  /** 7 for text (AAA), 3 for marks, lines of fields and focus rings (WCAG 2.2, 1.4.11). */
  readonly least: 7 | 3;
}

/** Minimum contrast by WCAG 2.2: level AAA for text, and non-text. */
const TEXT = 7;
const MARK = 3;

const on = (back: string, least: 7 | 3, fronts: Readonly<Record<string, string>>): ColorPair[] =>
  Object.entries(fronts).map(([front, use]) => ({ front, back, use, least }));

/** Every pair the stylesheets use. Add new pairs here: a test checks the contrast of each. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...on('paper', TEXT, { ink: 'reading', 'ink-soft': 'leads, notes', brick: 'stamps, errors', water: 'links' }),
  ...on('white', TEXT, { ink: 'forms, notes', 'ink-soft': 'hints', brick: 'errors, terms', water: 'links' }),
  ...on('foam', TEXT, { ink: 'bands', 'ink-soft': 'leads', brick: 'stamps', pine: 'success', water: 'badges, links' }),
  ...on('paper-deep', TEXT, { ink: 'sample marks', 'ink-soft': 'buttons that are off' }),
  ...on('ink', TEXT, { white: 'night bands', foam: 'leads, footer', sun: 'stamps' }),
  ...on('sun', TEXT, { ink: 'the button, selected text' }),
  ...on('sun-deep', TEXT, { ink: 'the button under the pointer' }),
  ...on('water', TEXT, { white: 'the quiet button under the pointer, at night' }),
  ...on('paper', MARK, { 'water-bright': 'focus rings', pine: 'ticks' }),
  ...on('white', MARK, { 'water-bright': 'focus rings', 'ink-soft': 'borders of fields' }),
  ...on('foam', MARK, { 'water-bright': 'focus rings' }),
  ...on('ink', MARK, { 'water-bright': 'focus rings' }),
];

/** A pair with its color values and its contrast, rounded down to two decimals. */
export interface MeasuredPair extends ColorPair {
  readonly frontValue: string;
  readonly backValue: string;
  readonly ratio: number;
}

/** Measures the pairs. Throws an Error for a color that is not a token. */
export function measuredPairs(): MeasuredPair[] {
  const values = new Map(colors().map(({ name, value }) => [name, value]));
  const valueOf = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`color-pairs.ts: ${name} is no color of tailwind.config.mjs.`);
    return value;
  };
  return COLOR_PAIRS.map((pair) => {
    const [frontValue, backValue] = [valueOf(pair.front), valueOf(pair.back)];
    return { ...pair, frontValue, backValue, ratio: Math.floor(contrast(frontValue, backValue) * 100) / 100 };
  });
}
