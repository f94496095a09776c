import { type Html, html } from '#content/article/html.ts';
import type { Year, YearEvent } from '#content/year.ts';
import { MONTHS } from '#model/format.ts';
import { THIRDS_IN_YEAR, type YearSpan } from '#model/time-of-year.ts';

/** Drawing units. The year is drawn in two halves, side by side on wide screens and one above the other on phones. */
const HALF = 600;
const WIDTH = 2 * HALF;
const THIRD = WIDTH / THIRDS_IN_YEAR;
const MONTH = WIDTH / MONTHS.length;

/** A house from the sky to the ground: the roof ends at the gutter, the wall begins below it. */
const ROOF = 52;
const GUTTER = { top: 74, bottom: 88 };
const GROUND = 236;
const SOIL = 254;
const NAMES = 278;
const LANES = 292;
const LANE = 30;
const BAR = 22;

/** A stretch of the picture, from x to x. */
type Stretch = readonly [from: number, to: number];

const xOf = (third: number): number => Math.round(third * THIRD);

/** The stretches of spans in drawing units; one across New Year is two, at both edges. */
const stretches = (spans: readonly YearSpan[]): readonly Stretch[] =>
  spans.flatMap(({ start, end }): Stretch[] =>
    end <= THIRDS_IN_YEAR
      ? [[xOf(start), xOf(end)]]
      : [
          [xOf(start), WIDTH],
          [0, xOf(end - THIRDS_IN_YEAR)],
        ],
  );

/** After so many points the heights of a scatter repeat. A Fibonacci number, which spreads them evenly. */
const HEIGHTS = 8;

/**
 * Scatters points over a stretch, so that no pattern is seen: their heights are the fractions of multiples of the
 * golden ratio. All are `gap` apart and their heights repeat, so that the steps between them do, too, and compress well.
 */
function scatter(
  [from, to]: Stretch,
  top: number,
  bottom: number,
  gap: number,
): readonly (readonly [number, number])[] {
  const count = Math.floor((to - from) / gap);
  const first = Math.round(from + (to - from - (count - 1) * gap) / 2);
  return Array.from({ length: count }, (_, index) => [
    first + index * gap,
    Math.round(top + (((index % HEIGHTS) * 0.618034 + 0.3) % 1) * (bottom - top)),
  ]);
}

/**
 * Marks of one kind as one path; none for no marks. `end`: where the drawing of a mark ends, seen from its point; a
 * closed one ends where it began. Each mark starts relative to the one before: the same few steps repeat then, and a
 * third of the picture's compressed bytes are saved.
 */
function marks(
  className: string,
  points: readonly (readonly [number, number])[],
  mark: string,
  end: readonly [number, number] = [0, 0],
): Html[] {
  if (points.length === 0) return [];
  const steps = points.map(([x, y], index) => {
    const before = points[index - 1];
    return before === undefined ? `M${x} ${y}` : `m${x - before[0] - end[0]} ${y - before[1] - end[1]}`;
  });
  return [html`<path class="${className}" d="${steps.map((step) => step + mark).join('')}"/>`];
}

/** A hill over a stretch, flat at an edge of the year that it continues beyond. */
function hill([from, to]: Stretch): string {
  const shoulder = Math.min(70, (to - from) / 2);
  const height = 70;
  return `M${from} ${GROUND}c${shoulder * 0.5} 0 ${shoulder * 0.4} -${height} ${shoulder} -${height}h${to - from - 2 * shoulder}c${shoulder * 0.6} 0 ${shoulder * 0.5} ${height} ${shoulder} ${height}z`;
}

const CLOUD = 'q2 -14 18 -12q6 -16 24 -10q18 -4 20 12q14 2 8 12h-72q-8 -1 2 -2z';

/** How each event is drawn over a stretch. */
const DRAWINGS: Readonly<Record<YearEvent, (stretch: Stretch) => readonly Html[]>> = {
  algae: (stretch) => [
    html`<path class="yr-algae" d="${hill(stretch)}"/>`,
    ...marks('yr-algae-spot', scatter(stretch, GROUND - 58, GROUND - 10, 24).slice(1, -2), 'h0'),
  ],
  pollen: (stretch) => marks('yr-pollen', scatter(stretch, GUTTER.bottom + 8, GROUND - 2, 1), 'h0'),
  storms: (stretch) => {
    const clouds = scatter(stretch, 20, 32, 96);
    return [
      ...marks(
        'yr-rain',
        clouds.flatMap(([x, y]) => [-22, 0, 22].map((shift) => [x + shift, y + 16] as const)),
        'l-7 18',
        [-7, 18],
      ),
      ...marks(
        'yr-cloud',
        clouds.map(([x, y]) => [x - 36, y + 8] as const),
        CLOUD,
      ),
    ];
  },
  leafFall: (stretch) => [
    ...marks('yr-leaf-pile', scatter(stretch, GUTTER.top, GUTTER.top, 16), 'q8 -11 16 0z'),
    ...marks('yr-leaf', scatter(stretch, GUTTER.bottom + 12, GROUND - 14, 11), 'q9 -13 15 -1q-8 10 -15 1z'),
    ...marks('yr-leaf-dark', scatter(stretch, GUTTER.bottom + 24, GROUND + 6, 19), 'q3 -14 14 -8q-1 12 -14 8z'),
  ],
  freeze: (stretch) => [
    ...marks('yr-icicle', scatter(stretch, GUTTER.bottom - 1, GUTTER.bottom - 1, 15), 'h8l-4 26z'),
    ...marks('yr-icicle', scatter(stretch, GUTTER.bottom - 1, GUTTER.bottom - 1, 34), 'h9l-4.5 40z'),
  ],
  snow: (stretch) => [
    ...marks('yr-flake', scatter(stretch, 6, ROOF - 6, 12), 'h0'),
    ...marks('yr-snow', [[stretch[0], GROUND + 2]], `h${stretch[1] - stretch[0]}`),
  ],
};

/** From back to front. */
const LAYERS: readonly YearEvent[] = ['algae', 'pollen', 'snow', 'leafFall', 'freeze', 'storms'];

const WINDOWS = Array.from({ length: MONTHS.length / 2 }, (_, index) => 2 * MONTH * (index + 0.5) - 26);

const PLANKS = Array.from({ length: 6 }, (_, index) => `M0 ${GUTTER.bottom + 21 * (index + 1)}h${WIDTH}`).join('');

/** The bars of the good weeks, a lane for each row of the table. */
const bars = (weeks: Year['weeks']): Html[] =>
  weeks.flatMap(({ spans }, index) =>
    stretches(spans).map(
      ([from, to]) =>
        html`<rect class="yr-lane-${index + 1}" x="${from + 2}" y="${LANES + LANE * index}" width="${to - from - 4}" height="${BAR}" rx="3"/>`,
    ),
  );

/** Many places have the same year, and a drawing takes as long as the words of their pages. */
const pictures = new Map<string, Html>();

/**
 * Draws a year as the wall of a house: pollen, algae, leaves, ice, rain and snow in their months, and the good weeks as
 * bars below. The second half reuses the first one's drawing, whose classes therefore are styled without ancestors:
 * Chromium matches no selector across the border of a <use>. The table beside it says the same, so assistive technology
 * skips it.
 */
export function yearPicture({ events, weeks }: Year): Html {
  const drawing = JSON.stringify([events.map(({ event, spans }) => [event, spans]), weeks.map(({ spans }) => spans)]);
  let picture = pictures.get(drawing);
  if (picture === undefined) pictures.set(drawing, (picture = draw(events, weeks)));
  return picture;
}

function draw(events: Year['events'], weeks: Year['weeks']): Html {
  const height = weeks.length === 0 ? LANES : LANES + LANE * weeks.length;
  const drawn = LAYERS.flatMap((layer) =>
    events
      .filter(({ event }) => event === layer)
      .flatMap(({ event, spans }) => stretches(spans).flatMap(DRAWINGS[event])),
  );
  // Each half has its own names: text that is cut off in the other half would still be found on the page.
  const names = (first: number): Html => {
    const months = MONTHS.slice(first, first + MONTHS.length / 2).map(
      (month, index) => html`<tspan x="${MONTH * (first + index + 0.5)}">${month.slice(0, 3)}</tspan>`,
    );
    return html`<text class="yr-month" y="${NAMES}">${months}</text>`;
  };
  const lanes = weeks.map(
    (_, index) => html`<path class="yr-lane" d="M0 ${LANES + LANE * index + BAR / 2}h${WIDTH}"/>`,
  );
  const band = (className: string, top: number, bottom: number): Html =>
    html`<path class="${className}" d="M0 ${top}h${WIDTH}v${bottom - top}H0z"/>`;
  const house = [
    band('yr-sky', 0, ROOF),
    band('yr-roof', ROOF, GUTTER.top),
    band('yr-wall', GUTTER.top, GROUND),
    html`<path class="yr-planks" d="${PLANKS}"/>`,
    ...marks(
      'yr-window',
      WINDOWS.map((x) => [x, GUTTER.bottom + 20] as const),
      'h52v54h-52z',
    ),
    band('yr-ground', GROUND, SOIL),
    band('yr-gutter', GUTTER.top, GUTTER.bottom),
  ];
  const half = (left: number, content: Html): Html => html`<svg viewBox="${left} 0 ${HALF} ${height}">${content}</svg>`;
  return html`<div class="year-art" aria-hidden="true">${half(0, html`<g id="year-art">${house}${drawn}${lanes}${bars(weeks)}</g>${names(0)}`)}${half(HALF, html`<use href="#year-art"/>${names(MONTHS.length / 2)}`)}</div>`;
}
