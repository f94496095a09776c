import { contrast } from './contrast.ts';
import { colors } from './tokens.ts';

/** Two colors that meet on the site, and the least contrast they need. */
export interface ColorPair {
  readonly front: string;
  readonly back: string;
  readonly use: string;
  /** 7 for text (AAA), 3 for marks, lines of fields and focus rings (WCAG 2.2, 1.4.11). */
  readonly least: 7 | 3;
}

/** What WCAG 2.2 asks of text at level AAA, and of what is no text. */
const TEXT = 7;
const MARK = 3;

const on = (back: string, least: 7 | 3, fronts: Readonly<Record<string, string>>): ColorPair[] =>
  Object.entries(fronts).map(([front, use]) => ({ front, back, use, least }));

/** Every pair the stylesheets make. A new one is added here; a test holds each to its least. */
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

/** A pair with its values and its contrast, two digits after the point. */
export interface MeasuredPair extends ColorPair {
  readonly frontValue: string;
  readonly backValue: string;
  readonly ratio: number;
}

/** The pairs with their contrast. Throws an Error for a color that is no token. */
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
