import { type Html, html } from '#content/article/html.ts';

/** What a histogram shows: how often each value occurs, counted in steps from 0 on. */
export interface HistogramOptions {
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly values: readonly number[];
  readonly step: number;
  readonly until: number;
  /** Values that matter, each a line with a word. */
  readonly lines: readonly { readonly at: number; readonly word: string }[];
  /** How a value is written on the axis. */
  readonly write: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 170;
const LEFT = 20;
const TOP = 34;
const BASE = HEIGHT - 24;
const TICKS = 6;

/** How many values fall into each step; what lies outside counts at the end it is nearest to. */
export function countSteps(values: readonly number[], step: number, until: number): number[] {
  const counts = new Array<number>(Math.round(until / step)).fill(0);
  for (const value of values) {
    // 0.3 / 0.01 is 29.999…: a value on a step's edge belongs to the step it begins.
    const index = Math.floor(value / step + 1e-9);
    counts[Math.min(counts.length - 1, Math.max(0, index))]! += 1;
  }
  return counts;
}

/** A histogram as inline SVG. */
export function histogram({ label, values, step, until, lines, write }: HistogramOptions): Html {
  const counts = countSteps(values, step, until);
  const highest = Math.max(1, ...counts);
  const width = (WIDTH - 2 * LEFT) / counts.length;
  const x = (value: number): string => (LEFT + (Math.min(value, until) / until) * (WIDTH - 2 * LEFT)).toFixed(1);
  const bars = counts.flatMap((count, index) => {
    if (count === 0) return [];
    const height = Math.max(1, (count / highest) * (BASE - TOP));
    const range = `${write(index * step)} to ${write((index + 1) * step)}: ${count} pages`;
    return html`<rect x="${(LEFT + index * width).toFixed(1)}" y="${(BASE - height).toFixed(1)}" width="${Math.max(1, width - 1).toFixed(1)}" height="${height.toFixed(1)}"><title>${range}</title></rect>`;
  });
  const ticks = Array.from({ length: TICKS }, (_, index) => (until * index) / (TICKS - 1)).map(
    (value) => html`<text x="${x(value)}" y="${BASE + 16}" text-anchor="middle">${write(value)}</text>`,
  );
  const marks = lines.map(({ at, word }, index) => {
    return html`<line class="${index === 0 ? 'gate' : 'middle'}" x1="${x(at)}" x2="${x(at)}" y1="${TOP - 6}" y2="${BASE}"/><text x="${x(at)}" y="${index === 0 ? 11 : 25}" text-anchor="${at > until / 2 ? 'end' : 'start'}">${word} ${write(at)}</text>`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><line class="axis" x1="${LEFT}" x2="${WIDTH - LEFT}" y1="${BASE}" y2="${BASE}"/>${bars}${marks}${ticks}</svg>`;
}
