import { blob, puddle } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { lit, shaded } from '#scripts/pictures/drawing/palette.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, type Point, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, pointIn, veil } from '#scripts/pictures/motifs/box.ts';
import { run } from './run.ts';

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
    const [x, y] = pointIn(box, seed, index % Math.ceil(count / 2.4));
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
