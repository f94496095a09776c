import { type Html, html } from '#content/article/html.ts';

/** The values of a histogram and how to draw them, in bins from 0 to `until`. */
export interface HistogramOptions {
  /** The accessible name. */
  readonly label: string;
  readonly values: readonly number[];
  readonly step: number;
  readonly until: number;
  /** Vertical lines with a label. */
  readonly lines: readonly { readonly at: number; readonly word: string }[];
  /** Formats a value of the axis. */
  readonly format: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 170;
const LEFT = 20;
const TOP = 34;
const BASE = HEIGHT - 24;
const TICKS = 6;

/** Counts the values per bin; values outside of the range count in the first or last bin. */
function countBins(values: readonly number[], step: number, until: number): number[] {
  const counts = new Array<number>(Math.round(until / step)).fill(0);
  for (const value of values) {
    // 0.3 / 0.01 is 29.999…, but 0.3 belongs to bin 30.
    const index = Math.floor(value / step + 1e-9);
    counts[Math.min(counts.length - 1, Math.max(0, index))]! += 1;
  }
  return counts;
}

/** Draws a histogram as inline SVG. */
export function histogram({ label, values, step, until, lines, format }: HistogramOptions): Html {
  const counts = countBins(values, step, until);
  const highest = Math.max(1, ...counts);
  const width = (WIDTH - 2 * LEFT) / counts.length;
  const x = (value: number): string => (LEFT + (Math.min(value, until) / until) * (WIDTH - 2 * LEFT)).toFixed(1);
  const bars = counts.flatMap((count, index) => {
    if (count === 0) return [];
    const height = Math.max(1, (count / highest) * (BASE - TOP));
    const range = `${format(index * step)} to ${format((index + 1) * step)}: ${count} pages`;
    return html`<rect x="${(LEFT + index * width).toFixed(1)}" y="${(BASE - height).toFixed(1)}" width="${Math.max(1, width - 1).toFixed(1)}" height="${height.toFixed(1)}"><title>${range}</title></rect>`;
  });
  const ticks = Array.from({ length: TICKS }, (_, index) => (until * index) / (TICKS - 1)).map(
    (value) => html`<text x="${x(value)}" y="${BASE + 16}" text-anchor="middle">${format(value)}</text>`,
  );
  const marks = lines.map(({ at, word }, index) => {
    return html`<line class="${index === 0 ? 'gate' : 'middle'}" x1="${x(at)}" x2="${x(at)}" y1="${TOP - 6}" y2="${BASE}"/><text x="${x(at)}" y="${index === 0 ? 11 : 25}" text-anchor="${at > until / 2 ? 'end' : 'start'}">${word} ${format(at)}</text>`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><line class="axis" x1="${LEFT}" x2="${WIDTH - LEFT}" y1="${BASE}" y2="${BASE}"/>${bars}${marks}${ticks}</svg>`;
}
