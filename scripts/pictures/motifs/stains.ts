import { blob, puddle, smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { clip, fade, glow, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, shaded } from '#scripts/pictures/drawing/palette.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import {
  ellipse,
  group,
  line,
  path,
  type Point,
  polygon,
  rect,
  repeat,
  type Svg,
} from '#scripts/pictures/drawing/svg.ts';
import type { Box } from './dirt.ts';

/** Fills a box with a vertical gradient of one color. */
const veil = (box: Box, tone: string, ...opacities: readonly number[]): Svg => {
  const paint = fade(tone, ...opacities);
  return paint.defs + rect(box.x, box.y, box.width, box.height, paint.fill);
};

/** A point at random in a box. */
const spotIn = (box: Box, seed: number, index: number): Point => [
  box.x + box.width * random(seed, index),
  box.y + box.height * random(seed + 1, index),
];

/** A run of `width` at its top that narrows and fades toward its end. */
const run = (x: number, y: number, width: number, length: number, tone: string, opacity: number, seed: number): Svg => {
  const [bend, sway] = [randomBetween(-0.5, 0.5, seed, 1) * width, randomBetween(-0.4, 0.4, seed, 2) * width];
  const paint = fade(tone, opacity, opacity * 0.94, opacity * 0.6, 0);
  const [half, end] = [width / 2, width * 0.3];
  const [a, b, c] = [y + length * 0.4, y + length * 0.8, y + length].map(Math.round) as [number, number, number];
  const at = (value: number): number => Math.round(value * 10) / 10;
  return (
    paint.defs +
    path(
      `M${at(x - half)} ${y}C${at(x - half + bend)} ${a} ${at(x - end - bend)} ${a} ${at(x - end + sway)} ${b}Q${at(x + sway)} ${c} ${at(x + end + sway)} ${b}C${at(x + end - bend)} ${a} ${at(x + half + bend)} ${a} ${at(x + half)} ${y}Z`,
      paint.fill,
    )
  );
};

/** Black streaks that run down a roof from its ridge. */
export const roofStreaks = (top: number, seed: number): Svg => {
  const bands = [90, 260, 350, 560, 690, 800, 1010, 1120, 1330, 1460, 1550];
  const band = (index: number, scale: number, opacity: number): Svg => {
    const width = randomBetween(70, 190, seed, index) * scale;
    return run(bands[index]!, top, width, randomBetween(620, 1180, seed + 1, index), '#15181a', opacity, seed + index);
  };
  return (
    veil({ x: 0, y: top, width: 1600, height: 700 }, '#23282a', 0.42, 0.2, 0) +
    blurred(
      14,
      repeat(bands.length, (index) => band(index, 1.25, 0.5)),
    ) +
    noiseMasked(
      { size: [16, 70], share: 0.72, crisp: 2.4, seed },
      blurred(
        6,
        repeat(bands.length, (index) => band(index, 0.8, 0.92)),
      ),
    )
  );
};

/** A flat, lobed rosette of lichen with a pale rim. */
const rosette = ([x, y]: Point, size: number, tone: string, seed: number): Svg =>
  path(blob(x + 3, y + 5, size, size * 0.94, 15, seed), '#20282a', { opacity: 0.3 }) +
  path(blob(x, y, size, size * 0.94, 15, seed), lit(tone, 0.5)) +
  path(blob(x, y, size * 0.84, size * 0.78, 14, seed + 1), tone) +
  path(blob(x, y, size * 0.55, size * 0.5, 12, seed + 2), shaded(tone, 0.12)) +
  path(blob(x, y, size * 0.34, size * 0.3, 10, seed + 3), lit(tone, 0.3)) +
  repeat(Math.round(size / 9), (index) => {
    const angle = random(seed + 5, index) * 6.283;
    const reach = size * randomBetween(0.2, 0.78, seed + 6, index);
    const dot = size * randomBetween(0.05, 0.1, seed + 7, index);
    return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, dot, dot, shaded(tone, 0.3), {
      opacity: 0.6,
    });
  });

const LICHEN_TONES = ['#b7beb0', '#a5b0a0', '#c3c6b8', '#a3afa8'] as const;

/** Lichen: gray-green rosettes, in groups. */
export function lichen(box: Box, count: number, seed: number): Svg {
  const sized = Array.from({ length: count }, (_, index) => {
    const [x, y] = spotIn(box, seed, index % Math.ceil(count / 2.4));
    const apart = index < count / 2.4 ? 0 : 90;
    const at: Point = [
      x + randomBetween(-apart, apart, seed + 2, index),
      y + randomBetween(-apart, apart, seed + 3, index),
    ];
    return rosette(
      at,
      randomBetween(18, index % 3 === 0 ? 82 : 48, seed + 4, index),
      LICHEN_TONES[index % LICHEN_TONES.length]!,
      seed + index * 7,
    );
  });
  return sized.join('');
}

/** A cushion of moss: a bumpy, raised clump, lit from the upper left. */
function cushion(x: number, y: number, width: number, height: number, seed: number): Svg {
  const tone = ['#5f7f35', '#6f8c3c', '#557530', '#7a9444'][seed % 4]!;
  const tuft = (index: number): Svg => {
    const [dx, dy] = [randomBetween(-0.9, 0.9, seed + 3, index), randomBetween(-0.8, 0.6, seed + 4, index)];
    const size = randomBetween(5, 10, seed + 5, index);
    const shade = randomBetween(0.05, 0.4, seed + 6, index);
    return ellipse(
      x + dx * width * 0.48 * Math.sqrt(Math.max(0.1, 1 - dy * dy)),
      y + dy * height * 0.5,
      size,
      size * 0.9,
      dx * 0.5 + dy < 0 ? lit(tone, shade) : shaded(tone, shade * 0.8),
    );
  };
  return (
    path(puddle(x + 6, y + 10, width / 2, height / 2, 9, seed), '#0e2a33', { opacity: 0.5 }) +
    path(puddle(x, y, width / 2, height / 2, 9, seed), shaded(tone, 0.3)) +
    path(puddle(x - 2, y - 4, width / 2.2, height / 2.3, 9, seed), tone) +
    repeat(Math.max(6, Math.round((width * height) / 240)), tuft)
  );
}

/** Moss along a line: low cushions, some of them grown together. */
export const mossAlong = (from: Point, to: Point, count: number, size: number, seed: number): Svg =>
  repeat(count, (index) => {
    const group = Math.floor(index / 3);
    const share = random(seed, group) + randomBetween(-0.05, 0.05, seed + 1, index);
    const grown = randomBetween(0.3, 1, seed + 2, index);
    const turned = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
    const [long, high] = [size * grown * 2.1, size * grown * 0.85];
    return cushion(
      from[0] + (to[0] - from[0]) * share + (turned ? randomBetween(-6, 6, seed + 3, index) : 0),
      from[1] + (to[1] - from[1]) * share + (turned ? 0 : randomBetween(-10, 8, seed + 3, index)),
      turned ? high : long,
      turned ? long : high,
      seed * 3 + index,
    );
  });

/** A thin green film of algae, denser toward the bottom. */
export const greenFilm = (box: Box, seed: number): Svg =>
  veil(box, '#86a356', 0.02, 0.24, 0.56) +
  noiseMasked({ size: [170, 130], share: 0.56, crisp: 1.8, seed }, veil(box, '#6a8f45', 0.02, 0.3, 0.66)) +
  noiseMasked({ size: [60, 80], share: 0.42, crisp: 2.4, seed: seed + 1 }, veil(box, '#4c7030', 0, 0.2, 0.55)) +
  noiseMasked({ size: [7, 8], share: 0.36, crisp: 5, seed: seed + 2 }, veil(box, '#3c5c24', 0, 0.2, 0.42));

/** Yellow dust with drifts along the given edges. */
export const pollenDust = (box: Box, ledges: readonly number[], seed: number): Svg =>
  veil(box, '#f0dc6e', 0.4, 0.46) +
  noiseMasked({ size: [240, 120], share: 0.5, crisp: 1.5, seed }, veil(box, '#e8c838', 0.36, 0.42)) +
  noiseMasked({ size: [3.5, 3.5], share: 0.42, crisp: 6, seed: seed + 1 }, veil(box, '#fbee9a', 0.75, 0.75)) +
  noiseMasked({ size: [3.5, 3.5], share: 0.3, crisp: 6, seed: seed + 3 }, veil(box, '#b58f16', 0.6, 0.6)) +
  ledges
    .map((y, row) =>
      noiseMasked(
        { size: [70, 12], share: 0.6, crisp: 2, seed: seed + 9 + row },
        rect(box.x, y - 14, box.width, 22, '#d6a80f', { opacity: 0.5 }),
      ),
    )
    .join('');

/** Two white stripes as wide as fingers, as a mask of what a hand has wiped. */
export const fingerStripes = (x: number, y: number): Svg =>
  [0, 96]
    .map((down) =>
      path(
        smoothLine([
          [x, y + down],
          [x + 150, y + down - 20],
          [x + 330, y + down + 2],
          [x + 500, y + down - 26],
        ]),
        'none',
        { stroke: '#fff', 'stroke-width': 74, 'stroke-linecap': 'round' },
      ),
    )
    .join('');

/** Spots that splashed up from the ground at `foot`, dense at the bottom. */
export const clayFoot = (foot: number, seed: number): Svg => {
  const box = { x: 0, y: foot - 620, width: 1600, height: 640 };
  return (
    noiseMasked({ size: [110, 70], share: 0.62, crisp: 2, seed }, veil(box, '#b55a30', 0, 0.05, 0.4, 0.9)) +
    noiseMasked({ size: [30, 26], share: 0.4, crisp: 3, seed: seed + 1 }, veil(box, '#9a4523', 0, 0.14, 0.5, 0.9)) +
    repeat(330, (index) => {
      const up = random(seed + 2, index) ** 1.9;
      const size = randomBetween(4, 19, seed + 3, index) * (1 - up * 0.5);
      const [x, y] = [randomBetween(0, 1600, seed + 4, index), foot - 10 - up * 640];
      return path(blob(x, y, size, size * 1.12, 8, seed + index), index % 3 === 0 ? '#8f3f1f' : '#b25730', {
        opacity: 0.85,
      });
    })
  );
};

/** Red clay on paving: fans that rain left, and the prints of a tire. */
export const clayOnPaving = (box: Box, seed: number): Svg => {
  const fan = (index: number): Svg => {
    const [x, y] = spotIn(box, seed, index);
    const size = randomBetween(180, 380, seed + 2, index);
    return path(puddle(x, y, size, size * 0.56, 9, seed + index), index % 2 === 0 ? '#b9603a' : '#a14e2b', {
      opacity: 0.6,
    });
  };
  const lug = (index: number): Svg =>
    repeat(4, (across) =>
      rect(560 + across * 48 + index * 14, 1150 - index * 62, 36, 40, '#a3492a', {
        opacity: 0.86,
        transform: `skewX(${across % 2 === 0 ? -8 : 8})`,
      }),
    );
  return (
    noiseMasked({ size: [150, 70], share: 0.72, crisp: 2, seed }, blurred(16, repeat(8, fan))) +
    noiseMasked({ size: [30, 22], share: 0.42, crisp: 4, seed: seed + 5 }, repeat(8, fan)) +
    noiseMasked({ size: [26, 26], share: 0.74, crisp: 3, seed: seed + 6 }, repeat(19, lug))
  );
};

/** Rust that a sprinkler left: a thin orange film below its arc, darker where drops ran, and dotted at its edge. */
export const sprinklerRust = (foot: number, seed: number): Svg => {
  const height = (x: number): number => 300 + ((x - 880) / 880) ** 2 * 620;
  const arc = (lift: number): string =>
    smoothLine(Array.from({ length: 18 }, (_, step): Point => [100 + step * 90, height(100 + step * 90) + lift])) +
    `L1640 ${foot}L100 ${foot}Z`;
  const box = { x: 0, y: 250, width: 1600, height: foot - 250 };
  return (
    blurred(26, path(arc(30), '#dd8a35', { opacity: 0.36 })) +
    noiseMasked(
      { size: [60, 200], share: 0.56, crisp: 1.8, seed },
      blurred(14, path(arc(60), '#c96c1c', { opacity: 0.45 })),
    ) +
    noiseMasked(
      { size: [14, 170], share: 0.46, crisp: 3, seed: seed + 1 },
      clip(path(arc(40), '#000'), veil(box, '#a8540f', 0.12, 0.36, 0.6)),
    ) +
    repeat(260, (index) => {
      const x = randomBetween(110, 1600, seed + 2, index);
      const y = height(x) + randomBetween(-60, 200, seed + 3, index);
      const size = randomBetween(3, 9, seed + 4, index);
      return y > foot ? '' : ellipse(x, y, size, size * 1.3, '#b85f18', { opacity: 0.6 });
    })
  );
};

/** A pop-up sprinkler, its foot at 0, 0, and its drops. */
export const sprinkler = (x: number, y: number): Svg =>
  rect(x - 24, y - 120, 48, 130, '#23292b') +
  rect(x - 32, y - 130, 64, 24, '#31393c') +
  rect(x - 16, y - 158, 32, 30, '#1a1f21') +
  repeat(15, (index) => {
    const share = (index + 1) / 15;
    return ellipse(x + share * 560, y - 150 - Math.sin(share * 2.1) * 420, 7, 10, '#e7f4f5', { opacity: 0.9 });
  });

/** Rust on a wall: runs below screws and a hinge of iron. */
export const rustRuns = (seed: number): Svg => {
  const screw = (x: number, y: number, length: number, own: number): Svg =>
    blurred(5, run(x, y, 62, length, '#d8893c', 0.55, own)) +
    run(x, y, 40, length * 0.94, '#b55a16', 0.8, own) +
    run(x + 8, y, 16, length * 0.6, '#8a3d0c', 0.85, own + 1) +
    ellipse(x, y, 22, 22, '#6d3a1c') +
    ellipse(x - 4, y - 4, 14, 14, '#9a5526') +
    line([x - 12, y + 3], [x + 10, y - 5], '#3c1f10', 5);
  const bracket =
    blurred(6, run(1084, 430, 170, 600, '#d8893c', 0.5, seed)) +
    run(1046, 430, 44, 560, '#b55a16', 0.78, seed + 1) +
    run(1116, 430, 50, 470, '#a04a10', 0.76, seed + 2) +
    run(1080, 430, 26, 660, '#8a3d0c', 0.8, seed + 3) +
    withShadow(
      6,
      rect(1010, 210, 150, 230, '#4c3a30', { rx: 10 }) +
        [250, 300, 350, 400].map((y) => rect(1026, y - 16, 118, 22, '#33261f')).join('') +
        noiseMasked(
          { size: [14, 12], share: 0.5, crisp: 3, seed },
          rect(1010, 210, 150, 230, '#b4622a', { opacity: 0.85 }),
        ),
    );
  return screw(360, 240, 520, seed + 4) + screw(640, 420, 380, seed + 5) + screw(1420, 600, 420, seed + 6) + bracket;
};

/** Rust on paving: the ring of a can, the feet of a chair, and specks of fertilizer. */
export const rustMarks = (seed: number): Svg => {
  const ring = (x: number, y: number, size: number): Svg => {
    const draw = (width: number, tone: string, opacity: number): Svg =>
      ellipse(x, y, size, size, 'none', { stroke: tone, 'stroke-width': width, opacity });
    return (
      blurred(12, draw(56, '#d98a3a', 0.6)) +
      noiseMasked({ size: [34, 34], share: 0.7, crisp: 3, seed: seed + size }, draw(36, '#b4581a', 0.95)) +
      draw(12, '#8f400f', 0.75)
    );
  };
  const foot = (x: number, y: number): Svg =>
    blurred(10, ellipse(x, y, 74, 74, '#d98a3a', { opacity: 0.6 })) +
    path(puddle(x, y, 46, 46, 8, seed + x), '#b4581a', { opacity: 0.9 }) +
    path(puddle(x + 2, y + 2, 24, 24, 7, seed + y), '#7d370d', { opacity: 0.85 }) +
    run(x + 10, y, 52, 190, '#c9762a', 0.5, seed + x);
  const grain = (index: number): Svg => {
    const [x, y] = [randomBetween(1010, 1590, seed, index), randomBetween(400, 1120, seed + 1, index)];
    const size = randomBetween(5, 13, seed + 2, index);
    return ellipse(x, y, size * 2.4, size * 2.4, '#dd9445', { opacity: 0.5 }) + ellipse(x, y, size, size, '#a34c12');
  };
  return ring(560, 720, 210) + foot(300, 470) + foot(840, 470) + foot(860, 1010) + repeat(74, grain);
};

/** Tiny, raised, tar-black dots that artillery fungus shot from mulch: dense at the bottom. */
export const artillery = (foot: number, seed: number): Svg =>
  repeat(190, (index) => {
    const up = random(seed, index) ** 1.5;
    const [x, y] = [randomBetween(150, 1590, seed + 1, index), foot - 20 - up * 900];
    const size = randomBetween(6, 12.5, seed + 2, index);
    return (
      ellipse(x + 3, y + 4, size, size, '#0e2a33', { opacity: 0.3 }) +
      ellipse(x, y, size, size, index % 4 === 0 ? '#4a2a18' : '#2a1710') +
      ellipse(x - size * 0.3, y - size * 0.35, size * 0.3, size * 0.26, '#c9a98c', { opacity: 0.85 })
    );
  });

const LIGHT = glow('#ffe08a', 0.75);

/** A porch light, its center at x, y. */
export const porchLight = (x: number, y: number): Svg =>
  LIGHT.defs +
  ellipse(x, y + 20, 430, 430, LIGHT.fill) +
  withShadow(
    8,
    rect(x - 70, y - 150, 140, 60, '#20282a') +
      polygon(
        [
          [x - 120, y - 80],
          [x + 120, y - 80],
          [x + 70, y - 120],
          [x - 70, y - 120],
        ],
        '#20282a',
      ) +
      rect(x - 96, y - 80, 192, 210, '#fff0bd') +
      [-96, -6, 84].map((dx) => rect(x + dx, y - 80, 12, 210, '#20282a')).join('') +
      rect(x - 110, y + 128, 220, 26, '#20282a'),
  );

/** Droppings of spiders and flies around a point: dots, and dots with a run. */
export const bugSpots = (x: number, y: number, seed: number, tone = '#2a211b'): Svg =>
  repeat(150, (index) => {
    const angle = random(seed, index) * 6.283;
    const reach = 150 + 620 * random(seed + 1, index) ** 1.4;
    const [cx, cy] = [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.9];
    const size = randomBetween(4, 11, seed + 2, index);
    return index % 3 === 0
      ? run(
          Math.round(cx),
          Math.round(cy),
          size * 1.5,
          randomBetween(30, 110, seed + 3, index),
          tone,
          0.8,
          seed + index,
        ) + ellipse(cx, cy, size, size * 1.15, tone, { opacity: 0.92 })
      : path(blob(cx, cy, size, size * 0.9, 7, seed + index), tone, { opacity: 0.9 });
  });

/** A cobweb in a corner at x, y. */
export const cobweb = (x: number, y: number, reach: number): Svg => {
  const spokes = [6, 24, 44, 66, 84].map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle: number, share: number): Point => [
    x + Math.cos(angle) * reach * share,
    y + Math.sin(angle) * reach * share,
  ];
  const thread = { stroke: '#8d9492', 'stroke-width': 3, opacity: 0.8 } as const;
  return (
    spokes.map((angle) => line([x, y], at(angle, 1), '#8d9492', 3, { opacity: 0.8 })).join('') +
    [0.3, 0.5, 0.72, 0.92]
      .map((share) =>
        spokes
          .slice(1)
          .map((angle, index) => {
            const [a, b] = [at(spokes[index]!, share), at(angle, share)];
            const middle = at((angle + spokes[index]!) / 2, share * 0.86);
            return path(
              `M${a.map(Math.round).join(' ')}Q${middle.map(Math.round).join(' ')} ${b.map(Math.round).join(' ')}`,
              'none',
              thread,
            );
          })
          .join(''),
      )
      .join('')
  );
};

/** A pool of oil with drops. */
export const oilPool = (seed: number): Svg => {
  const pool = (size: number, opacity: number, own: number): Svg =>
    path(puddle(620, 730, 380 * size, 270 * size, 15, seed + own), '#14181a', { opacity });
  return (
    blurred(26, pool(1.22, 0.34, 2)) +
    noiseMasked({ size: [16, 16], share: 0.86, crisp: 3, seed }, pool(1, 0.55, 0)) +
    blurred(5, pool(0.78, 0.66, 1)) +
    pool(0.5, 0.8, 4) +
    repeat(34, (index) => {
      const size = randomBetween(8, 46, seed + 3, index);
      const [x, y] = [randomBetween(170, 1540, seed + 4, index), randomBetween(400, 1130, seed + 5, index)];
      return path(puddle(x, y, size, size * 0.9, 9, seed + index), '#14181a', { opacity: 0.62 });
    }) +
    path(puddle(540, 680, 120, 50, 11, seed + 6), '#6b93a0', { opacity: 0.5 }) +
    path(puddle(560, 676, 76, 28, 10, seed + 7), '#a98bb0', { opacity: 0.55 }) +
    path(puddle(580, 674, 36, 12, 9, seed + 8), '#d9c27a', { opacity: 0.5 })
  );
};

/** Two bands of rubber with the pattern of a tread, in a turn. */
export const tireBands = (seed: number): Svg => {
  const band = (offset: number): Svg => {
    const points: readonly Point[] = [
      [220 + offset, 1240],
      [340 + offset, 900],
      [560 + offset, 560],
      [900 + offset, 260],
      [1320 + offset, 20],
    ];
    const draw = (width: number, opacity: number, more = {}): Svg =>
      path(smoothLine(points), 'none', { stroke: '#1b1d1e', 'stroke-width': width, opacity, ...more });
    return (
      noiseMasked({ size: [40, 40], share: 0.78, crisp: 3, seed: seed + offset }, draw(150, 0.5)) +
      noiseMasked(
        { size: [60, 60], share: 0.72, crisp: 3, seed: seed + offset + 1 },
        draw(44, 0.62, { 'stroke-dasharray': '30 12', transform: 'translate(-46 -16)' }) +
          draw(44, 0.62, { 'stroke-dasharray': '30 12', 'stroke-dashoffset': 21 }) +
          draw(44, 0.62, { 'stroke-dasharray': '30 12', transform: 'translate(46 16)' }),
      )
    );
  };
  return band(0) + band(560);
};

const LOBED =
  'M0 -120C16 -104 20 -88 14 -74C34 -92 56 -88 66 -70C52 -66 40 -56 34 -42C56 -54 84 -44 92 -20C72 -22 52 -12 42 2C64 -2 84 12 84 38C62 26 38 28 20 44C18 64 14 84 8 112L-8 112C-8 84 -14 64 -18 44C-38 30 -62 28 -84 40C-84 14 -64 -2 -42 2C-54 -12 -72 -20 -92 -18C-84 -44 -56 -54 -34 -42C-40 -56 -52 -66 -66 -70C-56 -88 -34 -92 -14 -74C-20 -88 -16 -104 0 -120Z';
const OVAL = 'M0 -110C46 -74 58 -14 36 44C24 76 8 96 4 128L-4 128C-8 96 -26 76 -38 44C-58 -14 -46 -74 0 -110Z';

/** The brown prints that wet leaves and seeds leave, and some of the leaves. */
export const leafPrints = (box: Box, count: number, seed: number): Svg => {
  const leaf = (index: number, fill: string, opacity: number, own = 0): Svg => {
    const [x, y] = spotIn(box, seed + own, index);
    const [turn, size] = [
      randomBetween(0, 360, seed + own + 2, index),
      randomBetween(0.75, 1.35, seed + own + 3, index),
    ];
    return path(index % 3 === 1 ? OVAL : LOBED, fill, {
      opacity,
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${size.toFixed(2)})`,
    });
  };
  const ring = (index: number): Svg => {
    const [x, y] = spotIn(box, seed + 30, index);
    return (
      ellipse(x, y, 30, 26, '#6e431f', { opacity: 0.5 }) +
      ellipse(x, y, 42, 37, 'none', { stroke: '#7d5128', 'stroke-width': 9, opacity: 0.45 })
    );
  };
  return (
    noiseMasked(
      { size: [190, 150], share: 0.5, crisp: 1.8, seed },
      rect(box.x, box.y, box.width, box.height, '#8a5c2f', { opacity: 0.34 }),
    ) +
    blurred(
      9,
      repeat(count, (index) => leaf(index, '#8a5a2c', 0.5)),
    ) +
    noiseMasked(
      { size: [26, 26], share: 0.78, crisp: 3, seed: seed + 1 },
      repeat(count, (index) => leaf(index, '#6d421d', 0.72)),
    ) +
    repeat(9, ring) +
    withShadow(
      6,
      repeat(4, (index) => leaf(index * 3 + 1, ['#b9772f', '#a3602a', '#c79446', '#8f5426'][index]!, 1, 60)),
    )
  );
};

/** Black specks of mildew in clouds; `along` stretches them from top to bottom. */
export const mildewSpecks = (box: Box, seed: number, along = 1): Svg => {
  const specks = (share: number, own: number): Svg =>
    noiseMasked(
      { size: [4.5, 4.5 * along], share, crisp: 7, seed: seed + own },
      rect(box.x, box.y, box.width, box.height, '#121615', { opacity: 0.9 }),
    );
  const clouds = (share: number, inner: Svg): Svg =>
    noiseMasked({ size: [150, 150 * along], share, crisp: 1.6, seed }, inner);
  return (
    clouds(0.44, rect(box.x, box.y, box.width, box.height, '#3a403c', { opacity: 0.28 })) +
    clouds(0.42, specks(0.36, 1)) +
    clouds(0.22, specks(0.42, 3)) +
    specks(0.09, 2)
  );
};

/** A sooty film that runs down a wall in streaks from the top. */
export const sootyRuns = (box: Box, seed: number): Svg =>
  noiseMasked({ size: [34, 560], share: 0.5, crisp: 1.8, seed: seed + 4 }, veil(box, '#22282b', 0.7, 0.5, 0.22, 0.04)) +
  veil(box, '#2a3032', 0.3, 0.16, 0.04, 0) +
  noiseMasked(
    { size: [70, 420], share: 0.56, crisp: 1.4, seed: seed + 6 },
    noiseMasked({ size: [4.5, 5], share: 0.36, crisp: 7, seed: seed + 1 }, veil(box, '#1a1f1f', 0.8, 0.66, 0.4, 0.06)),
  );

/** White crystals of salt: a powdery bloom, thickest along the given lines. */
export const saltBloom = (box: Box, seed: number, ...lines: readonly Svg[]): Svg => {
  const white = (opacity: number): Svg => rect(box.x, box.y, box.width, box.height, '#fffdf7', { opacity });
  const patches = (share: number, inner: Svg): Svg => noiseMasked({ size: [200, 120], share, crisp: 1.5, seed }, inner);
  return (
    patches(0.42, white(0.34)) +
    patches(0.42, noiseMasked({ size: [5, 5], share: 0.56, crisp: 5, seed: seed + 1 }, white(0.9))) +
    patches(0.18, white(0.5)) +
    patches(0.46, group({ opacity: 0.6 }, blurred(5, ...lines))) +
    patches(0.54, noiseMasked({ size: [6, 6], share: 0.6, crisp: 5, seed: seed + 2 }, ...lines))
  );
};

const PAINTS = ['#2f6aa8', '#b8436a', '#f4efe2'] as const;

/** Drops and splashes of paint, raised, with small ones around them. */
export const paintDrops = (box: Box, seed: number, tones: readonly string[] = PAINTS): Svg =>
  repeat(15, (index) => {
    const [x, y] = spotIn(box, seed, index);
    const size = randomBetween(20, 74, seed + 2, index);
    const tone = tones[index % tones.length]!;
    const small = repeat(13, (drop) => {
      const angle = random(seed + index, drop) * 6.283;
      const reach = size * randomBetween(1.1, 3.4, seed + index + 20, drop);
      const dot = randomBetween(4, 13, seed + index + 40, drop);
      return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, dot, dot, tone);
    });
    const length = size * randomBetween(1.5, 4.4, seed + 3, index);
    const drip =
      index % 2 === 0
        ? rect(x - size * 0.16, y, size * 0.32, length, tone, { rx: size * 0.16 }) +
          ellipse(x, y + length, size * 0.24, size * 0.3, tone)
        : '';
    return (
      withShadow(3, small + drip + path(puddle(x, y, size, size * 0.94, 8, seed + index), tone)) +
      ellipse(x - size * 0.3, y - size * 0.34, size * 0.24, size * 0.14, '#ffffff', { opacity: 0.45 })
    );
  });

/** Old chewing gum, trodden flat: dark, round, hardly raised. One is still pink. */
export const gumSpots = (box: Box, seed: number): Svg =>
  repeat(30, (index) => {
    const [x, y] = spotIn(box, seed, index);
    const size = randomBetween(24, 50, seed + 2, index);
    const tone = index === 7 ? '#d59aa2' : ['#33322f', '#413f3c', '#504d49', '#66625b'][index % 4]!;
    const disc = (reach: number, fill: string, opacity: number): Svg =>
      path(puddle(x, y, size * reach, size * reach * 0.96, 11, seed + index), fill, { opacity });
    return (
      disc(1.12, '#3a372f', 0.35) +
      disc(1, tone, 0.96) +
      noiseMasked({ size: [6, 6], share: 0.4, crisp: 4, seed: seed + 3 }, disc(0.94, lit(tone, 0.25), 0.5))
    );
  });

/** Where acid has eaten concrete: white, rough spots with bare stones and a yellow rim. */
export const acidSpots = (seed: number): Svg => {
  const spot = (x: number, y: number, size: number, own: number): Svg => {
    const shape = (share: number, add: number): string =>
      puddle(x, y, size * share, size * share * 0.86, 9, seed + own + add);
    const pebble = (index: number): Svg => {
      const angle = random(seed + own, index) * 6.283;
      const reach = size * 0.7 * Math.sqrt(random(seed + own + 1, index));
      const stone = randomBetween(7, 19, seed + own + 2, index);
      const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
      const tone = ['#8c8478', '#a99b86', '#6e6a64', '#b8a184'][index % 4]!;
      return (
        path(puddle(px + 3, py + 4, stone, stone * 0.8, 7, own + index), '#5a5344', { opacity: 0.6 }) +
        path(puddle(px, py, stone, stone * 0.8, 7, own + index), tone)
      );
    };
    return (
      blurred(12, path(shape(1.26, 0), '#d7b25a', { opacity: 0.75 })) +
      path(shape(1.02, 1), '#fffdf6') +
      path(shape(0.82, 2), '#efe9dc') +
      path(shape(0.74, 3), '#d9d0bf') +
      repeat(Math.round(size / 4.2), pebble) +
      noiseMasked(
        { size: [12, 12], share: 0.5, crisp: 5, seed: seed + own },
        path(shape(1, 1), '#ffffff', { opacity: 0.75 }),
      )
    );
  };
  return (
    spot(470, 680, 190, 1) +
    spot(770, 850, 130, 20) +
    spot(760, 560, 84, 40) +
    spot(330, 990, 76, 60) +
    spot(980, 690, 54, 80) +
    spot(610, 1010, 42, 100) +
    spot(1290, 560, 66, 120)
  );
};

/** Dark stripes on the face of a gutter, as wide as a finger and evenly apart. */
export const tigerStripes = ({ x, y, width, height }: Box, seed: number): Svg =>
  repeat(34, (index) => {
    const at = x + 24 + index * (width / 34) + randomBetween(-13, 13, seed, index);
    const wide = randomBetween(12, 32, seed + 1, index);
    const dark = randomBetween(0.5, 0.86, seed + 2, index);
    return (
      run(
        Math.round(at),
        y + 26,
        wide * 1.7,
        height * randomBetween(0.7, 1.06, seed + 3, index),
        '#50504a',
        dark * 0.5,
        seed + index,
      ) +
      run(
        Math.round(at),
        y + 22,
        wide,
        height * randomBetween(0.75, 1.1, seed + 4, index),
        '#24262a',
        dark,
        seed + index,
      )
    );
  });

/** Dried drops of hard water: white rims, with runs below some. */
export const hardWater = (box: Box, seed: number): Svg =>
  noiseMasked({ size: [240, 180], share: 0.5, crisp: 1.5, seed }, veil(box, '#f3f7f6', 0.06, 0.2, 0.46)) +
  repeat(170, (index) => {
    const [x, across] = [box.x + box.width * random(seed + 1, index), random(seed + 2, index)];
    const y = box.y + box.height * across ** 0.7;
    const size = randomBetween(9, 33, seed + 3, index);
    const drop = puddle(x, y, size, size * 1.06, 7, seed + index);
    return (
      path(drop, '#ffffff', { opacity: 0.22 }) +
      path(drop, 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.86 }) +
      (index % 4 === 0
        ? run(
            Math.round(x),
            Math.round(y),
            size * 1.1,
            randomBetween(80, 260, seed + 5, index),
            '#ffffff',
            0.4,
            seed + index,
          )
        : '')
    );
  });

/** The tubes of a mud dauber: ridged columns of dried mud with round holes, their top at x, y. */
export function mudTubes(x: number, y: number, seed: number): Svg {
  const tube = (index: number): Svg => {
    const left = x + index * 78;
    const length = randomBetween(300, 430, seed, index);
    const rings = Math.floor(length / 22);
    return (
      repeat(rings, (ring) => {
        const tone = shaded('#bb9c78', random(seed + index, ring) * 0.34);
        const down = y + ring * 22;
        return (
          path(
            `M${left} ${down + 8}Q${left + 42} ${down - 14} ${left + 84} ${down + 8}L${left + 84} ${down + 30}Q${left + 42} ${down + 8} ${left} ${down + 30}Z`,
            tone,
          ) +
          path(`M${left} ${down + 8}Q${left + 42} ${down - 14} ${left + 84} ${down + 8}`, 'none', {
            stroke: '#5e4128',
            'stroke-width': 3,
            opacity: 0.6,
          })
        );
      }) +
      ellipse(left + 42, y + length - 70 - (index % 2) * 120, 17, 19, '#2a1b10') +
      group({ opacity: 0.25 }, rect(left + 62, y + 10, 22, length - 16, '#2a1b10'))
    );
  };
  return withShadow(10, repeat(4, tube));
}

/** A paper wasps' nest from below: an umbrella of gray cells on a stalk, its stalk at x, y. */
export function paperNest(x: number, y: number): Svg {
  const size = 30;
  const cells = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3].flatMap((column): Svg[] => {
      const cx = x + (column + (row % 2 === 0 ? 0 : 0.5)) * size * 1.78;
      const cy = y + 210 + row * size * 1.52;
      if (Math.hypot((cx - x) / 185, (cy - y - 210) / 165) > 1) return [];
      const hexagon = (reach: number): readonly Point[] =>
        [30, 90, 150, 210, 270, 330].map((degrees): Point => [
          cx + Math.cos((degrees * Math.PI) / 180) * reach,
          cy + Math.sin((degrees * Math.PI) / 180) * reach,
        ]);
      const capped = (row + column) % 4 === 0;
      return [polygon(hexagon(size * 1.04), '#b7ab95'), polygon(hexagon(size * 0.78), capped ? '#e8e0cd' : '#4d453a')];
    }),
  );
  return withShadow(
    12,
    rect(x - 9, y, 18, 90, '#6f6553') +
      path(blob(x, y + 206, 214, 186, 14, 5), '#8f836d') +
      path(blob(x, y + 214, 200, 172, 14, 6), '#a3977f') +
      cells.join(''),
  );
}
